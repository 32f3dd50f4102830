import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'
import { hire, password, type Staff } from '../actors.js'
import { codeOf } from './authenticator.js'
import { makePasskey } from './softPasskey.js'

let foyer: Foyer
let staff: Staff

beforeAll(async () => {
  foyer = await boot()
  staff = await hire(foyer)
})
afterAll(() => foyer.stop())

const run = (statement: ReturnType<typeof sql>) => foyer.payload.db.drizzle.execute(statement)
beforeEach(async () => {
  await run(sql`delete from second_factors`)
  await run(sql`delete from rate_limits`)
})

type Headers = Record<string, string>

const send = (path: string, json: unknown, headers: Headers = {}) =>
  foyer.call(`/api/users/${path}`, {
    method: json === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
const signIn = (email: string, more: object = {}) => send('login', { email, password, ...more })
const bearer = async (response: Response) => ({
  authorization: `Bearer ${String((await response.json()).token)}`,
})
const refusal = async (response: Response) => [response.status, (await response.json()).code]
const nextStep = () => run(sql`update second_factors set used_step = 0`)

/** Sets up an app for one of the staff; the code that confirmed it is used up. */
async function setUp(email: string) {
  const session = await bearer(await signIn(email))
  const { secret, uri } = await (await send('second-factor/setup', {}, session)).json()
  const used = codeOf(secret)
  const confirmed = await send('second-factor/confirm', { code: used }, session)
  expect(confirmed.status).toBe(200)
  const { recoveryCodes } = await confirmed.json()
  return { secret, used, uri, recoveryCodes, session } as {
    secret: string
    used: string
    uri: string
    recoveryCodes: string[]
    session: Headers
  }
}

const mails = async (notice: string, user: string) => {
  const { rows } = await run(
    sql`select 1 from graphile_worker._private_jobs
      where payload->>'notice' = ${notice} and payload->>'user' = ${user}`,
  )
  return rows
}

describe('an authenticator app', () => {
  test('is set up with a secret that is kept encrypted, and ten codes that are kept as hashes', async () => {
    const { secret, uri, recoveryCodes } = await setUp(staff.editor.email)
    expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toContain(`?secret=${secret}&issuer=`)
    expect(new Set(recoveryCodes).size).toBe(10)
    const { rows } = await run(sql`select * from second_factors`)
    const stored = JSON.stringify(rows)
    expect(stored).not.toContain(secret)
    for (const code of recoveryCodes) expect(stored).not.toContain(code.replace('-', ''))
    expect(await mails('second-factor-on', staff.editor.id)).toHaveLength(1)
  })

  test('is asked for after the right password only, with the same answer as ever to a wrong one', async () => {
    const { secret } = await setUp(staff.editor.email)
    expect(await refusal(await signIn(staff.editor.email))).toEqual([403, 'second_factor_required'])
    const other = await send('login', { email: staff.editor.email, password: 'not the password' })
    const unknown = await send('login', {
      email: 'nobody@staff.example',
      password: 'not it at all',
    })
    expect([other.status, await other.json()]).toEqual([unknown.status, await unknown.json()])
    await nextStep()
    const answer = await signIn(staff.editor.email, { code: codeOf(secret) })
    expect(answer.status).toBe(200)
    expect((await send('me', undefined, await bearer(answer))).status).toBe(200)
  })

  test('gives codes that work once, in requests at the same moment too', async () => {
    const { secret, used, recoveryCodes } = await setUp(staff.editor.email)
    const [recovery = ''] = recoveryCodes
    expect(await refusal(await signIn(staff.editor.email, { code: used }))).toEqual([
      401,
      'second_factor_wrong',
    ])
    for (const code of [codeOf(secret), recovery]) {
      await nextStep()
      await run(sql`delete from rate_limits`)
      const tries = await Promise.all(
        Array.from({ length: 4 }, () => signIn(staff.editor.email, { code })),
      )
      expect(tries.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401])
    }
    const status = await send('second-factor', undefined, await bearer(await codeIn(secret, 1)))
    expect(await status.json()).toMatchObject({ recoveryCodesLeft: 9 })
  })
  const codeIn = (secret: string, later: number) =>
    signIn(staff.editor.email, { code: codeOf(secret, later) })

  test('takes recovery codes as people type them', async () => {
    const { recoveryCodes } = await setUp(staff.editor.email)
    const [code = ''] = recoveryCodes
    const typed = ` ${code.toLowerCase().replace('-', ' ')} `
    expect((await signIn(staff.editor.email, { code: typed })).status).toBe(200)
  })

  test('notes a wrong code in the log and tells the person by mail, once a day', async () => {
    await setUp(staff.sales.email)
    for (const code of ['000000', 'AAAAA-AAAAA'])
      expect((await signIn(staff.sales.email, { code })).status).toBe(401)
    const { docs } = await foyer.payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'code-refused' }, actor: { equals: staff.sales.id } },
    })
    expect(docs.map(({ count }) => count).reduce((sum, one) => sum + one, 0)).toBe(2)
    expect(await mails('code-refused', staff.sales.id)).toHaveLength(1)
  })

  test('lets nobody guess: five tries a client, thirty a day from new clients', async () => {
    const { secret } = await setUp(staff.editor.email)
    await nextStep()
    for (let tries = 0; tries < 5; tries += 1) await signIn(staff.editor.email, { code: '000000' })
    expect((await signIn(staff.editor.email, { code: codeOf(secret) })).status).toBe(401)
  })

  test('is not passed by GraphQL, nor by a password that was set by mail', async () => {
    await setUp(staff.finance.email)
    const query = `mutation { loginUser(email: "${staff.finance.email}", password: "${password}") { token } }`
    const answer = await foyer.call('/api/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    const { data, errors } = await answer.json()
    expect(data?.loginUser?.token).toBeUndefined()
    expect(errors).toHaveLength(1)

    const token = await foyer.payload.forgotPassword({
      collection: 'users',
      data: { email: staff.finance.email },
      disableEmail: true,
    })
    const reset = await send('reset-password', { token, password: 'seven other words here' })
    expect(reset.status).toBe(200)
    const me = await send('me', undefined, {
      authorization: `JWT ${String((await reset.json()).token)}`,
    })
    expect((await me.json()).user).toBeFalsy()
    const { rows } = await run(
      sql`select 1 from users_sessions where _parent_id = ${staff.finance.id}::uuid`,
    )
    expect(rows).toHaveLength(0)
    const json = { email: staff.finance.email, password: 'seven other words here' }
    expect(await refusal(await send('login', json))).toEqual([403, 'second_factor_required'])
    await foyer.payload.update({ collection: 'users', id: staff.finance.id, data: { password } })
  })

  test('is no business of keys', async () => {
    for (const path of ['second-factor/setup', 'second-factor/remove']) {
      const headers = { authorization: `users API-Key ${staff.editor.key}` }
      expect((await send(path, { code: '123456' }, headers)).status).toBeGreaterThanOrEqual(400)
    }
    const { rows } = await run(sql`select 1 from second_factors`)
    expect(rows).toHaveLength(0)
  })

  test('is removed with a code of it', async () => {
    const { secret, session } = await setUp(staff.editor.email)
    expect(await refusal(await send('second-factor/remove', { code: '000000' }, session))).toEqual([
      400,
      'second_factor_wrong',
    ])
    await nextStep()
    const removed = await send('second-factor/remove', { code: codeOf(secret) }, session)
    expect(removed.status).toBe(204)
    expect((await signIn(staff.editor.email)).status).toBe(200)
    expect(await mails('second-factor-off', staff.editor.id)).toHaveLength(1)
  })
})

describe('a role that needs a second factor', () => {
  const policy = (secondFactorFor: string[]) =>
    foyer.callAsAdmin('/api/globals/sign-in-policy', { method: 'POST', json: { secondFactorFor } })
  beforeEach(() => policy(['sales']))
  afterEach(() => policy([]))
  const stepOf = (response: Response) => ({
    cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
  })

  test('lets people in only to set it up, and then at once', async () => {
    const refused = await signIn(staff.sales.email)
    const step = stepOf(refused)
    expect(await refusal(refused)).toEqual([403, 'second_factor_setup_required'])
    expect((await signIn(staff.viewer.email)).status).toBe(200)
    const { secret } = await (await send('second-factor/setup', {}, step)).json()
    const confirmed = await send('second-factor/confirm', { code: codeOf(secret) }, step)
    expect((await confirmed.json()).recoveryCodes).toHaveLength(10)
    const cookie = stepOf(confirmed)
    const me = await send('me', undefined, { ...cookie, origin: 'http://localhost:3000' })
    expect((await me.json()).user.email).toBe(staff.sales.email)
    expect((await send('second-factor/setup', {}, step)).status).toBe(401)
  })

  test('keeps it', async () => {
    await policy([])
    const { secret, session } = await setUp(staff.sales.email)
    await policy(['sales'])
    await nextStep()
    const kept = await send('second-factor/remove', { code: codeOf(secret) }, session)
    expect(await refusal(kept)).toEqual([409, 'second_factor_kept'])
  })

  test('keeps one of an app and a passkey that are removed at the same moment', async () => {
    await policy([])
    const { secret, session } = await setUp(staff.sales.email)
    const begun = await send('passkeys/setup', {}, session)
    const passkey = makePasskey()
    const response = passkey.register((await begun.json()) as { challenge: string })
    const added = await send('passkeys', response, { ...session, ...stepOf(begun) })
    expect(added.status).toBe(201)
    await policy(['sales'])
    await nextStep()
    const removals = await Promise.all([
      send('second-factor/remove', { code: codeOf(secret) }, session),
      foyer.call(`/api/users/passkeys/${passkey.id}`, { method: 'DELETE', headers: session }),
    ])
    expect(removals.map(({ status }) => status).sort()).toEqual([204, 409])
    await run(sql`delete from passkeys`)
  })

  test('is chosen by admins who signed in recently', async () => {
    const { authorization } = await bearer(await signIn(staff.admin.email))
    const ask = () =>
      foyer.call('/api/globals/sign-in-policy', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({ secondFactorFor: ['sales'] }),
      })
    expect((await ask()).status).toBe(200)
    await run(sql`update users_sessions set created_at = now() - interval '16 minutes'`)
    expect(await refusal(await ask())).toEqual([403, 'recent_sign_in_required'])
  })
})

describe('a lost second factor', () => {
  test('is removed by nobody but an admin who signed in recently, and never by its owner', async () => {
    await setUp(staff.editor.email)
    const path = `${staff.editor.id}/second-factor/reset`
    const admin = await bearer(await signIn(staff.admin.email))
    const sales = await bearer(await signIn(staff.sales.email))
    expect((await send(path, {})).status).toBe(401)
    expect((await send(path, {}, sales)).status).toBe(403)
    await run(sql`update users_sessions set created_at = now() - interval '16 minutes'`)
    expect(await refusal(await send(path, {}, admin))).toEqual([403, 'recent_sign_in_required'])
    expect((await run(sql`select 1 from second_factors`)).rows).toHaveLength(1)
    const again = await bearer(await signIn(staff.admin.email))
    expect((await send(path, {}, again)).status).toBe(204)
    expect((await run(sql`select 1 from second_factors`)).rows).toHaveLength(0)
  })

  test('is removed by another admin, who signs the person out and leaves a trace', async () => {
    const { session } = await setUp(staff.admin.email)
    const path = `${staff.admin.id}/second-factor/reset`
    expect((await send(path, {}, session)).status).toBe(403)
    for (const role of ['sales', 'admin'] as const) {
      const headers = { authorization: `users API-Key ${staff[role].key}` }
      expect((await send(path, {}, headers)).status).toBe(403)
    }
    const reset = await foyer.callAsAdmin(`/api/users/${path}`, { method: 'POST' })
    expect(reset.status).toBe(204)
    const me = await send('me', undefined, session)
    expect(me.status).toBe(401)
    expect((await signIn(staff.admin.email)).status).toBe(200)
    expect(await mails('second-factor-reset', staff.admin.id)).toHaveLength(1)
    const { docs } = await foyer.payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'second-factor' }, targetId: { equals: staff.admin.id } },
      sort: '-createdAt',
    })
    expect(docs[0]).toMatchObject({
      actorKind: 'admin-key',
      after: { change: 'reset by an admin' },
    })
  })
})
