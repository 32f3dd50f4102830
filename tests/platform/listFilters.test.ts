import { expect, test } from '@jest/globals'

import { listFilters } from '../../src/platform/listFilters.js'

test('the filters of a list become a query that Payload reads', () => {
  const where = {
    or: [{ and: [{ status: { equals: 'new' } }, { kind: { in: ['demo', 'tco'] } }] }],
  }
  const query = new URLSearchParams(listFilters({ where, search: 'a & b' }))
  expect([...query]).toEqual([
    ['search', 'a & b'],
    ['where[or][0][and][0][status][equals]', 'new'],
    ['where[or][0][and][1][kind][in][0]', 'demo'],
    ['where[or][0][and][1][kind][in][1]', 'tco'],
  ])
})

test.each([[{}], [{ search: '' }], [{ where: undefined }], [{ where: { status: null } }]])(
  'no filter is no query: %j',
  (query) => {
    expect(listFilters(query)).toBe('')
  },
)
