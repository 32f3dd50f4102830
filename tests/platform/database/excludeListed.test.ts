import { expect, test } from '@jest/globals'
import type { FlattenedField, Where } from 'payload'

import { excludeListed } from '../../../src/platform/database/excludeListed.js'

const fields = [{ name: 'topics', type: 'text', hasMany: true }] as FlattenedField[]

const without = (count: number) => (where: Where) =>
  excludeListed(where, {
    fields,
    own: {
      key: 'id',
      find: (_, limit) => Promise.resolve(Array.from({ length: Math.min(count, limit) })),
    },
  })

test('a filter names what is not to be found, or is refused where that is too much to name', async () => {
  const where = { topics: { not_equals: 'ai' } }
  const ids = Array.from({ length: 10_000 })
  expect(await without(10_000)(where)).toEqual({ and: [{ and: [{ id: { not_in: ids } }] }] })
  await expect(without(10_001)(where)).rejects.toMatchObject({ code: 'invalid_query' })
  const other = { topics: { equals: 'ai' } }
  expect(await without(10_001)(other)).toBe(other)
})
