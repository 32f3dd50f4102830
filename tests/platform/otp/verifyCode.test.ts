import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals'

import { ada, refusalOf, startOtp, tally } from './startOtp.js'

let service: Awaited<ReturnType<typeof startOtp>>

beforeAll(async () => {
  service = await startOtp()
})
afterAll(() => service.stop())
beforeEach(() => service.clear())
afterEach(() => {
  jest.useRealTimers()
})

describe('guesses at one challenge', () => {
  test('are evaluated five times, of 200 parallel wrong ones in two processes', async () => {
    const id = await service.one.issue()
    const { right, wrong } = await service.one.codesOf(id)
    expect(await tally(guesses(200, { id, code: wrong }))).toEqual({
      otp_invalid: 5,
      otp_locked: 195,
    })
    expect(await guessesCounted()).toEqual([5])
    const { rows } = await service.pool.query('select email, nonce from otp_challenges')
    expect(rows).toEqual([{ email: null, nonce: null }])
    expect(await wrongGuesses()).toMatchObject([{ counted: 5, wrong_in_a_row: 5 }])
    expect((await refusalOf(service.other.guess({ id, code: right })))?.code).toBe('otp_locked')
  })

  test('let the right one win beside four wrong ones', async () => {
    const { one, other } = service
    const id = await one.issue()
    const { right, wrong } = await one.codesOf(id)
    const calls = [...guesses(4, { id, code: wrong }), other.guess({ id, code: right })]
    expect(await tally(calls)).toEqual({ otp_invalid: 4, done: 1 })
  })

  test('that are right count nothing, in any number', async () => {
    const id = await service.one.issue()
    const { right } = await service.one.codesOf(id)
    expect(await tally(guesses(20, { id, code: right }))).toEqual({ done: 20 })
    expect(await guessesCounted()).toEqual([0])
  })

  test('count only where challenge, purpose and address are right', async () => {
    const { one } = service
    const id = await one.issue()
    const { wrong } = await one.codesOf(id)
    const calls = [
      { id: 'nope', code: wrong },
      { id, code: wrong, purpose: 'contact' },
      { id, code: wrong, email: 'eve@corp.example' },
      { id, code: wrong, email: 'ada+eve@corp.example' },
    ].map((claim) => one.guess(claim))
    expect(await tally(calls)).toEqual({ otp_invalid: 4 })
    expect(await guessesCounted()).toEqual([0])
  })

  test('count where they are no code at all, and lock it', async () => {
    const id = await service.one.issue()
    const { right } = await service.one.codesOf(id)
    for (const code of ['12345', 'abcdef', '', `${right}0`, `0${right}`]) {
      expect((await refusalOf(service.one.guess({ id, code })))?.code).toBe('otp_invalid')
    }
    expect(await guessesCounted()).toEqual([5])
    expect((await refusalOf(service.one.guess({ id, code: right })))?.code).toBe('otp_locked')
  })

  test('stay locked when another client asks for a code', async () => {
    const { one, passTime } = service
    const id = await one.issue()
    const { right, wrong } = await one.codesOf(id)
    await tally(guesses(5, { id, code: wrong }))
    await passTime(61)
    await one.issue({ client: 'another' })
    expect((await refusalOf(one.guess({ id, code: right })))?.code).toBe('otp_locked')
  })

  test('may come in the middle of resends and uses without a deadlock', async () => {
    const { one, other, clear, passTime } = service
    for (let round = 0; round < 8; round += 1) {
      await clear()
      const id = await one.issue()
      const { right, wrong } = await one.codesOf(id)
      await passTime(61)
      const calls = [
        ...guesses(4, { id, code: wrong }),
        other.issue(),
        one.record({ id, code: right }),
        ...guesses(4, { id, code: right }),
        other.issue({ client: 'another' }),
      ]
      // A deadlock is no refusal: tally would throw it.
      expect(await tally(calls)).toMatchObject({ rate_limited: 1 })
    }
  })

  test('are refused within a transaction, whose rollback would refund them', async () => {
    const { one } = service
    const req = { ...one.newRequest(), transactionID: 'open' }
    const proof = { challengeId: 'nope', code: '000000' }
    const guess = { purpose: 'demo', email: ada, client: undefined, proof }
    await expect(one.otp.verify(req, guess)).rejects.toThrow('before the transaction')
  })
})

describe('a refused code', () => {
  test('is answered with the same bytes, whatever is wrong with it', async () => {
    const { one, passTime } = service
    const issue = async (purpose: string, deliver = true) => {
      const id = await one.issue({ purpose, deliver, client: purpose })
      return { id, purpose, ...(await one.codesOf(id)) }
    }
    const [expired, replaced] = [await issue('expired'), await issue('replaced')]
    await passTime(540)
    const used = await issue('used')
    await one.record({ id: used.id, purpose: 'used', code: used.right })
    await issue('replaced')
    await passTime(61)
    const live = await issue('live')
    const refusals = await Promise.all(
      [
        { id: live.id, code: live.wrong, purpose: 'live' },
        { id: live.id, code: 'x'.repeat(64), purpose: 'live' },
        { id: 'x'.repeat(128), code: live.right, purpose: 'live' },
        { id: 'A'.repeat(22), code: live.right, purpose: 'live' },
        { id: live.id, code: live.right, purpose: 'demo' },
        { id: live.id, code: live.right, purpose: 'live', email: 'eve@corp.example' },
        { id: expired.id, code: expired.right, purpose: 'expired' },
        { id: replaced.id, code: replaced.right, purpose: 'replaced' },
        { id: used.id, code: used.right, purpose: 'used' },
      ].map((claim) => refusalOf(one.guess(claim))),
    )
    const answers = new Set(refusals.map((refusal) => JSON.stringify(refusal)))
    expect([...answers]).toEqual([expect.stringContaining('"otp_invalid"')])
    expect(refusals[0]).toMatchObject({ status: 400, headers: {} })
  })

  test('of a challenge never delivered is no other, up to the lock', async () => {
    const { one } = service
    const [known, unknown] = [await one.issue(), await one.issue({ purpose: 'b', deliver: false })]
    const { wrong: code } = await one.codesOf(known)
    for (let time = 0; time < 7; time += 1) {
      const refusal = await refusalOf(one.guess({ id: unknown, code, purpose: 'b' }))
      expect(refusal).toEqual(await refusalOf(one.guess({ id: known, code })))
      expect(refusal?.code).toBe(time < 5 ? 'otp_invalid' : 'otp_locked')
    }
  })
})

describe('the life of a code', () => {
  test('ends at 600 s on the clock of the database, whatever this process believes', async () => {
    const { one, passTime } = service
    const id = await one.issue()
    const { right: code } = await one.codesOf(id)
    jest.useFakeTimers({ now: Date.now() + 3_600_000, doNotFake: everythingButDate })
    await passTime(595)
    expect(await refusalOf(one.guess({ id, code }))).toBeUndefined()
    await passTime(6)
    expect((await refusalOf(one.guess({ id, code })))?.code).toBe('otp_invalid')
  })

  test('outlasts a change of peppers, as long as the old one is listed', async () => {
    const { one, startAnother } = service
    const [oldPepper, newPepper] = [
      'the pepper of these tests, 32 characters',
      'another pepper'.repeat(3),
    ]
    const id = await one.issue()
    const { right: code } = await one.codesOf(id)
    const rotated = await startAnother([newPepper, oldPepper])
    const without = await startAnother([newPepper])
    expect((await rotated.codeOf(id))?.code).toBe(code)
    expect(await without.codeOf(id)).toBeUndefined()
    expect((await refusalOf(without.guess({ id, code })))?.code).toBe('otp_invalid')
    expect(await refusalOf(rotated.guess({ id, code }))).toBeUndefined()
  })
})

describe('the budget of guesses', () => {
  test('of a client is 30 in five minutes in all processes, with request rates lifted', async () => {
    const { one, other } = service
    const claim = { id: 'A'.repeat(22), code: '123456', client: '203.0.113.7' }
    const calls = Array.from({ length: 40 }, (_, at) => (at % 2 ? one : other).guess(claim))
    expect(await tally(calls)).toEqual({ otp_invalid: 30, rate_limited: 10 })
    const refusal = await refusalOf(one.guess(claim))
    expect(refusal?.headers['ratelimit-policy']).toBe('"otp-verifications";q=30;w=300')
    expect((await refusalOf(one.guess({ ...claim, client: 'another' })))?.code).toBe('otp_invalid')
    const malformed = Array.from({ length: 40 }, (_, at) => {
      const part = at % 2 ? { id: 'nope' } : { code: 'x' }
      return one.guess({ ...claim, ...part, client: '203.0.113.8' })
    })
    expect(await tally(malformed)).toEqual({ otp_invalid: 30, rate_limited: 10 })
  })

  test('of an address is 25 wrong ones an hour over all challenges, in all processes', async () => {
    const { one, passTime, pool } = service
    const claims = []
    for (const purpose of ['a', 'b', 'c']) {
      const id = await one.issue({ purpose })
      claims.push({ id, purpose, ...(await one.codesOf(id)) })
    }
    await pool.query(`update otp_addresses set wrong_at = array_fill(clock_timestamp(), '{16}')`)
    const calls = claims.flatMap(({ wrong, ...claim }) => guesses(5, { ...claim, code: wrong }))
    expect(await tally(calls)).toEqual({ otp_invalid: 9, rate_limited: 6 })
    expect((await guessesCounted()).reduce((sum, count) => sum + count, 0)).toBe(9)
    await passTime(3_590)
    const id = await one.issue({ purpose: 'd' })
    const { right: code } = await one.codesOf(id)
    const refusal = await refusalOf(one.guess({ id, code, purpose: 'd' }))
    expect(refusal?.code).toBe('rate_limited')
    expect(Number(refusal?.headers['retry-after'])).toBeLessThanOrEqual(10)
    await passTime(11)
    expect(await refusalOf(one.guess({ id, code, purpose: 'd' }))).toBeUndefined()
  })
})

describe('a hundred wrong guesses in a row', () => {
  const pretend = (count: number) =>
    service.pool.query('update otp_addresses set wrong_in_a_row = $1', [count])

  test('pause the address for 24 hours, and only those who read its mail can tell', async () => {
    const { one, passTime } = service
    const id = await one.issue()
    const before = await one.codesOf(id)
    await pretend(99)
    expect((await refusalOf(one.guess({ id, code: before.wrong })))?.code).toBe('otp_invalid')
    expect((await refusalOf(one.guess({ id, code: before.right })))?.code).toBe('otp_invalid')
    expect(await guessesCounted()).toEqual([2])

    await passTime(86_390)
    const paused = await one.issue({ purpose: 'contact' })
    expect(await one.codeOf(paused)).toBeUndefined()
    await passTime(61)
    const free = await one.issue({ purpose: 'contact', client: 'another' })
    const { right, wrong } = await one.codesOf(free)
    expect((await refusalOf(one.guess({ id: free, code: wrong, purpose: 'contact' })))?.code).toBe(
      'otp_invalid',
    )
    expect(await wrongGuesses()).toMatchObject([{ wrong_in_a_row: 1 }])
    expect(
      await refusalOf(one.guess({ id: free, code: right, purpose: 'contact' })),
    ).toBeUndefined()
  })

  test('begin anew with every right one', async () => {
    const { one } = service
    const id = await one.issue()
    const { right, wrong } = await one.codesOf(id)
    await pretend(99)
    await one.guess({ id, code: right })
    expect((await refusalOf(one.guess({ id, code: wrong })))?.code).toBe('otp_invalid')
    expect(await refusalOf(one.guess({ id, code: right }))).toBeUndefined()
  })

  test('pause one address alone', async () => {
    const { one } = service
    const [id, eves] = [await one.issue(), await one.issue({ email: 'eve@corp.example' })]
    await pretend(99)
    await refusalOf(one.guess({ id, code: (await one.codesOf(id)).wrong }))
    await one.guess({ id: eves, code: (await one.codesOf(eves)).right, email: 'eve@corp.example' })
  })
})

const everythingButDate = [
  ...(['nextTick', 'setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
  ...(['setTimeout', 'clearTimeout', 'queueMicrotask', 'performance', 'hrtime'] as const),
]

function guesses(count: number, claim: { id: string; code: string; purpose?: string }) {
  const { one, other } = service
  return Array.from({ length: count }, (_, at) => (at % 2 ? one : other).guess(claim))
}

async function guessesCounted() {
  const { rows } = await service.pool.query<{ guesses: number }>(
    'select guesses from otp_challenges order by issued_at',
  )
  return rows.map(({ guesses: count }) => count)
}

async function wrongGuesses() {
  const { rows } = await service.pool.query(
    'select cardinality(wrong_at) as counted, wrong_in_a_row from otp_addresses',
  )
  return rows
}
