import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import pg from 'pg'

import { boot, type Foyer } from '../../support/boot.js'
import { fillTables } from '../../support/fillTables.js'
import { searched } from '../../support/grownLists.js'

let foyer: Foyer
let outside: pg.Client

/** More than are named by their ids. */
const size = 1_200

beforeAll(async () => {
  foyer = await boot()
  outside = new pg.Client(foyer.databaseUrl)
  await outside.connect()
  await fillTables(outside, { first: 1, last: size })
  const other = `('01990000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid`
  await outside.query(`
    insert into bookings_attendees (_order, _parent_id, id, name, email)
      select place, ${other}, 'attendee-' || n || '-' || place, 'Guest', 'guest-' || n || '@acme.example'
      from generate_series(1, 30) n, generate_series(1, 3) place`)
})
afterAll(async () => {
  await outside.end()
  await foyer.stop()
})

type List = { docs: { id: string }[]; totalDocs: number }

const list = async (path: string) => {
  const answer = await foyer.callAsAdmin(path)
  expect(answer.status).toBe(200)
  const { docs, totalDocs } = (await answer.json()) as List
  return { found: docs.map(({ id }) => Number(id.slice(-12))), total: totalDocs }
}

const ofEnrolments = (words: string) =>
  searched(words, 'courseTitle', 'learner.email', 'learner.name')

/** The numbers up to `size` in which these digits are. */
const having = (digits: string) =>
  Array.from({ length: size }, (_, at) => at + 1).filter((n) => String(n).includes(digits))

describe('a search in several tables', () => {
  test('finds what has the words in any of them, in the order of the list and page by page', async () => {
    const path = `/api/enrolments?limit=20&sort=createdAt&${ofEnrolments('77')}`
    const all = having('77').toReversed()
    expect(await list(path)).toEqual({ found: all.slice(0, 20), total: all.length })
    expect(await list(`${path}&page=2`)).toEqual({ found: all.slice(20, 40), total: all.length })
  })

  test('keeps to the other filters of the list', async () => {
    const narrow = searched('l1', 'courseTitle', 'learner.email').replaceAll(
      'where[or]',
      'where[and][0][or]',
    )
    const path = `/api/enrolments?limit=100&${narrow}&where[and][1][status][equals]=active`
    expect((await list(path)).found).toEqual([100, 1000, 1100, 1200])
  })

  test('finds all where more than a thousand have the words, and nothing where none has', async () => {
    expect((await list(`/api/enrolments?limit=5&${ofEnrolments('acme')}`)).total).toBe(size)
    expect(await list(`/api/enrolments?limit=5&${ofEnrolments('nobody')}`)).toEqual({
      found: [],
      total: 0,
    })
  })

  test('counts a document once whose words stand in several rows', async () => {
    const fields = ['courseTitle', 'orderNumber', 'buyer.email', 'attendees.email'] as const
    const answer = await list(`/api/bookings?limit=100&${searched('guest-1', ...fields)}`)
    expect(answer).toEqual({ found: [1, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19], total: 11 })
  })

  test('finds translated words, in drafts too, and counts them alike', async () => {
    const words = searched('About 77', 'title', 'slug', 'summary')
    const all = having('77').toReversed()
    for (const draft of ['', '&draft=true']) {
      const path = `/api/courses?limit=100&sort=createdAt${draft}&${words}`
      expect(await list(path)).toEqual({ found: all, total: all.length })
    }
    const count = await foyer.callAsAdmin(`/api/courses/count?${words}`)
    expect(await count.json()).toEqual({ totalDocs: all.length })
  })
})

test('A visitor’s search stays one statement', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query')
  // The number itself: times and hashes among the values have these digits, too.
  const looksUp = () => statements.mock.calls.some((call) => /\b1001\b/.test(JSON.stringify(call)))
  try {
    const path = `/api/courses?limit=5&${searched('About 7', 'title', 'slug')}`
    expect((await foyer.call(path)).status).toBe(200)
    expect(looksUp()).toBe(false)
    await foyer.callAsAdmin(path)
    expect(looksUp()).toBe(true)
  } finally {
    statements.mockRestore()
  }
})
