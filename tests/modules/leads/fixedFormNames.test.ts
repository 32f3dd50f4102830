import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { query } from '../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const fields = [{ label: 'Why?', name: 'why', type: 'text' }]

async function send(path: string, json: object, method = 'POST') {
  const response = await foyer.callAsAdmin(path, { method, json })
  const { doc } = (await response.json()) as { doc?: { id: string; slug: string } }
  return { status: response.status, id: doc?.id ?? '', slug: doc?.slug }
}

test.each(['demo', 'contact', 'request-info', 'brochures', 'tco'])(
  'a form of staff is not called %s, as one of the service is',
  async (slug) => {
    const made = await send('/api/forms', { title: slug, fields })
    expect([made.status, made.slug]).toEqual([201, `${slug}-form`])
    const again = await send('/api/forms', { title: slug, fields })
    expect([again.status, again.slug]).toEqual([201, `${slug}-form-2`])
    expect((await send('/api/forms', { title: 'T', slug, fields })).status).toBe(400)
    expect((await send(`/api/forms/${made.id}`, { slug }, 'PATCH')).status).toBe(400)
  },
)

test('one that was called so before is saved as it is', async () => {
  const { id } = await send('/api/forms', { title: 'Old', slug: 'old', fields })
  for (const [table, column] of [
    ['forms', 'slug'],
    ['_forms_v', 'version_slug'],
  ] as const) {
    await query({ payload: foyer.payload })`
      update ${sql.identifier(table)} set ${sql.identifier(column)} = 'contact'
      where ${sql.identifier(column)} = 'old'`
  }
  const saved = await send(`/api/forms/${id}`, { title: 'Older', slug: 'contact' }, 'PATCH')
  expect([saved.status, saved.slug]).toEqual([200, 'contact'])
})
