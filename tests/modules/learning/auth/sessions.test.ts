import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { learnerEndpoints } from '../../../../src/modules/learning/endpoints/learnerEndpoints.js'
import { learnersWrite } from '../../../../src/modules/learning/learners/sessions.js'
import { contractOf } from '../../../../src/platform/api/contract.js'
import { startSecondProcess } from '../../../support/startSecondProcess.js'
import { type Learning, type SignedIn, startLearning } from './startLearning.js'

let learning: Learning

beforeAll(async () => {
  learning = await startLearning()
})
afterAll(() => learning.stop())

const session = '/api/lms/auth/session'
const signOut = '/api/lms/auth/sign-out'

const statusAs = async (who: SignedIn, path = session) => (await learning.sendAs(who, path)).status

const daysLeft = async ({ learner }: SignedIn) => {
  const [row] = await learning.query<{ idle: number; total: number }>(sql`
    select extract(epoch from expires_at - now())::float / 86400 as idle,
      extract(epoch from ends_at - now())::float / 86400 as total
    from learner_sessions where learner_id = ${learner.id}::uuid`)
  return row
}

const move = ({ learner }: SignedIn, by: string) =>
  learning.query(sql`
    update learner_sessions
    set expires_at = expires_at + ${by}::interval, ends_at = ends_at + ${by}::interval
    where learner_id = ${learner.id}::uuid`)

describe('GET /api/lms/auth/session', () => {
  test('names the learner by token and by cookie, and lets nobody keep the answer', async () => {
    const ada = await learning.signIn()
    const ways: Record<string, string>[] = [
      { authorization: `Bearer ${ada.token}` },
      { cookie: ada.cookie },
    ]
    for (const headers of ways) {
      const answer = await learning.send(session, { headers })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
      expect(await answer.json()).toEqual({ ...ada.learner, expiresAt: expect.any(String) })
    }
  })

  test('is refused without a token, with a wrong one, and with one that is cut short', async () => {
    const ada = await learning.signIn()
    const tokens = ['', 'x'.repeat(43), ada.token.slice(1), `${ada.token} x`]
    for (const token of tokens) {
      const answer = await learning.send(session, { headers: { authorization: `Bearer ${token}` } })
      expect(answer.status).toBe(401)
      expect(((await answer.json()) as { code: string }).code).toBe('invalid_credentials')
    }
    expect((await learning.send(session)).status).toBe(401)
  })

  test('goes by the header where there is a cookie too', async () => {
    const ada = await learning.signIn()
    const headers = { authorization: 'Bearer wrong', cookie: ada.cookie }
    expect((await learning.send(session, { headers })).status).toBe(401)
  })
})

describe('a session', () => {
  test('moves on with use, in steps, and not beyond its thirtieth day', async () => {
    const ada = await learning.signIn()
    await move(ada, '-4 minutes')
    expect(await statusAs(ada)).toBe(200)
    expect((await daysLeft(ada))?.idle).toBeLessThan(7 - 3 / 1440)
    await move(ada, '-6 days')
    expect(await statusAs(ada)).toBe(200)
    expect(await daysLeft(ada)).toEqual({
      idle: expect.closeTo(7, 2),
      total: expect.closeTo(24, 1),
    })
    await learning.query(sql`
      update learner_sessions set expires_at = now() + interval '1 day',
        ends_at = now() + interval '2 days' where learner_id = ${ada.learner.id}::uuid`)
    expect(await statusAs(ada)).toBe(200)
    expect((await daysLeft(ada))?.idle).toBeCloseTo(2, 2)
  })

  test('is over after seven days without use', async () => {
    const ada = await learning.signIn()
    await move(ada, '-7 days')
    expect(await statusAs(ada)).toBe(401)
  })

  test('is over after thirty days whatever its use', async () => {
    const ada = await learning.signIn()
    await learning.query(sql`
      update learner_sessions set ends_at = now() - interval '1 second'
      where learner_id = ${ada.learner.id}::uuid`)
    expect(await statusAs(ada)).toBe(401)
  })

  test('ends when staff block its learner, and does not come back', async () => {
    const ada = await learning.signIn()
    const path = `/api/learners/${ada.learner.id}`
    const blocked = await learning.callAsAdmin(path, { method: 'PATCH', json: { blocked: true } })
    expect(blocked.status).toBe(200)
    expect(await statusAs(ada)).toBe(401)
    await learning.callAsAdmin(path, { method: 'PATCH', json: { blocked: false } })
    expect(await statusAs(ada)).toBe(401)
  })
})

describe('a learner', () => {
  test('is signed out when staff change their address, but not when they change the name', async () => {
    const ada = await learning.signIn()
    const path = `/api/learners/${ada.learner.id}`
    await learning.callAsAdmin(path, { method: 'PATCH', json: { name: 'Ada' } })
    expect(await statusAs(ada)).toBe(200)
    const json = { email: `Other-${ada.learner.email}` }
    expect((await learning.callAsAdmin(path, { method: 'PATCH', json })).status).toBe(200)
    expect(await statusAs(ada)).toBe(401)
    expect((await learning.signIn(json.email)).learner.id).toBe(ada.learner.id)
  })
})

describe('POST /api/lms/auth/sign-out', () => {
  test('ends this session alone, and takes the cookie away', async () => {
    const email = 'two-devices@learners.example'
    const phone = await learning.signIn(email)
    await learning.query(sql`
      update otp_challenges set issued_at = issued_at - interval '2 minutes'`)
    const laptop = await learning.signIn(email)
    const answer = await learning.sendAs(phone, signOut, { method: 'POST' })
    expect(answer.status).toBe(204)
    expect(answer.headers.getSetCookie()).toEqual([
      'foyer-learner=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
    ])
    expect(await statusAs(phone)).toBe(401)
    expect(await statusAs(laptop)).toBe(200)
    const everywhere = `${signOut}?everywhere=true`
    await learning.query(sql`
      update otp_challenges set issued_at = issued_at - interval '2 minutes'`)
    const tablet = await learning.signIn(email)
    expect((await learning.sendAs(tablet, everywhere, { method: 'POST' })).status).toBe(204)
    expect(await statusAs(laptop)).toBe(401)
    expect(await statusAs(tablet)).toBe(401)
  })

  test('is refused with a body that says something, which would be done in vain', async () => {
    const ada = await learning.signIn()
    const out = (body: string, type = 'application/json') => {
      const headers = { authorization: `Bearer ${ada.token}`, 'content-type': type }
      return learning.call(signOut, { method: 'POST', body, headers })
    }
    expect((await out('{"everywhere":true}')).status).toBe(422)
    expect((await out('not json')).status).toBe(400)
    expect((await out('everywhere', 'text/plain')).status).toBe(415)
    expect(await statusAs(ada)).toBe(200)
    expect((await out('{}')).status).toBe(204)
  })

  test('leaves other learners’ sessions alone', async () => {
    const [ada, bob] = [await learning.signIn(), await learning.signIn()]
    await learning.sendAs(ada, `${signOut}?everywhere=true`, { method: 'POST' })
    expect(await statusAs(bob)).toBe(200)
  })

  test('is known to another process at once', async () => {
    const ada = await learning.signIn()
    const second = await startSecondProcess({ NODE_OPTIONS: '' })
    const headers = { authorization: `Bearer ${ada.token}` }
    const statusThere = async () => (await fetch(second.url + session, { headers })).status
    expect(await statusThere()).toBe(200)
    await learning.sendAs(ada, signOut, { method: 'POST' })
    expect(await statusThere()).toBe(401)
    await second.kill()
  })

  test('by cookie, comes from our own pages only', async () => {
    const ada = await learning.signIn()
    const leave = (headers: Record<string, string>) =>
      learning.send(signOut, { method: 'POST', headers: { cookie: ada.cookie, ...headers } })
    expect((await leave({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await leave({ origin: 'null' })).status).toBe(403)
    expect((await leave({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await leave({ 'sec-fetch-site': 'same-site' })).status).toBe(403)
    expect(await statusAs(ada)).toBe(200)
    const ours = { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }
    expect((await leave(ours)).status).toBe(204)
    expect(await statusAs(ada)).toBe(401)
  })
})

describe('PATCH /api/lms/auth/session', () => {
  test('gives the learner the name they choose', async () => {
    const ada = await learning.signIn()
    const json = { name: '  Ada Lovelace ' }
    const answer = await learning.sendAs(ada, session, { method: 'PATCH', json })
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ id: ada.learner.id, name: 'Ada Lovelace' })
    const now = await learning.sendAs(ada, session)
    expect(await now.json()).toMatchObject({ name: 'Ada Lovelace' })
  })

  test('refuses an empty name, one of several lines, and any other field', async () => {
    const ada = await learning.signIn()
    for (const json of [
      { name: ' ' },
      { name: 'Ada\nof London' },
      { name: 'Ada', blocked: true },
    ]) {
      const answer = await learning.sendAs(ada, session, { method: 'PATCH', json })
      expect(answer.status).toBe(422)
    }
  })
  test('counts as what learners write', () => {
    const rename = learnerEndpoints.find(({ method }) => method === 'patch')
    expect(rename && contractOf(rename)?.limit).toEqual(learnersWrite.limit)
  })
})
