import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import type {
  GatewayApi,
  GatewayReport,
} from '../../../../../src/modules/payments/gateway/Gateway.js'
import { type FakeGateway, startGateway } from '../../../../support/fakes/gatewayServer.js'
import { apiOf, ends, hold, order } from './apiOf.js'

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

describe('a lookup', () => {
  const window = { from: new Date('2024-03-01T00:00:00Z'), to: new Date('2024-03-02T00:00:00Z') }
  const all = async () => {
    const reports: GatewayReport[] = []
    for await (const report of api.lookup(window)) reports.push(report)
    return reports.map(({ gatewayOrderId }) => gatewayOrderId)
  }

  test('reads every page and returns what lies between the two instants', async () => {
    const at = { before: '05:29:59', first: '05:30:00', later: '23:00:00' }
    hold(fake, { order_no: 'BEFORE', order_date_time: `2024-03-01 ${at.before}.000` })
    hold(fake, { order_no: 'FIRST', order_date_time: `2024-03-01 ${at.first}.000` })
    hold(fake, { order_no: 'LATER', order_date_time: `2024-03-01 ${at.later}.000` })
    hold(fake, { order_no: 'NIGHT', order_date_time: `2024-03-02 ${at.before}.000` })
    hold(fake, { order_no: 'AFTER', order_date_time: `2024-03-02 ${at.first}.000` })
    await expect(all()).resolves.toEqual(['FIRST', 'LATER', 'NIGHT'])
    const days = { from_date: '01-03-2024', to_date: '02-03-2024' }
    expect(fake.calls.map(({ query }) => query)).toEqual([
      { ...days, page_number: 1 },
      { ...days, page_number: 2 },
      { ...days, page_number: 3 },
    ])
  })

  test('of a day without orders is empty', async () => {
    await expect(all()).resolves.toEqual([])
    fake.answerNext(ends('status=1&enc_response=No record&enc_error_code=51419'))
    await expect(all()).resolves.toEqual([])
  })

  test('skips rows that are not orders, and fails where there is no list', async () => {
    const time = { order_date_time: '2024-03-01 12:00:00.000' }
    const rows = [null, 'x', {}, { ...order, ...time, order_no: 'a b' }, { ...order, ...time }]
    fake.answerNext((out) => out.end(fake.envelope({ order_Status_List: rows, page_count: 1 })))
    await expect(all()).resolves.toEqual(['ORDER01'])
    fake.answerNext((out) => out.end(fake.envelope({ order_Status_List: {}, page_count: 1 })))
    await expect(all()).rejects.toMatchObject({ fault: 'unreadable' })
    fake.answerNext((out) => out.end(fake.envelope({ order_Status_List: [], page_count: 1e9 })))
    await expect(all()).rejects.toMatchObject({ fault: 'unreadable' })
  })

  test('fails on the page that fails, so that nobody takes half a list for the whole', async () => {
    for (const order_no of ['A1', 'A2', 'A3']) {
      hold(fake, { order_no, order_date_time: '2024-03-01 12:00:00.000' })
    }
    const reports = api.lookup(window)[Symbol.asyncIterator]()
    await reports.next()
    fake.answerNext(ends('', 500))
    await reports.next()
    await expect(reports.next()).rejects.toMatchObject({ fault: 'unreachable' })
  })
})
