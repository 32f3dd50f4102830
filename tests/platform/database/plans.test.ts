import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { createLocalReq, type PayloadRequest } from 'payload'
import pg from 'pg'

import { findPage } from '../../../src/app/(site)/findPage.js'
import {
  claimDelivery,
  endpointsDue,
} from '../../../src/modules/administration/webhooks/claimDelivery.js'
import { deliverWebhooks } from '../../../src/modules/administration/webhooks/deliverWebhooks.js'
import {
  recallTurns,
  rememberTurn,
} from '../../../src/modules/assistant/conversations/turnStore.js'
import { addAttempt, readAttempts } from '../../../src/modules/learning/enrolments/attemptStore.js'
import {
  applyProgress,
  lockEnrolment,
  renameCompleted,
} from '../../../src/modules/learning/enrolments/enrolmentStore.js'
import { courseFacts } from '../../../src/modules/learning/facts/courseFacts.js'
import { findRefund } from '../../../src/modules/payments/refunds/refundStore.js'
import { boot, type Foyer } from '../../support/boot.js'
import { fillLinks, fillTables } from '../../support/fillTables.js'
import { exportsOfAll, grownLinks, grownLists } from '../../support/grownLists.js'

let foyer: Foyer
let outside: pg.Client

/**
 * Rows of each table, most of which no page of a list needs: at this size reading a table from end to end costs the
 * planner a hundred times what the index of a page costs, so it chooses as it does for a million.
 */
const size = 30_000

/** A gateway that is never called. */
const gateway = {
  GATEWAY_MODE: 'live',
  GATEWAY_URL: 'https://pay.example/transaction.do',
  GATEWAY_MERCHANT_ID: '1',
  GATEWAY_ACCESS_CODE: 'PLANS',
  GATEWAY_WORKING_KEY: '0123456789ABCDEF0123456789ABCDEF',
}

beforeAll(async () => {
  foyer = await boot(gateway, { findPage })
  outside = new pg.Client(foyer.databaseUrl)
  await outside.connect()
  await fillTables(outside, { first: 1, last: size })
  // What lists are found and sorted by is read whole, once.
  await foyer.call('/api/lms/courses?sort=startsAt')
})
afterAll(async () => {
  await outside.end()
  await foyer.stop()
})

const id = '01990000-0000-7000-8000-000000000077'

type Work = (req: PayloadRequest) => Promise<unknown>

/** What is done for one person or document, in tables that grow with each of them. */
const ofOne: [name: string, work: Work][] = [
  [
    'the progress of a learner, and their attempts at a quiz',
    async (req) => {
      const own = { enrolmentId: id, lesson: 'quiz' }
      expect(await lockEnrolment(req, id)).toBe(true)
      expect(await readAttempts(req, own)).toEqual({ used: 1, best: 80 })
      expect(await addAttempt(req, { ...own, score: 90, passed: true, most: 3 })).toBe(2)
      const course = { lessons: [{ slug: 'intro', passMark: 80 }], certificate: false }
      expect(await applyProgress(req, { which: { id, lesson: 'intro' }, course })).toHaveLength(1)
    },
  ],
  [
    'other slugs of the lessons of a course',
    (req) => renameCompleted(req, id, { intro: 'start', quiz: 'exam' }),
  ],
  [
    'a turn of a conversation',
    async ({ payload }) => {
      const conversationId = 'conversation-7'
      expect(await recallTurns(payload, conversationId)).toHaveLength(4)
      const turn = { question: 'When?', answer: 'Soon.', messageId: 'new', conversationId }
      await rememberTurn(payload, turn)
    },
  ],
  [
    'a refund by its reference or its id',
    async (req) => {
      expect(await findRefund(req, 'R-77')).toEqual(await findRefund(req, id))
    },
  ],
  [
    'a delivery that is sent again',
    async () => {
      const json = { url: 'https://hooks.example/', events: ['lead.created'] }
      const made = await foyer.callAsAdmin('/api/webhooks', { method: 'POST', json })
      const { doc } = (await made.json()) as { doc: { id: string } }
      const ofIt = 'update webhook_deliveries set webhook_id = $1 where id = $2'
      await outside.query(ofIt, [doc.id, id])
      const path = `/api/webhook-deliveries/${id}/resend`
      expect((await foyer.callAsAdmin(path, { method: 'POST' })).status).toBe(202)
    },
  ],
]

/** Waits until all other backends are idle and ends them: only then are their statistics certain to be there. */
async function rowsScanned(): Promise<Record<string, number>> {
  const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend' and application_name not like 'foyer-%'`
  for (let left = 1; left > 0;) {
    // Each time: the service opens connections again.
    await outside.query(`select pg_terminate_backend(pid) ${others}`)
    const { rows } = await outside.query<{ left: number }>(`select count(*)::int as left ${others}`)
    left = rows[0]?.left ?? 0
  }
  await outside.query('select pg_stat_clear_snapshot()')
  const { rows } = await outside.query<{ relname: string; read: number }>(
    `select relname, (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as read
     from pg_stat_user_tables where n_live_tup > 10000`,
  )
  return Object.fromEntries(rows.map(({ relname, read }) => [relname, read]))
}

describe('With 30,000 of each no table is read from end to end for', () => {
  test.each(grownLists)('%s', listsWithoutScan)

  test.each(exportsOfAll)('the first rows of %s', async (path) => {
    const begin = async () => {
      const { body } = await foyer.callAsAdmin(path)
      let text = ''
      // Undici gives a body in bytes, whose types leave that open.
      for await (const piece of body as unknown as AsyncIterable<Uint8Array>) {
        text += Buffer.from(piece).toString()
        if (text.split('\r\n').length > 2) break
      }
      expect(text.split('\r\n').length).toBeGreaterThan(2)
    }
    expect(await readWhole(begin)).toEqual([])
  })

  test.each([
    '/api/lms/courses?limit=11',
    '/api/lms/courses?limit=12&sort=startsAt',
    '/api/lms/courses/course-11',
    '/courses?page=2',
    '/courses/course-12',
  ])('%s after a place was taken', async (path) => {
    const show = async () => {
      const answer = await foyer.call(path)
      expect([answer.status, await answer.text()]).toEqual([
        200,
        expect.stringMatching(/Course \d/),
      ])
    }
    foyer.platform.cache.invalidate(['course-places'])
    expect(await readWhole(show)).toEqual([])
  })

  test.each(ofOne)('%s', async (_, work) => {
    const req = await createLocalReq({}, foyer.payload)
    expect(await readWhole(() => work(req))).toEqual([])
  })

  test('the dates of a course that is indexed', async () => {
    const { rows } = await outside.query<{ id: string }>(
      'select course_id as id from course_sessions limit 1',
    )
    const complete = async () => {
      const [course] = (await courseFacts.complete?.(foyer.payload, rows)) ?? []
      expect(course).toMatchObject({ dates: [{ courseId: rows[0]?.id }] })
    }
    expect(await readWhole(complete)).toEqual([])
  })
})

describe('With 30,000 payment links none is read for another by', () => {
  beforeAll(() => fillLinks(outside, { first: 1, last: size }))

  test.each(grownLinks)('%s', listsWithoutScan)

  // The active ones are read once for all lists; Payload sorts their courses by title.
  test.each([
    ['/api/payments/links?limit=10', ['payment_links', 'courses_locales']],
    ['/api/payments/redirect/link-100', []],
  ])('%s after a course was changed, but for %j', async (path, whole) => {
    // What links are called is read whole, once.
    expect((await foyer.call('/api/payments/redirect/link-200')).status).toBe(200)
    foyer.platform.cache.invalidate(['courses'])
    const show = async () => {
      const answer = await foyer.call(path)
      expect([answer.status, await answer.text()]).toEqual([200, expect.stringMatching(/Link \d/)])
    }
    expect(await readWhole(show)).toEqual(whole)
  })
})

test('With 30,000 messages waiting for an endpoint the next one is found without the others', async () => {
  const json = { url: 'https://hooks.example/', events: ['lead.created'] }
  const made = await foyer.callAsAdmin('/api/webhooks', { method: 'POST', json })
  const { doc } = (await made.json()) as { doc: { id: string } }
  await outside.query(
    `update webhook_deliveries set webhook_id = $1, status = 'pending', attempts = 0, in_order = true,
      position = extract(epoch from created_at), next_attempt_at = now()`,
    [doc.id],
  )
  await outside.query('vacuum analyze webhook_deliveries')
  const req = await createLocalReq({}, foyer.payload)
  const { log } = foyer.platform
  const context = { payload: foyer.payload, log, job: { id: '1', attempts: 1 } }
  const next = async () => {
    expect(await endpointsDue(req, [doc.id])).toEqual([doc.id])
    expect(await claimDelivery(req, { webhook: doc.id })).toMatchObject({ attempts: 1 })
    expect(await endpointsDue(req, [doc.id])).toEqual([])
    // Claims none, and looks when there will be one.
    const signal = new AbortController().signal
    await deliverWebhooks.run({ webhook: doc.id }, { ...context, signal })
  }
  expect(await readWhole(next)).toEqual([])
})

async function listsWithoutScan(path: string): Promise<void> {
  const list = async () => {
    const answer = await foyer.callAsAdmin(path)
    const { docs } = (await answer.json()) as { docs: object[] }
    expect([answer.status, docs.length > 0]).toEqual([200, true])
  }
  expect(await readWhole(list)).toEqual([])
}

/** The tables of which this read as many rows as there are. */
async function readWhole(work: () => Promise<unknown>): Promise<string[]> {
  const before = await rowsScanned()
  await work()
  const after = await rowsScanned()
  const scanned = Object.entries(after).filter(([name, read]) => read - (before[name] ?? 0) >= size)
  return scanned.map(([name]) => name)
}

test('The CSV of 30,000 leads begins to arrive before all of them have been read', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query')
  const answer = await foyer.callAsAdmin('/api/leads/export.csv')
  const first = statements.mock.calls.length
  const text = await answer.text()
  const whole = statements.mock.calls.length
  statements.mockRestore()
  expect(text.trim().split('\r\n')).toHaveLength(size + 1)
  expect(first).toBeLessThan(whole / 4)
})
