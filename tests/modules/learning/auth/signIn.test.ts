import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { type Learning, startLearning } from './startLearning.js'

let learning: Learning

beforeAll(async () => {
  learning = await startLearning()
})
afterAll(() => learning.stop())

const verify = (json: object, headers: Record<string, string> = {}) =>
  learning.send('/api/lms/auth/verify-otp', { json, headers })

const sessionsOf = (email: string) =>
  learning.query(sql`
    select token_hash from learner_sessions
    join learners on learners.id = learner_id where email = ${email}`)

describe('POST /api/lms/auth/request-otp', () => {
  test('answers the challenge, and mails a code in the reader’s language', async () => {
    const answer = await learning.send('/api/lms/auth/request-otp', {
      json: { email: 'fr@learners.example' },
      headers: { 'accept-language': 'de, fr-CH;q=0.9, en;q=0.8' },
    })
    expect(answer.status).toBe(202)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.json()).toEqual({
      status: 'otp_sent',
      challengeId: expect.stringMatching(/^[\w-]{22}$/),
      expiresIn: 600,
      resendAfter: 60,
      codeLength: 6,
    })
    const { code } = await learning.askCode('en@learners.example')
    await learning.untilDone('learning.mailSignInCode')
    const mails = learning.mails.filter(({ to }) => to[0]?.endsWith('@learners.example'))
    expect(mails.map((mail) => mail.header('subject'))).toContain('Your code to sign in')
    expect(mails.some(({ text }) => text.includes('Saisissez ce code'))).toBe(true)
    expect(mails.every((mail) => !mail.header('subject')?.includes(code))).toBe(true)
  })

  test('has the code mailed before other mails that wait', async () => {
    const { payload, platform, databaseUrl } = learning
    await platform.jobs.stop()
    await learning.query(sql`
      select graphile_worker.add_job('learning.mailSignInCode', '{"challengeId": "none", "locale": "en"}')`)
    await learning.send('/api/lms/auth/request-otp', { json: { email: 'soon@learners.example' } })
    const waiting = await learning.query<{ id: string }>(sql`
      select payload->>'challengeId' as id from graphile_worker._private_jobs
      where payload->>'challengeId' is not null order by priority, run_at`)
    expect(waiting.map(({ id }) => id === 'none')).toEqual([false, true])
    await platform.jobs.start({ payload, connectionString: databaseUrl })
  })

  test('refuses what is no address, and what it was not asked for, all at once', async () => {
    const answer = await learning.send('/api/lms/auth/request-otp', {
      json: { email: 'a@b.example,c@d.example', name: 'Ada' },
    })
    expect(answer.status).toBe(422)
    const { errors } = (await answer.json()) as { errors: { path: string }[] }
    expect(errors.map(({ path }) => path).sort()).toEqual(['/email', '/name'])
  })

  test('counts an address’s codes whatever its case', async () => {
    await learning.askCode('case@learners.example')
    const again = await learning.send('/api/lms/auth/request-otp', {
      json: { email: 'CASE@learners.example' },
    })
    expect(again.status).toBe(429)
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0)
  })
})

describe('POST /api/lms/auth/verify-otp', () => {
  test('creates the learner at the first sign-in and finds them at the next', async () => {
    const first = await learning.signIn('Ada@learners.example')
    expect(first).toMatchObject({
      token: expect.stringMatching(/^[\w-]{43}$/),
      tokenType: 'Bearer',
      learner: { email: 'ada@learners.example', name: null },
    })
    await learning.query(sql`
      update otp_challenges set issued_at = issued_at - interval '2 minutes'`)
    const second = await learning.signIn('ada@learners.example')
    expect(second.learner.id).toBe(first.learner.id)
    expect(second.token).not.toBe(first.token)
  })

  test('lets a session last seven days, and its cookie be read by no script', async () => {
    const email = 'cookie@learners.example'
    const otp = await learning.askCode(email)
    const answer = await verify({ email, otp })
    const { token, expiresAt } = (await answer.json()) as { token: string; expiresAt: string }
    const days = (Date.parse(expiresAt) - Date.now()) / 86_400_000
    expect(days).toBeCloseTo(7, 2)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.getSetCookie()).toEqual([
      `foyer-learner=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax`,
    ])
  })

  test('keeps no token, only its hash', async () => {
    const { token } = await learning.signIn('hash@learners.example')
    const [row] = await learning.query(sql`
      select count(*)::int as count from learner_sessions
      where token_hash like ${`%${token}%`}`)
    expect(row).toEqual({ count: 0 })
    expect(await sessionsOf('hash@learners.example')).toHaveLength(1)
  })

  test('opens one session where the right code comes twice at once', async () => {
    const email = 'twice@learners.example'
    const otp = await learning.askCode(email)
    const answers = await Promise.all(Array.from({ length: 8 }, () => verify({ email, otp })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(400)])
    expect(await sessionsOf(email)).toHaveLength(1)
  })

  test('makes one learner of two codes proven at once', async () => {
    const email = 'both@learners.example'
    const first = await learning.askCode(email)
    await learning.query(sql`
      update otp_challenges set issued_at = issued_at - interval '2 minutes'`)
    const second = await learning.askCode(email)
    const answers = await Promise.all([
      verify({ email, otp: first }),
      verify({ email, otp: second }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const rows = await learning.query(sql`select id from learners where email = ${email}`)
    expect(rows).toHaveLength(1)
  })

  test('answers a wrong, a used, an unknown and another address’s code to the byte alike', async () => {
    const email = 'wrong@learners.example'
    const otp = await learning.askCode(email)
    const other = await learning.askCode('other@learners.example')
    const wrong = { ...otp, code: otp.code === '000000' ? '000001' : '000000' }
    const used = await learning.askCode('used@learners.example')
    await verify({ email: 'used@learners.example', otp: used })
    const answers = await Promise.all([
      verify({ email, otp: wrong }, { 'x-request-id': 'the-same-id' }),
      verify({ email, otp: other }, { 'x-request-id': 'the-same-id' }),
      verify({ email: 'used@learners.example', otp: used }, { 'x-request-id': 'the-same-id' }),
      verify(
        { email, otp: { challengeId: 'A'.repeat(22), code: '123456' } },
        { 'x-request-id': 'the-same-id' },
      ),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(bodies).size).toBe(1)
    expect(bodies[0]).toContain('"code":"otp_invalid"')
    expect(answers.every(({ headers }) => headers.getSetCookie().length === 0)).toBe(true)
    expect((await verify({ email, otp })).status).toBe(200)
  })

  test('does not sign in learners whom staff have blocked, and mails them nothing', async () => {
    const email = 'blocked@learners.example'
    const otp = await learning.askCode(email)
    await learning.callAsAdmin('/api/learners', { method: 'POST', json: { email, blocked: true } })
    const answer = await verify({ email, otp })
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { code: string }).code).toBe('otp_invalid')
    await learning.query(sql`
      update otp_challenges set issued_at = issued_at - interval '2 minutes'`)
    const seen = learning.mails.length
    const again = await learning.send('/api/lms/auth/request-otp', { json: { email } })
    expect(again.status).toBe(202)
    await learning.untilDone('learning.mailSignInCode')
    expect(learning.mails).toHaveLength(seen)
  })

  test('leaves a right code unused where its owner may not sign in', async () => {
    const email = 'paused@learners.example'
    const otp = await learning.askCode(email)
    await learning.query(
      sql`insert into learners (id, email, blocked) values (gen_random_uuid(), ${email}, true)`,
    )
    expect((await verify({ email, otp })).status).toBe(400)
    expect(await sessionsOf(email)).toEqual([])
    await learning.query(sql`update learners set blocked = false where email = ${email}`)
    expect((await verify({ email, otp })).status).toBe(200)
  })

  test('takes no sign-in from a page of another site', async () => {
    const email = 'csrf@learners.example'
    const otp = await learning.askCode(email)
    const answer = await verify({ email, otp }, { origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect(answer.headers.getSetCookie()).toEqual([])
    const crossSite = await verify({ email, otp }, { 'sec-fetch-site': 'cross-site' })
    expect(crossSite.status).toBe(403)
    expect((await verify({ email, otp }, { origin: 'http://localhost:3000' })).status).toBe(200)
  })
})
