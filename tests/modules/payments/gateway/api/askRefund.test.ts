import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import type { GatewayApi } from '../../../../../src/modules/payments/gateway/Gateway.js'
import { type FakeGateway, startGateway } from '../../../../support/fakes/gatewayServer.js'
import { apiOf, ends } from './apiOf.js'

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

describe('a refund', () => {
  const refund = { trackingId: '204000163469', amount: 5000, currency: 'INR', reference: 'REF1' }

  test('is requested with amount and reference as the gateway wants them', async () => {
    await expect(api.refund(refund)).resolves.toEqual({ status: 'accepted' })
    expect(fake.calls).toEqual([
      {
        command: 'refundOrder',
        version: '1.1',
        accessCode: 'AVAB01',
        query: { reference_no: '204000163469', refund_amount: '50.00', refund_ref_no: 'REF1' },
      },
    ])
  })

  test('requested again is the same refund', async () => {
    await api.refund(refund)
    await expect(api.refund(refund)).resolves.toEqual({ status: 'alreadyTaken' })
    expect(fake.refunds.get(refund.trackingId)).toHaveLength(1)
  })

  test('whose answer was lost is found when it is requested again', async () => {
    fake.refunds.set(refund.trackingId, [
      { refund_mer_ref_no: 'REF1', refund_amt: '50.0', refund_status: 'TS-REFC' },
    ])
    await expect(api.refund(refund)).resolves.toEqual({ status: 'alreadyTaken' })
  })

  test.each(['TS-REFF', 'TS-REFD'])('that ended as %s is refused, not taken', async (status) => {
    fake.refunds.set(refund.trackingId, [
      { refund_mer_ref_no: 'REF1', refund_amt: '50.00', refund_status: status },
    ])
    await expect(api.refund(refund)).resolves.toMatchObject({ status: 'refused' })
  })

  test('under a reference that was used for another amount is refused', async () => {
    await api.refund(refund)
    await expect(api.refund({ ...refund, amount: 4000 })).resolves.toMatchObject({
      status: 'refused',
    })
  })

  test('is refused with the reason the gateway gives, or its code', async () => {
    const answer = (content: object) => fake.answerNext((out) => out.end(fake.envelope(content)))
    answer({ reason: 'Refund limit exceeds', error_code: '51314', refund_status: 1 })
    await expect(api.refund(refund)).resolves.toEqual({
      status: 'refused',
      reason: 'Refund limit exceeds',
    })
    fake.answerNext(ends('status=1&enc_response=Refund not allowed&enc_error_code=51310'))
    await expect(api.refund(refund)).resolves.toEqual({
      status: 'refused',
      reason: 'The gateway gave the code 51310.',
    })
  })

  test('is neither taken nor refused by an answer that says neither', async () => {
    for (const content of [{}, { refund_status: 2 }, { refund_status: 0, error_code: '51310' }]) {
      fake.answerNext((out) => out.end(fake.envelope(content)))
      await expect(api.refund(refund)).rejects.toMatchObject({ fault: 'unreadable' })
    }
    fake.answerNext(ends('status=1&enc_response=Access_code&enc_error_code=51407'))
    await expect(api.refund(refund)).rejects.toMatchObject({ fault: 'refused', code: '51407' })
  })

  test('is not requested under a reference that the gateway would refuse', async () => {
    await expect(api.refund({ ...refund, reference: 'a-b' })).rejects.toBeInstanceOf(RangeError)
    expect(fake.calls).toEqual([])
  })
})
