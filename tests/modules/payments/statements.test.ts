import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import pg from 'pg'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { statementsOf } from '../../support/statementsOf.js'
import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
let slug: string
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
  slug = (await payments.makeLink()).slug
  // What comes first is read once, and kept.
  await payments.callback(payments.encResp((await payments.initiate(slug)).order))
  await payments.platform.search.settled()
})
afterAll(() => payments.stop())

type Statement = { text: string; values: unknown[] }

const isOfOthers =
  /measurements|rate_limits|graphile|idempotency|pg_notify\('foyer_events'|^select 1$/

/** The statements of payments that are sent to PostgreSQL while `work` runs. */
async function recordedOf(work: () => Promise<unknown>): Promise<Statement[]> {
  const spy = jest.spyOn(pg.Client.prototype, 'query')
  await work()
  const sent = (spy.mock.calls as unknown[][]).flatMap(statementsOf)
  spy.mockRestore()
  return sent.filter(({ text }) => !isOfOthers.test(text))
}

async function sentBy(work: () => Promise<unknown>): Promise<string[]> {
  return (await recordedOf(work)).map(({ text }) => text)
}

/** The same with another number of the order. */
function ofAnotherOrder({ text, values }: Statement): Statement {
  const renamed = (value: unknown) =>
    typeof value === 'string' ? value.replace(/\b[0-9A-Z]{26}/, '0'.repeat(26)) : value
  return { text, values: values.map(renamed) }
}

/** How PostgreSQL carries out a statement, which it then takes back. */
async function planOf({ text, values }: Statement): Promise<string> {
  const client = await postgresOf(payments.payload).pool.connect()
  try {
    await client.query('begin')
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain analyze ${text}`, values)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const initiate = (headers: Record<string, string> = {}) =>
  payments.send('/api/payments/initiate', { json: { link: slug }, headers })

describe('a payment that nothing limits', () => {
  test('is begun by one statement, which is all of a transaction', async () => {
    expect(await sentBy(initiate)).toEqual([expect.stringMatching(/insert into orders\b/)])
  })

  test('does not count the orders of its link', async () => {
    const [statement = { text: '', values: [] }] = await recordedOf(initiate)
    const plan = await planOf(ofAnotherOrder(statement))
    expect(plan).toMatch(/on orders o .*\(never executed\)/)
  })

  test('commits beside others: none of its statements is a NOTIFY, which commits alone', async () => {
    const begun = await sentBy(initiate)
    const { order } = await payments.initiate(slug)
    const paid = await sentBy(() => payments.callback(payments.encResp(order)))
    expect([...begun, ...paid].filter((text) => /notify/i.test(text))).toEqual([])
  })

  test('has a transaction around it whose commit is found again under an Idempotency-Key', async () => {
    const sent = await sentBy(() => initiate({ 'idempotency-key': 'one-of-eight' }))
    expect(sent.filter((text) => /^(?:begin|commit)/.test(text))).toEqual(['begin', 'commit'])
  })

  test('is paid, announced and invoiced by ten', async () => {
    const { order } = await payments.initiate(slug)
    const sent = await sentBy(() => payments.callback(payments.encResp(order)))
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid' })
    expect([sent.slice(10), sent.length]).toEqual([[], 10])
  })
})
