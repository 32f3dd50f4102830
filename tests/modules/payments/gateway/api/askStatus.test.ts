import type { ServerResponse } from 'node:http'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { cbcCipher } from '../../../../../src/modules/payments/gateway/cipher.js'
import { createGateway } from '../../../../../src/modules/payments/gateway/createGateway.js'
import type { GatewayApi } from '../../../../../src/modules/payments/gateway/Gateway.js'
import { until } from '../../../../platform/jobs/until.js'
import { type FakeGateway, startGateway } from '../../../../support/fakes/gatewayServer.js'
import { apiOf, ends, hold, order, settingsOf } from './apiOf.js'

let fake: FakeGateway
let api: GatewayApi

beforeAll(async () => {
  fake = await startGateway()
})
afterAll(() => fake.stop())
beforeEach(() => {
  fake.orders.clear()
  fake.refunds.clear()
  fake.calls.length = 0
  api = apiOf(fake)
})

const statusOf = (gatewayOrderId = order.order_no) => api.status({ gatewayOrderId })

describe('the status of an attempt', () => {
  test('is requested in the documented form and read whole', async () => {
    hold(fake)
    const report = await api.status({ gatewayOrderId: 'ORDER01', trackingId: '204000163469' })
    expect(report).toEqual({
      gatewayOrderId: 'ORDER01',
      trackingId: '204000163469',
      outcome: 'succeeded',
      gatewayStatus: 'Successful',
      amount: 90087,
      currency: 'INR',
    })
    expect(fake.calls).toEqual([
      {
        command: 'orderStatusTracker',
        version: '1.2',
        accessCode: 'AVAB01',
        query: { reference_no: '204000163469', order_no: 'ORDER01' },
      },
    ])
  })

  test('is undefined where the gateway has no record, whichever way it says so', async () => {
    await expect(statusOf()).resolves.toBeUndefined()
    fake.answerNext(ends('status=1&enc_response=No record found&enc_error_code=51419'))
    await expect(statusOf()).resolves.toBeUndefined()
  })

  test('may come wrapped, with the currency under its other names and the amount as a text', async () => {
    for (const name of ['order_curr', 'order_currency']) {
      const content = {
        Order_Status_Result: { ...order, order_currncy: '', order_amt: '900.870', [name]: 'INR' },
      }
      fake.answerNext(ends(fake.envelope(content)))
      await expect(statusOf()).resolves.toMatchObject({ amount: 90087, currency: 'INR' })
    }
  })

  test('of a payment at high risk is suspicious, not a success', async () => {
    hold(fake, { order_fraud_status: 'High' })
    await expect(statusOf()).resolves.toMatchObject({ outcome: 'suspicious' })
  })

  test.each([
    ['Awaited', 'pending'],
    ['Unsuccessful', 'failed'],
    ['Shipped', 'succeeded'],
    ['Auto-Reversed', 'refunded'],
    ['Something new', 'unknown'],
  ])('“%s” is %s', async (order_status, outcome) => {
    hold(fake, { order_status })
    await expect(statusOf()).resolves.toMatchObject({ outcome, gatewayStatus: order_status })
  })
})

describe('an odd answer is a failure and never a state:', () => {
  const sealed = (content: unknown) => (outgoing: ServerResponse) => {
    outgoing.end(fake.envelope(content))
  }
  const otherKey = cbcCipher('no key of ours')

  test.each<[string, string, (outgoing: ServerResponse) => void]>([
    [
      'a refusal in plain text',
      'refused',
      ends('status=1&enc_response=Access_code: Invalid&enc_error_code=51407'),
    ],
    ['a page of a proxy', 'unreachable', ends('<html>502</html>', 502)],
    ['a page with status 200', 'unreadable', ends('<html>It works</html>')],
    ['nothing', 'unreadable', ends('')],
    [
      'a success that is not encrypted',
      'unreadable',
      ends(`status=0&enc_response=${JSON.stringify(order)}`),
    ],
    [
      'another key',
      'unreadable',
      ends(`status=0&enc_response=${otherKey.encrypt(JSON.stringify(order))}`),
    ],
    [
      'two ciphertexts',
      'unreadable',
      (out) => out.end(`${fake.envelope(order).trim()}&enc_response=00`),
    ],
    ['two statuses', 'unreadable', (out) => out.end(`status=1&${fake.envelope(order)}`)],
    ['a list', 'unreadable', sealed([order])],
    [
      'no JSON',
      'unreadable',
      (out) => out.end(`status=0&enc_response=${fake.encrypt('0|Successful|')}`),
    ],
    ['the order of somebody else', 'mismatched', sealed({ ...order, order_no: 'ORDER02' })],
    ['no order', 'unreadable', sealed({ ...order, order_no: undefined })],
    ['an error code beside a success', 'refused', sealed({ ...order, error_code: '51420' })],
    ['a failed call beside a success', 'refused', sealed({ ...order, status: 1 })],
    ['a success without an amount', 'unreadable', sealed({ ...order, order_amt: '' })],
    ['a success without a currency', 'unreadable', sealed({ ...order, order_currncy: 'null' })],
    ['a success without a reference', 'unreadable', sealed({ ...order, reference_no: null })],
    ['an amount in scientific form', 'unreadable', sealed({ ...order, order_amt: 1e21 })],
    ['a status that is no word', 'unreadable', sealed({ ...order, order_status: { $ne: '' } })],
    ['a redirect', 'unreachable', (out) => out.writeHead(302, { location: fake.apiUrl }).end()],
    ['a connection that ends', 'unreachable', (out) => out.destroy()],
    ['three megabytes', 'unreadable', ends('x'.repeat(3 * 1024 * 1024))],
  ])('%s', async (_, fault, answer) => {
    hold(fake)
    fake.answerNext(answer)
    await expect(statusOf()).rejects.toMatchObject({ name: 'GatewayFailure', fault })
    await expect(statusOf()).resolves.toMatchObject({ outcome: 'succeeded' })
  })

  test('no answer in time, be it before the headers or within the body', async () => {
    hold(fake)
    api = apiOf(fake, 150)
    fake.answerNext(() => undefined)
    await expect(statusOf()).rejects.toMatchObject({ fault: 'late' })
    fake.answerNext((outgoing) => outgoing.write('status=0&'))
    await expect(statusOf()).rejects.toMatchObject({ fault: 'late' })
    // A busy machine may be late with a good answer, too.
    await until(() => statusOf().catch(() => undefined))
  })

  test('says nothing of keys, addresses or what was sent', async () => {
    fake.answerNext(ends('status=1&enc_response=secret words&enc_error_code=<script>'))
    const failure: unknown = await statusOf().catch((error: unknown) => error)
    expect(String(failure)).toBe('GatewayFailure: The gateway refused the call (no code)')
    expect(JSON.stringify(failure)).not.toContain('script')
  })
})

test('without the address of the API there is none', () => {
  expect(createGateway({ ...settingsOf(fake), apiUrl: undefined }).api).toBeUndefined()
})
