import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import pg from 'pg'

import { challengeAnswer } from '../../../src/platform/otp/otpProof.js'
import { statementsOf } from '../../support/statementsOf.js'
import { ada, refusalOf, startOtp, tally } from './startOtp.js'

let service: Awaited<ReturnType<typeof startOtp>>

beforeAll(async () => {
  service = await startOtp()
})
afterAll(() => service.stop())
beforeEach(() => service.clear())

const purposes = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const nobodyListens = () => sql`null`

describe('a challenge', () => {
  test('is answered as the contract says, under an id of 128 bits', async () => {
    const { one } = service
    const order = { purpose: 'demo', email: ada, client: undefined, send: nobodyListens }
    const answer = await one.otp.issueChallenge(one.newRequest(), order)
    expect(answer).toEqual({
      status: 'otp_sent',
      challengeId: expect.stringMatching(/^[\w-]{22}$/),
      expiresIn: 600,
      resendAfter: 60,
      codeLength: 6,
    })
    expect(challengeAnswer.parse(answer)).toEqual(answer)
  })

  test('has one code, for the address as it was typed, in whichever process it is asked', async () => {
    const { one, other, passTime } = service
    const id = await one.issue()
    await passTime(100)
    const { secondsLeft = 0, ...mailed } = (await one.codeOf(id)) ?? {}
    const code: unknown = expect.stringMatching(/^\d{6}$/)
    expect(mailed).toEqual({ email: ada, purpose: 'demo', code })
    // Less what this test has taken so far.
    expect([secondsLeft > 490, secondsLeft <= 500]).toEqual([true, true])
    expect(await other.codeOf(id)).toMatchObject(mailed)
  })

  test('has a code only while it lives', async () => {
    const { one, passTime } = service
    const [used, locked, old] = [
      await one.issue({ purpose: 'a' }),
      await one.issue({ purpose: 'b' }),
      await one.issue({ purpose: 'c' }),
    ]
    await one.record({ id: used, purpose: 'a', code: (await one.codesOf(used)).right })
    const { wrong } = await one.codesOf(locked)
    await tally([1, 2, 3, 4, 5].map(() => one.guess({ id: locked, purpose: 'b', code: wrong })))
    expect(await one.codeOf(used)).toBeUndefined()
    expect(await one.codeOf(locked)).toBeUndefined()
    expect(await one.codeOf(old)).toBeDefined()
    await passTime(601)
    expect(await one.codeOf(old)).toBeUndefined()
    expect(await one.codeOf('A'.repeat(22))).toBeUndefined()
  })

  test('keeps no code in any row, nor its address once it is used', async () => {
    const { one, pool } = service
    const id = await one.issue()
    const { right: code } = await one.codesOf(id)
    const everything = async () => {
      const { rows } = await pool.query(
        'select otp_challenges, otp_addresses, sent from otp_challenges, otp_addresses, sent',
      )
      return JSON.stringify(rows)
    }
    const digits = Buffer.from(code).toString('hex')
    expect(await everything()).not.toMatch(new RegExp(`(?<!\\d)${code}(?!\\d)|${digits}`))
    expect(await everything()).toContain(ada)
    await one.record({ id, code })
    expect(await everything()).not.toMatch(/corp\.example/i)
  })

  test('is undone, and charges no budget, when its mail cannot be queued', async () => {
    const { one, pool } = service
    await pool.query(`create function refuse() returns text language plpgsql
      as $$ begin raise 'the queue refused'; end $$`)
    const send = () => sql`refuse()`
    const order = { purpose: 'demo', email: ada, client: 'a client', send }
    await expect(one.otp.issueChallenge(one.newRequest(), order)).rejects.toMatchObject({
      cause: { message: 'the queue refused' },
    })
    const { rows } = await pool.query('select from otp_challenges')
    expect(rows).toHaveLength(0)
    await one.issue()
  })

  test('is mail_unavailable where the queue is not there or not for us, and the log says why', async () => {
    const { one } = service
    const log = jest.spyOn(one.payload.logger, 'error').mockImplementation(() => undefined)
    for (const job of ['graphile_worker.none()', '(select id from graphile_worker.none)']) {
      const order = { purpose: 'demo', email: ada, client: undefined, send: () => sql.raw(job) }
      const refusal = await refusalOf(one.otp.issueChallenge(one.newRequest(), order))
      expect([refusal?.status, refusal?.code]).toEqual([503, 'mail_unavailable'])
    }
    const reason = expect.stringContaining('graphile_worker')
    const logged = log.mock.calls.map(([line]: unknown[]) => line)
    expect(logged).toMatchObject([{ reason }, { reason }])
    expect(JSON.stringify(logged)).not.toContain(ada)
  })
})

describe('a resend', () => {
  test('is refused for 60 s, whoever asks and in whatever form, for this purpose alone', async () => {
    const { one, other } = service
    await one.issue()
    const again = [
      { client: 'a client' },
      { client: 'another' },
      { email: 'ADA@corp.example' },
      { email: 'ada+tag@corp.example' },
    ]
    const calls = again.map((order) => other.issue(order))
    expect(await tally(calls)).toEqual({ rate_limited: 4 })
    const refusal = await refusalOf(one.issue())
    const wait = refusal?.headers['retry-after']
    expect(Number(wait)).toBeGreaterThan(50)
    expect(refusal).toMatchObject({
      status: 429,
      headers: {
        'retry-after': wait,
        'ratelimit-policy': '"otp-resend";q=1;w=60',
        ratelimit: `"otp-resend";r=0;t=${String(wait)}`,
      },
    })
    await one.issue({ purpose: 'contact' })
    await one.issue({ email: 'eve@corp.example' })
  })

  test('by the same client ends the older code, and no other client’s', async () => {
    const { one, passTime } = service
    const first = await claimOf({ client: 'first' })
    await passTime(61)
    const second = await claimOf({ client: 'second' })
    await passTime(61)
    const third = await claimOf({ client: 'first' })
    expect((await refusalOf(one.guess(first)))?.code).toBe('otp_invalid')
    expect(await one.codeOf(first.id)).toBeUndefined()
    expect(await tally([one.guess(second), one.guess(third)])).toEqual({ done: 2 })
  })

  test('by ever new clients leaves the three newest codes alive', async () => {
    const { one, passTime } = service
    const claims = []
    for (const client of ['a', 'b', 'c', 'd']) {
      claims.push(await claimOf({ client }))
      await passTime(61)
    }
    const outcomes = await Promise.all(claims.map((claim) => refusalOf(one.guess(claim))))
    expect(outcomes.map((refusal) => refusal?.code)).toEqual([
      'otp_invalid',
      ...[undefined, undefined, undefined],
    ])
  })

  test('happens once, of 50 parallel ones in two processes', async () => {
    const { one, other, pool } = service
    const calls = Array.from({ length: 50 }, (_, at) =>
      (at % 2 ? one : other).issue({ client: `client ${String(at % 7)}` }),
    )
    expect(await tally(calls)).toEqual({ done: 1, rate_limited: 49 })
    const { rows } = await pool.query('select from sent')
    expect(rows).toHaveLength(1)
  })
})

describe('the budget of an address', () => {
  test('is five an hour over all purposes and processes, with request rates lifted', async () => {
    const { one, other, passTime } = service
    const calls = purposes.map((purpose, at) =>
      (at % 2 ? one : other).issue({ purpose, client: purpose }),
    )
    expect(await tally(calls)).toEqual({ done: 5, rate_limited: 3 })
    expect(await policyOf(one.issue({ purpose: 'i' }))).toBe('"otp-address-hour";q=5;w=3600')
    await passTime(3_590)
    expect(await policyOf(one.issue({ purpose: 'i' }))).toBe('"otp-address-hour";q=5;w=3600')
    await passTime(11)
    await one.issue({ purpose: 'i' })
  })

  test('is ten a day', async () => {
    const { one, passTime } = service
    for (const purpose of purposes.slice(0, 5)) await one.issue({ purpose })
    await passTime(3_601)
    for (const purpose of purposes.slice(0, 5)) await one.issue({ purpose })
    await passTime(3_601)
    const refusal = await refusalOf(one.issue())
    expect(refusal?.headers['ratelimit-policy']).toBe('"otp-address-day";q=10;w=86400')
    expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(86_400 - 7_203 - 60)
    await passTime(86_400 - 7_202)
    await one.issue()
  })

  test('is charged by no refusal', async () => {
    const { one, passTime } = service
    await one.issue()
    expect(await tally(Array.from({ length: 20 }, () => one.issue()))).toEqual({ rate_limited: 20 })
    for (const purpose of purposes.slice(0, 4)) await one.issue({ purpose })
    await passTime(61)
    expect(await policyOf(one.issue())).toBe('"otp-address-hour";q=5;w=3600')
  })
})

describe('the budget of a client', () => {
  test('is ten addresses an hour, in all processes', async () => {
    const { one, other, passTime } = service
    const calls = Array.from({ length: 15 }, (_, at) => (at % 2 ? one : other).issue(to(at)))
    expect(await tally(calls)).toEqual({ done: 10, rate_limited: 5 })
    expect(await policyOf(one.issue(to(20)))).toBe('"otp-client-addresses";q=10;w=3600')
    await one.issue({ ...to(20), client: 'another' })
    await passTime(3_601)
    await one.issue(to(20))
  })

  test('is 20 sends an hour, in all processes', async () => {
    const { one, other } = service
    const calls = purposes
      .slice(0, 3)
      .flatMap((purpose) =>
        Array.from({ length: 10 }, (_, at) => (at % 2 ? one : other).issue({ ...to(at), purpose })),
      )
    expect(await tally(calls)).toEqual({ done: 20, rate_limited: 10 })
    expect(await policyOf(one.issue({ ...to(1), purpose: 'z' }))).toBe('"otp-client";q=20;w=3600')
  })

  test('counts all who are unknown as one', async () => {
    const { one } = service
    const anonymous = { purpose: 'demo', client: undefined, send: nobodyListens }
    const calls = Array.from({ length: 11 }, (_, at) =>
      one.otp.issueChallenge(one.newRequest(), { ...anonymous, ...to(at), client: undefined }),
    )
    expect(await tally(calls)).toEqual({ done: 10, rate_limited: 1 })
  })
})

describe('an unknown or paused address', () => {
  test('costs the same statements as a known one, whether sent, guessed at or refused', async () => {
    const { one, pool } = service
    await one.issue({ email: 'paused@corp.example' })
    await pool.query(`update otp_addresses set paused_until = now() + interval '1 day'`)
    const cases = [
      { email: ada },
      { email: 'unknown@corp.example', deliver: false },
      { email: 'paused@corp.example' },
    ]
    const traces = []
    for (const order of cases) traces.push(await tracesOf(order))
    expect(traces[0]).toHaveLength(6)
    expect(traces[1]).toEqual(traces[0])
    expect(traces[2]).toEqual(traces[0])
  })

  test('gets no mail', async () => {
    const { one, pool } = service
    const id = await one.issue({ deliver: false })
    expect(await one.codeOf(id)).toBeUndefined()
    const { rows } = await pool.query('select email from otp_challenges')
    expect(rows).toEqual([{ email: null }])
  })
})

/** What is asked of the database for a send, a wrong guess and a send too soon. */
async function tracesOf(order: { email: string; deliver?: boolean }) {
  const asked = { ...order, purpose: 'contact', client: order.email }
  const spy = jest.spyOn(pg.Client.prototype, 'query')
  try {
    const id = await service.one.issue(asked)
    const guess = service.one.guess({ ...asked, id, code: '000000', client: asked.email })
    expect((await refusalOf(guess))?.code).toBe('otp_invalid')
    expect((await refusalOf(service.one.issue(asked)))?.code).toBe('rate_limited')
    return (spy.mock.calls as unknown[][]).flatMap(statementsOf).map(({ text }) => text)
  } finally {
    spy.mockRestore()
  }
}

async function claimOf(order: { client: string }) {
  const id = await service.one.issue(order)
  return { id, code: (await service.one.codesOf(id)).right }
}

function to(at: number) {
  return { email: `address-${String(at)}@corp.example` }
}

async function policyOf(call: Promise<unknown>) {
  return (await refusalOf(call))?.headers['ratelimit-policy']
}
