import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { settings } from '../../../src/platform/otp/settings.js'
import { refusalOf, startOtp } from './startOtp.js'

let service: Awaited<ReturnType<typeof startOtp>>

beforeAll(async () => {
  service = await startOtp()
})
afterAll(() => service.stop())
beforeEach(() => service.clear())

const { points, seconds } = settings.everyone

const issue = () =>
  service.one.issue({ email: `${randomUUID()}@corp.example`, client: randomUUID() })

/** As many sends as these, to others by others, `age` seconds ago. */
const sendBefore = (count: number, age: number) =>
  service.pool.query(
    `insert into otp_challenges
       (id, purpose, email_key, address_key, client_key, code_check, issued_at)
     select gen_random_uuid()::text, 'demo', decode(md5('e' || n), 'hex'),
       decode(md5('a' || n), 'hex'), decode(md5('c' || n), 'hex'), '\\x00',
       clock_timestamp() - $2 * interval '1 second'
     from generate_series(1, $1) as n`,
    [count, age],
  )

describe('the budget of everyone', () => {
  test('refuses the send beyond it to whoever asks, and queues and stores nothing', async () => {
    await sendBefore(points - 1, 1)
    await issue()
    const refusal = await refusalOf(issue())
    expect(refusal).toMatchObject({ code: 'mail_unavailable', status: 503 })
    expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(seconds - 60)
    const { rows } = await service.pool.query('select from sent')
    expect(rows).toHaveLength(1)
  })

  test('slides: what is older than its window no longer counts', async () => {
    await sendBefore(points, seconds + 1)
    await expect(issue()).resolves.toEqual(expect.any(String))
  })

  test('is not what somebody hears of who has used up their own', async () => {
    const mine = { email: 'ada@corp.example', client: 'a client' }
    await service.one.issue(mine)
    const refusal = await refusalOf(service.one.issue(mine))
    expect(refusal).toMatchObject({ code: 'rate_limited', status: 429 })
  })
})

describe('of the budget of everyone, one network', () => {
  const ipv4 = (at: number) => `198.51.100.${String(at)}`
  const ipv6 = (at: number) => `2001:db8:1:${at.toString(16)}00::/64`

  test.each([
    { network: 'an IPv4 /24', share: 'half', clientAt: ipv4, policy: '"otp-everyone-ipv4";q=60' },
    { network: 'an IPv6 /48', share: 'a tenth', clientAt: ipv6, policy: '"otp-everyone-far";q=12' },
  ])('that is $network may use $share, and others have theirs', async (one) => {
    const small = await service.startAnother(undefined, { everyone: 120 })
    const send = (client: string) => small.issue({ email: `${randomUUID()}@corp.example`, client })
    for (let at = 1; at <= (one.share === 'half' ? 60 : 12); at += 1) await send(one.clientAt(at))
    const refusal = await refusalOf(send(one.clientAt(99)))
    expect(refusal?.status).toBe(429)
    expect(refusal?.headers['ratelimit-policy']).toBe(`${one.policy};w=600`)
    await send('203.0.113.7')
  })
})

describe('the budgets of a client', () => {
  test('are those of the settings, even where request rates are lifted', async () => {
    const points = { clientSends: 3, clientAddresses: 2, verifications: 4 }
    const small = await service.startAnother(undefined, points)
    const send = (client: string, email = `${randomUUID()}@corp.example`) =>
      small.issue({ email, client, purpose: randomUUID() })
    const id = await send('sender', 'ada@corp.example')
    await send('sender', 'ada@corp.example')
    await send('sender', 'ada@corp.example')
    expect((await refusalOf(send('sender', 'ada@corp.example')))?.headers['ratelimit-policy']).toBe(
      '"otp-client";q=3;w=3600',
    )
    await send('mailer')
    await send('mailer')
    expect((await refusalOf(send('mailer')))?.headers['ratelimit-policy']).toBe(
      '"otp-client-addresses";q=2;w=3600',
    )
    const guess = () => refusalOf(small.guess({ id, code: '000000', client: 'guesser' }))
    for (let at = 0; at < points.verifications; at += 1) await guess()
    expect((await guess())?.headers['ratelimit-policy']).toBe('"otp-verifications";q=4;w=300')
  })
})

describe('forgetting an address', () => {
  test('removes its challenges of every purpose, gives their ids, and leaves others alone', async () => {
    const { one, pool } = service
    const mine = [await one.issue(), await one.issue({ purpose: 'contact' })]
    const other = await one.issue({ email: 'eve@corp.example' })
    const forgotten = await one.otp.forget(one.newRequest(), 'ADA@corp.example')
    expect(forgotten.toSorted()).toEqual(mine.toSorted())
    const { rows } = await pool.query<{ id: string }>('select id from otp_challenges')
    expect(rows).toEqual([{ id: other }])
  })
})
