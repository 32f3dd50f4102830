import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import pg from 'pg'

import { boot, type Foyer } from '../../support/boot.js'
import { fillTables } from '../../support/fillTables.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
  const outside = new pg.Client(foyer.databaseUrl)
  await outside.connect()
  await fillTables(outside, { first: 1, last: 40 })
  await outside.query(`
    insert into courses_instructors (_order, _parent_id, id, name)
    select 2, _parent_id, 'second-' || id, name from courses_instructors`)
  await outside.end()
})
afterAll(() => foyer.stop())

/** Of the list itself, not of what its documents show. */
const isCount = ([statement]: unknown[]) =>
  /select count\([*1]\)[ over()]* from \\"_?courses/i.test(JSON.stringify(statement))

test.each([
  ['?sort=title', 40, false],
  ['?sort=title&draft=true', 40, false],
  ['?sort=title&where[level][equals]=foundation', 40, false],
  ['?sort=slug&where[title][equals]=Course 7', 1, true],
  ['?sort=slug&where[instructors.name][like]=Teacher 7', 4, true],
])(
  '%s is counted right, and joins what it is filtered by alone',
  async (query, total, isJoined) => {
    const statements = jest.spyOn(pg.Client.prototype, 'query')
    try {
      const answer = await foyer.callAsAdmin(`/api/courses${query}`)
      expect(await answer.json()).toMatchObject({ totalDocs: total })
      const [count, ...others] = statements.mock.calls.filter(isCount)
      expect(others).toEqual([])
      expect(JSON.stringify(count).includes('left join')).toBe(isJoined)
    } finally {
      statements.mockRestore()
    }
  },
)
