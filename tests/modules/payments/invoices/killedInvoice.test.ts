import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import pg from 'pg'

import { type SecondProcess, startSecondProcess } from '../../../support/startSecondProcess.js'
import { untilWaiting } from '../../../support/untilWaiting.js'
import { type Payments, startPayments } from '../support/startPayments.js'

let payments: Payments
let other: SecondProcess
beforeAll(async () => {
  payments = await startPayments()
  other = await startSecondProcess({ NODE_OPTIONS: '' })
})
afterAll(() => payments.stop())

test('a process killed with its connection between payment and invoice leaves no gap: the repeated callback gives one number', async () => {
  const { slug } = await payments.makeLink()
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
  const [first = 0] = await numbers()

  const lost = await paid()
  const client = new pg.Client({ connectionString: payments.databaseUrl })
  await client.connect()
  await client.query('begin')
  // The order is paid and the number is taken, but no invoice is written: the transaction waits for this lock.
  await client.query('lock table invoices in share row exclusive mode')
  const answer = fetch(`${other.url}/api/payments/gateway/response`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ encResp: lost.encResp, orderNo: 'x' }).toString(),
    redirect: 'manual',
  }).catch(() => 'lost')
  await untilWaiting(client, 1, 'invoices')
  await other.kill()
  expect(await answer).toBe('lost')
  // The invoice has come to PostgreSQL in one message with the commit, and would be written without the process.
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  await client.query('commit')
  await client.end()
  expect(await numbers()).toEqual([first])

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
  expect(await numbers()).toEqual([first, first + 1, first + 2])
})
