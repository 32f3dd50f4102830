import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { ada, refusalOf, startOtp, tally } from './startOtp.js'

let service: Awaited<ReturnType<typeof startOtp>>

beforeAll(async () => {
  service = await startOtp()
})
afterAll(() => service.stop())
beforeEach(() => service.clear())

describe('a right code', () => {
  test('makes one record, of 50 parallel requests to two processes', async () => {
    const { one, other } = service
    const id = await one.issue()
    const { right: code } = await one.codesOf(id)
    const calls = Array.from({ length: 50 }, (_, at) => (at % 2 ? one : other).record({ id, code }))
    expect(await tally(calls)).toEqual({ done: 1, otp_invalid: 49 })
    expect(await records()).toEqual([id])
  })

  test('survives a failed insert, which leaves nothing and gives no guess back', async () => {
    const { one, other, pool } = service
    const id = await one.issue()
    const { right: code, wrong } = await one.codesOf(id)
    expect((await refusalOf(one.record({ id, code: wrong })))?.code).toBe('otp_invalid')
    const fail = new Error('the insert failed')
    for (let time = 0; time < 6; time += 1) {
      await expect(one.record({ id, code }, { fail })).rejects.toBe(fail)
    }
    expect(await records()).toEqual([])
    const { rows } = await pool.query('select guesses from otp_challenges')
    expect(rows).toEqual([{ guesses: 1 }])
    await other.record({ id, code })
    expect(await records()).toEqual([id])
  })

  test('goes to the next in line when the first one rolls back', async () => {
    const { one, other } = service
    const id = await one.issue()
    const { right: code } = await one.codesOf(id)
    const fail = new Error('the insert failed')
    const failing = Array.from({ length: 5 }, () => one.record({ id, code }, { fail }))
    const settled = Promise.allSettled([...failing, other.record({ id, code })])
    expect((await settled).at(-1)?.status).toBe('fulfilled')
    expect(await records()).toEqual([id])
  })

  test('is worth nothing once used', async () => {
    const { one, other } = service
    const id = await one.issue()
    const { right: code } = await one.codesOf(id)
    await one.record({ id, code })
    expect((await refusalOf(other.record({ id, code })))?.code).toBe('otp_invalid')
    expect((await refusalOf(other.consume({ id, code })))?.code).toBe('otp_invalid')
    expect(await records()).toEqual([id])
  })
})

describe('a challenge', () => {
  test('is consumed only when it was verified', async () => {
    const { one } = service
    const id = await one.issue()
    const { right: code } = await one.codesOf(id)
    expect((await refusalOf(one.consume({ id, code })))?.code).toBe('otp_invalid')
    await one.guess({ id, code })
    expect(await refusalOf(one.consume({ id, code }))).toBeUndefined()
  })

  test('is consumed only for its own purpose and address, in any case', async () => {
    const { one } = service
    const id = await one.issue()
    const { right: code } = await one.codesOf(id)
    await one.guess({ id, code })
    const others = [
      { id, code, purpose: 'contact' },
      { id, code, email: 'eve@corp.example' },
      { id, code, email: 'ada+eve@corp.example' },
      { id: 'nope', code },
    ]
    const calls = others.map((claim) => one.consume(claim))
    expect(await tally(calls)).toEqual({ otp_invalid: others.length })
    await one.consume({ id, code, email: ada.toLowerCase() })
  })

  test('once verified stays so for its life, and for a minute of the request under way', async () => {
    const { one, passTime } = service
    const [first, second] = [await one.issue({ purpose: 'a' }), await one.issue({ purpose: 'b' })]
    const claims = [
      { id: first, code: (await one.codesOf(first)).right, purpose: 'a' },
      { id: second, code: (await one.codesOf(second)).right, purpose: 'b' },
    ] as const
    for (const claim of claims) await one.guess(claim)
    await passTime(655)
    expect(await refusalOf(one.consume(claims[0]))).toBeUndefined()
    await passTime(6)
    expect((await refusalOf(one.consume(claims[1])))?.code).toBe('otp_invalid')
  })

  test('verified but replaced by a resend is consumed no more', async () => {
    const { one, passTime } = service
    const id = await one.issue()
    const { right: code } = await one.codesOf(id)
    await one.guess({ id, code })
    await passTime(61)
    await one.issue()
    expect((await refusalOf(one.consume({ id, code })))?.code).toBe('otp_invalid')
  })

  test('is never consumed outside a transaction, where a failure could not give it back', async () => {
    const { one } = service
    const proof = { challengeId: await one.issue(), code: '000000' }
    const proven = { purpose: 'demo', email: ada, proof }
    await expect(one.otp.consume(one.newRequest(), proven)).rejects.toThrow('in the transaction')
  })
})

async function records() {
  const { rows } = await service.pool.query<{ id: string }>('select id from records')
  return rows.map(({ id }) => id)
}
