import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'
import pg from 'pg'

import { reconcileDue } from '../../../src/modules/payments/attempts/polling.js'
import type { Clock } from '../../../src/platform/platform.js'
import { until } from '../../platform/jobs/until.js'
import { type SecondProcess, startSecondProcess } from '../../support/startSecondProcess.js'
import { untilWaiting } from '../../support/untilWaiting.js'
import { makeDates } from '../learning/makeDates.js'
import { type Payments, startPayments } from './support/startPayments.js'

type Paid = { number: string; amount: number; currency: string }

let payments: Payments
let other: SecondProcess
let slug: string
let clock: Clock
beforeAll(async () => {
  payments = await startPayments()
  slug = (await payments.makeLink()).slug
  clock = payments.platform.clock
  await payments.startJobs()
  other = await startSecondProcess({ NODE_OPTIONS: '' })
})
afterEach(() => {
  payments.platform.clock = clock
})
afterAll(() => payments.stop())

const postTo = (url: string, path: string, form: Record<string, string>) =>
  fetch(url + path, { method: 'POST', redirect: 'manual', body: new URLSearchParams(form) })
const callbackTo = (url: string, encResp: string) =>
  postTo(url, '/api/payments/gateway/response', { encResp })

async function reconcileLater(): Promise<void> {
  const { clock: present } = payments.platform
  payments.platform.clock = { now: () => new Date(present.now().getTime() + 10 * 60_000) }
  await reconcileDue(await createLocalReq({}, payments.payload))
}

const statuses = async (number: string) => (await payments.eventsOf(number)).map(({ to }) => to)

describe('two processes', () => {
  test('make one event, one transition and one receipt of fifty identical callbacks', async () => {
    const customer = { email: 'once@a.example' }
    const { order } = await payments.initiate(slug, { customer })
    const tracking_id = payments.capture(order)
    const text = payments.encResp(order, { tracking_id })
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => callbackTo(at % 2 ? payments.url : other.url, text)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
    expect(await statuses(order.number)).toEqual(['created', 'pending', 'paid'])
    expect(await payments.orderOf(order.number)).toMatchObject({ version: 3 })
    await until(() => payments.mails.some(({ to }) => to.includes('once@a.example')))
    await payments.untilIdle()
    expect(payments.mails.filter(({ to }) => to.includes('once@a.example'))).toHaveLength(1)
  })

  test('sell exactly as many places as there are', async () => {
    const link = await payments.makeLink({ maxUses: 5 })
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) =>
        fetch(`${at % 2 ? payments.url : other.url}/api/payments/initiate`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'x-forwarded-for': `192.0.${String(at)}.1`,
          },
          body: JSON.stringify({ link: link.slug }),
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  })
})

test('two processes sell each place of a date once, however many come at a time', async () => {
  const course = await payments.payload.create({
    collection: 'courses',
    data: {
      title: 'Wanted',
      slug: 'wanted',
      summary: 's',
      price: { amount: 10_000, currency: 'EUR' },
      _status: 'published',
    },
  })
  const startsAt = '2099-01-01T09:00:00Z'
  const [session] = await makeDates(payments.payload, course.id, [{ startsAt, capacity: 23 }])
  const link = await payments.makeLink({ course: course.id })
  const buy = async (at: number): Promise<Response> => {
    const answer = await fetch(`${at % 2 ? payments.url : other.url}/api/payments/initiate`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `${String(20 + at)}.${String(at)}.0.1`,
      },
      body: JSON.stringify({
        link: link.slug,
        ...(at % 3 && { session }),
        customer: { email: `buyer${String(at)}@wanted.example` },
      }),
    })
    // So many at once may find no free connection on a slow machine; they come again.
    return answer.status === 503 ? buy(at) : answer
  }
  const answers = await Promise.all(Array.from({ length: 80 }, (_, at) => buy(at)))
  const bodies = await Promise.all(
    answers.map(async (answer) => (await answer.json()) as { order?: Paid; code?: string }),
  )
  const codes = bodies.map(({ order, code }) => (order ? 'sold' : code))
  expect(codes.filter((code) => code === 'sold')).toHaveLength(23)
  expect(codes.filter((code) => code === 'session_full')).toHaveLength(57)
  const rows = await payments.query<{ places: number }>(
    sql`select sum(quantity)::int as places from orders where session_id = ${session}`,
  )
  expect(rows).toEqual([{ places: 23 }])
  const paid = bodies.flatMap(({ order }) => order ?? [])
  const reports = paid.map((order) =>
    payments.encResp(order, { tracking_id: payments.capture(order) }),
  )
  await Promise.all(
    reports.flatMap((text) => [callbackTo(payments.url, text), callbackTo(other.url, text)]),
  )
  const [taken] = await payments.query(sql`
    select count(*)::int as seated, count(distinct e.learner_id)::int as people,
      count(distinct b."order")::int as orders
    from enrolments e join bookings b on b.id = e.booking_id where e.session_id = ${session}`)
  expect(taken).toEqual({ seated: 23, people: 23, orders: 23 })
  for (const url of [payments.url, other.url]) {
    await until(async () => {
      const answer = await fetch(`${url}/api/lms/courses/wanted`)
      return (await answer.json()).sessions[0].seatsLeft === 0
    })
  }
})

describe('a process killed', () => {
  let isKilled = false
  beforeEach(async () => {
    if (isKilled) other = await startSecondProcess({ NODE_OPTIONS: '' })
  })

  async function killOther(): Promise<void> {
    await other.kill()
    isKilled = true
  }

  test('while it asks the gateway leaves the order to the next poll', async () => {
    const { order } = await payments.initiate(slug)
    const tracking_id = payments.capture(order)
    const asked = new Promise<void>((resolve) => payments.gateway.answerNext(() => resolve()))
    const lost = callbackTo(other.url, payments.encResp(order, { tracking_id })).catch(() => 'lost')
    await asked
    await killOther()
    expect(await lost).toBe('lost')
    expect(await statuses(order.number)).toEqual(['created', 'pending'])
    await reconcileLater()
    // The poll of each minute may have taken it instead.
    await until(async () => (await statuses(order.number)).length > 2)
    expect(await statuses(order.number)).toEqual(['created', 'pending', 'paid'])
  })

  test('in the middle of a transition leaves nothing of it, and the repeated callback pays', async () => {
    const { order } = await payments.initiate(slug)
    const tracking_id = payments.capture(order)
    const text = payments.encResp(order, { tracking_id })
    const client = new pg.Client({ connectionString: payments.databaseUrl })
    await client.connect()
    await client.query('begin')
    // The event is written but the order is not: its transaction waits for this lock.
    await client.query(`lock table payment_attempts in exclusive mode`)
    const lost = callbackTo(other.url, text).catch(() => 'lost')
    await untilWaiting(client, 1, 'payment_attempts')
    await killOther()
    await lost
    await client.query('commit')
    await client.end()
    await until(async () => (await statuses(order.number)).length === 2)
    await callbackTo(payments.url, text)
    expect(await statuses(order.number)).toEqual(['created', 'pending', 'paid'])
  })

  test('in the middle of making an order leaves none, and the same form makes one', async () => {
    const link = await payments.makeLink({ maxUses: 1 })
    const page = await (await payments.send(`/api/payments/redirect/${link.slug}`)).text()
    const form = { link: link.slug, token: /name="token" value="([^"]+)"/.exec(page)?.[1] ?? '' }
    const client = new pg.Client({ connectionString: payments.databaseUrl })
    await client.connect()
    await client.query('begin')
    await client.query('lock table payment_attempts in exclusive mode')
    const lost = postTo(other.url, '/api/payments/initiate', form).catch(() => 'lost')
    await untilWaiting(client, 1, 'payment_attempts')
    await killOther()
    await lost
    await client.query('commit')
    await client.end()
    const answers = await Promise.all(
      [1, 2].map(() => postTo(payments.url, '/api/payments/initiate', form)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const made = await payments.query(sql`select 1 from orders where link_id = ${link.id}`)
    expect(made).toHaveLength(1)
  })

  test('with its connection between payment and invoice leaves no gap: the repeated callback gives one number', async () => {
    const paid = async () => {
      const { order } = await payments.initiate(slug, { customer: { email: 'ada@a.example' } })
      return { order, encResp: payments.encResp(order, { tracking_id: payments.capture(order) }) }
    }
    const numbers = async () => {
      const rows = await payments.query<{ number: string }>(
        sql`select number from invoices order by number`,
      )
      return rows.map(({ number }) => Number(/\d+$/.exec(number)?.[0]))
    }
    const before = await paid()
    await payments.callback(before.encResp)
    const first = await numbers()
    const last = first.at(-1) ?? 0

    const lost = await paid()
    const client = new pg.Client({ connectionString: payments.databaseUrl })
    await client.connect()
    await client.query('begin')
    // The order is paid and the number is taken, but no invoice is written: the transaction waits for this lock.
    await client.query('lock table invoices in share row exclusive mode')
    const answer = callbackTo(other.url, lost.encResp).catch(() => 'lost')
    await untilWaiting(client, 1, 'invoices')
    await killOther()
    expect(await answer).toBe('lost')
    // The invoice has come to PostgreSQL in one message with the commit, and would be written without the process.
    await client.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    await client.query('commit')
    await client.end()
    expect(await numbers()).toEqual(first)

    const after = await paid()
    const answers = await Promise.all([
      payments.callback(lost.encResp),
      payments.callback(lost.encResp),
      payments.callback(after.encResp),
    ])
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    for (const { order } of [lost, after]) {
      expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid' })
    }
    expect(await numbers()).toEqual([...first, last + 1, last + 2])
  })
})
