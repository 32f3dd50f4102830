import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'
import { hire, password, type Staff } from '../actors.js'
import { makePasskey, type SoftPasskey } from './softPasskey.js'

let foyer: Foyer
let staff: Staff

beforeAll(async () => {
  foyer = await boot()
  staff = await hire(foyer)
})
afterAll(() => foyer.stop())

const run = (statement: ReturnType<typeof sql>) => foyer.payload.db.drizzle.execute(statement)
beforeEach(async () => {
  for (const table of ['passkeys', 'second_factors', 'rate_limits', 'users_sessions'])
    await run(sql`delete from ${sql.identifier(table)}`)
  await run(sql`delete from graphile_worker._private_jobs`)
})

type Headers = Record<string, string>

const send = (call: string, json?: unknown, headers: Headers = {}) => {
  const [method = '', path = ''] = call.split(' ')
  return foyer.call(`/api/users/${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
}
const login = (email: string) => send('POST login', { email, password })
const refusal = async (response: Response) => [response.status, (await response.json()).code]
const cookieOf = (response: Response) => ({
  cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
})

async function sessionOf(email: string): Promise<Headers> {
  return { authorization: `Bearer ${String((await (await login(email)).json()).token)}` }
}

/** The options of a step, and the cookie that ends it. */
async function begin(path: string, headers: Headers = {}) {
  const answer = await send(`POST passkeys/${path}`, undefined, headers)
  expect(answer.status).toBe(200)
  return { options: (await answer.json()) as { challenge: string }, step: cookieOf(answer) }
}

async function add(passkey: SoftPasskey, session: Headers): Promise<Response> {
  const { options, step } = await begin('setup', session)
  return send('POST passkeys', passkey.register(options), { ...session, ...step })
}

/** A passkey of one of the staff. */
async function give(email: string): Promise<SoftPasskey> {
  const passkey = makePasskey()
  expect((await add(passkey, await sessionOf(email))).status).toBe(201)
  return passkey
}

async function signIn(passkey: SoftPasskey, lies: Parameters<SoftPasskey['assert']>[1] = {}) {
  const { options, step } = await begin('sign-in/options')
  return send('POST passkeys/sign-in', passkey.assert(options, lies), step)
}

const noSession = async () =>
  expect((await run(sql`select 1 from users_sessions`)).rows).toHaveLength(0)

async function mails(notice: string) {
  const jobs = sql`select payload->>'user' as id from graphile_worker._private_jobs
    where payload->>'notice' = ${notice}`
  return (await run(jobs)).rows.map(({ id }) => id)
}

const logged = async (action: 'second-factor' | 'sign-in' | 'sign-in-failed') => {
  const { docs } = await foyer.payload.find({
    collection: 'audit-log',
    where: { action: { equals: action } },
    sort: '-createdAt',
  })
  return docs[0]
}

describe('a passkey', () => {
  test('is added in the account and signs in alone, with a trace of both', async () => {
    const passkey = await give(staff.editor.email)
    expect(await mails('passkey-on')).toEqual([staff.editor.id])
    const answer = await signIn(passkey)
    expect(answer.status).toBe(204)
    const session = { ...cookieOf(answer), origin: 'http://localhost:3000' }
    const me = await send('GET me', undefined, session)
    expect((await me.json()).user.email).toBe(staff.editor.email)
    expect(await logged('sign-in')).toMatchObject({
      actorEmail: staff.editor.email,
      after: { by: 'passkey' },
    })
    const { docs } = await (await send('GET passkeys', undefined, session)).json()
    expect(docs).toMatchObject([{ id: passkey.id, lastUsedAt: expect.any(String) }])
  })

  test('asks for no code of an app: it is both factors', async () => {
    const session = await sessionOf(staff.editor.email)
    const passkey = makePasskey()
    expect((await add(passkey, session)).status).toBe(201)
    await run(sql`insert into second_factors (user_id, secret, recovery_codes, confirmed_at)
      values (${staff.editor.id}::uuid, 'a sealed secret', '{}', now())`)
    expect((await signIn(passkey)).status).toBe(204)
  })

  test('is removed only by its owner, and then signs nobody in', async () => {
    const passkey = await give(staff.editor.email)
    const other = await sessionOf(staff.admin.email)
    expect((await send(`DELETE passkeys/${passkey.id}`, undefined, other)).status).toBe(404)
    const session = await sessionOf(staff.editor.email)
    expect((await send(`DELETE passkeys/${passkey.id}`, undefined, session)).status).toBe(204)
    expect(await mails('passkey-off')).toEqual([staff.editor.id])
    await run(sql`delete from users_sessions`)
    const refused = await signIn(passkey)
    expect(await refusal(refused)).toEqual([401, 'passkey_refused'])
    expect(await logged('sign-in-failed')).toMatchObject({
      after: { by: 'passkey', reason: 'unknown' },
    })
    await noSession()
  })

  test('is no business of keys, nor of visitors, nor of sessions older than 15 minutes', async () => {
    const key = { authorization: `users API-Key ${staff.editor.key}` }
    for (const headers of [{}, key]) {
      expect((await send('POST passkeys/setup', undefined, headers)).status).toBe(401)
      expect((await send('GET passkeys', undefined, headers)).status).toBeGreaterThanOrEqual(401)
    }
    const session = await sessionOf(staff.editor.email)
    await run(sql`update users_sessions set created_at = now() - interval '16 minutes'`)
    const late = await send('POST passkeys/setup', undefined, session)
    expect(await refusal(late)).toEqual([403, 'recent_sign_in_required'])
  })
})

describe('an answer of a passkey is refused', () => {
  test('when it is sent again, even at the same moment', async () => {
    const passkey = await give(staff.editor.email)
    await run(sql`delete from users_sessions`)
    const { options, step } = await begin('sign-in/options')
    const answer = passkey.assert(options)
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => send('POST passkeys/sign-in', answer, step)),
    )
    expect(tries.map(({ status }) => status).sort()).toEqual([204, 401, 401, 401])
    expect((await send('POST passkeys/sign-in', answer, step)).status).toBe(401)
    const next = await begin('sign-in/options')
    const again = await send('POST passkeys/sign-in', answer, next.step)
    expect(await refusal(again)).toEqual([401, 'passkey_refused'])
    expect((await run(sql`select 1 from users_sessions`)).rows).toHaveLength(1)
  })

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of another relying party', { rpID: 'evil.example' }],
    ['without the person verified', { isUnverified: true }],
  ])('%s', async (_, lies) => {
    const passkey = await give(staff.editor.email)
    await run(sql`delete from users_sessions`)
    expect(await refusal(await signIn(passkey, lies))).toEqual([401, 'passkey_refused'])
    expect(await logged('sign-in-failed')).toMatchObject({
      targetId: staff.editor.id,
      after: { by: 'passkey', reason: 'unverified' },
    })
    await noSession()
  })

  test('and told to its owner by mail, once a day', async () => {
    const passkey = await give(staff.viewer.email)
    for (const rpID of ['evil.example', 'worse.example']) await signIn(passkey, { rpID })
    expect(await mails('passkey-refused')).toEqual([staff.viewer.id])
  })

  test('whose counter went back, as that of a copy does', async () => {
    const passkey = await give(staff.editor.email)
    expect((await signIn(passkey, { counter: 9 })).status).toBe(204)
    await run(sql`delete from users_sessions`)
    for (const counter of [9, 8, 0]) expect((await signIn(passkey, { counter })).status).toBe(401)
    expect(await logged('sign-in-failed')).toMatchObject({ after: { reason: 'copied' } })
    await noSession()
    expect((await signIn(passkey, { counter: 10 })).status).toBe(204)
  })

  test('signed by another key, or for another browser’s challenge', async () => {
    const passkey = await give(staff.editor.email)
    await run(sql`delete from users_sessions`)
    const foreign = makePasskey()
    expect((await signIn(foreign)).status).toBe(401)
    const { options, step } = await begin('sign-in/options')
    const forged = { ...foreign.assert(options), id: passkey.id, rawId: passkey.id }
    expect((await send('POST passkeys/sign-in', forged, step)).status).toBe(401)
    const other = await begin('sign-in/options')
    const mine = await begin('sign-in/options')
    const crossed = await send('POST passkeys/sign-in', passkey.assert(other.options), mine.step)
    expect(crossed.status).toBe(401)
    await noSession()
  })

  test('where it is not what a browser sends', async () => {
    const { step } = await begin('sign-in/options')
    for (const json of [{}, { id: 'x' }, { ...makePasskey().assert({ challenge: 'x' }), id: 1 }])
      expect((await send('POST passkeys/sign-in', json, step)).status).toBe(422)
  })
})

describe('a new passkey is refused', () => {
  test('of another site, for somebody else’s challenge, and when somebody has it', async () => {
    const session = await sessionOf(staff.editor.email)
    const passkey = makePasskey()
    const far = await begin('setup', session)
    const lied = passkey.register(far.options, { origin: 'https://evil.example' })
    expect((await send('POST passkeys', lied, { ...session, ...far.step })).status).toBe(401)

    const others = await begin('setup', await sessionOf(staff.sales.email))
    const taken = passkey.register(others.options)
    expect((await send('POST passkeys', taken, { ...session, ...others.step })).status).toBe(401)

    expect((await add(passkey, session)).status).toBe(201)
    const twice = await add(passkey, await sessionOf(staff.sales.email))
    expect(await refusal(twice)).toEqual([401, 'passkey_refused'])
    const { rows } = await run(sql`select user_id from passkeys`)
    expect(rows).toEqual([{ user_id: staff.editor.id }])
  })
})

describe('where a role needs a second factor', () => {
  const policy = (secondFactorFor: string[]) =>
    foyer.callAsAdmin('/api/globals/sign-in-policy', { method: 'POST', json: { secondFactorFor } })
  const underPolicy = async (work: () => Promise<void>) => {
    await policy(['sales'])
    try {
      await work()
    } finally {
      await policy([])
    }
  }

  test('a passkey satisfies it, and the password alone opens and sets up nothing', async () => {
    const passkey = await give(staff.sales.email)
    await run(sql`delete from users_sessions`)
    await underPolicy(async () => {
      const refused = await login(staff.sales.email)
      const step = cookieOf(refused)
      expect(await refusal(refused)).toEqual([403, 'passkey_required'])
      expect((await send('POST second-factor/setup', {}, step)).status).toBe(401)
      expect((await send('POST passkeys/setup', undefined, step)).status).toBe(401)
      await noSession()
      expect((await signIn(passkey)).status).toBe(204)
    })
  })

  test('a step that was begun before the passkey sets up nothing after it', async () => {
    await underPolicy(async () => {
      const steps = [
        cookieOf(await login(staff.sales.email)),
        cookieOf(await login(staff.sales.email)),
      ]
      const [mine = { cookie: '' }, theirs = { cookie: '' }] = steps
      const passkey = makePasskey()
      const { options, step } = await begin('setup', mine)
      const cookie = `${mine.cookie}; ${step.cookie}`
      const added = await send('POST passkeys', passkey.register(options), { cookie })
      expect(added.status).toBe(201)
      const session = { ...cookieOf(added), origin: 'http://localhost:3000' }
      const me = await send('GET me', undefined, session)
      expect((await me.json()).user.email).toBe(staff.sales.email)
      for (const left of [mine, theirs]) {
        expect((await send('POST second-factor/setup', {}, left)).status).toBe(401)
        expect((await send('POST passkeys/setup', undefined, left)).status).toBe(401)
      }
    })
  })

  test('the last one is kept, of two that are removed at the same moment too', async () => {
    const passkeys = [await give(staff.sales.email), await give(staff.sales.email)]
    await underPolicy(async () => {
      const signedIn = await signIn(passkeys[0] ?? makePasskey())
      const session = { ...cookieOf(signedIn), origin: 'http://localhost:3000' }
      const removals = await Promise.all(
        passkeys.map(({ id }) => send(`DELETE passkeys/${id}`, undefined, session)),
      )
      expect(removals.map(({ status }) => status).sort()).toEqual([204, 409])
    })
  })

  test('an admin’s reset removes passkeys too', async () => {
    const passkey = await give(staff.sales.email)
    const path = `/api/users/${staff.sales.id}/second-factor/reset`
    expect((await foyer.callAsAdmin(path, { method: 'POST' })).status).toBe(204)
    expect((await signIn(passkey)).status).toBe(401)
    expect((await login(staff.sales.email)).status).toBe(200)
    expect((await foyer.callAsAdmin(path, { method: 'POST' })).status).toBe(404)
  })
})
