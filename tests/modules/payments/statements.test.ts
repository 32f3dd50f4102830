import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import pg from 'pg'

import { type Payments, startPayments } from './support/startPayments.js'

let payments: Payments
let slug: string
beforeAll(async () => {
  payments = await startPayments({ withApi: false })
  slug = (await payments.makeLink()).slug
  // What comes first is read once, and kept.
  await payments.callback(payments.encResp((await payments.initiate(slug)).order))
})
afterAll(() => payments.stop())

/** The statements of payments that are sent to PostgreSQL while `work` runs. */
async function sentBy(work: () => Promise<unknown>): Promise<string[]> {
  const spy = jest.spyOn(pg.Client.prototype, 'query')
  await work()
  const sent = (spy.mock.calls as unknown[][]).map(([statement]) =>
    typeof statement === 'string' ? statement : (statement as { text: string }).text,
  )
  spy.mockRestore()
  return sent.filter((text) => !/measurements|rate_limits|graphile|idempotency/.test(text))
}

const initiate = (headers: Record<string, string> = {}) =>
  payments.send('/api/payments/initiate', { json: { link: slug }, headers })

describe('a payment that nothing limits', () => {
  test('is begun by one statement, which is all of a transaction', async () => {
    expect(await sentBy(initiate)).toEqual([expect.stringMatching(/insert into orders\b/)])
  })

  test('has a transaction around it whose commit is found again under an Idempotency-Key', async () => {
    const sent = await sentBy(() => initiate({ 'idempotency-key': 'one-of-eight' }))
    expect(sent.filter((text) => /^(?:begin|commit)/.test(text))).toEqual(['begin', 'commit'])
  })

  test('is paid, announced and invoiced by ten', async () => {
    const { order } = await payments.initiate(slug)
    const sent = await sentBy(() => payments.callback(payments.encResp(order)))
    expect(await payments.orderOf(order.number)).toMatchObject({ status: 'paid' })
    expect(sent).toHaveLength(10)
  })
})
