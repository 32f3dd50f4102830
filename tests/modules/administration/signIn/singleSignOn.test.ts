import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'
import {
  type IdentityProvider,
  startIdentityProvider,
} from '../../../support/fakes/identityProvider.js'

const site = 'http://localhost:3000'
const callback = `${site}/api/users/oidc/callback`

let foyer: Foyer
let provider: IdentityProvider

beforeAll(async () => {
  provider = await startIdentityProvider(callback)
  foyer = await boot({
    SERVER_URL: site,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: provider.client.id,
    OIDC_CLIENT_SECRET: provider.client.secret,
    OIDC_ROLE_CLAIM: 'role',
  })
})
afterAll(async () => {
  await foyer.stop()
  await provider.close()
})
beforeEach(() => {
  provider.forgery = undefined
  provider.person = person('ada')
})

const person = (name: string, claims: Record<string, unknown> = {}) => ({
  ...{ sub: `sub-${name}`, email: `${name}@company.example`, email_verified: true },
  ...{ name: `Real ${name}`, role: 'editor' },
  ...claims,
})
const cookieIn = (response: Response, name: string) =>
  response.headers.getSetCookie().find((one) => one.startsWith(`${name}=`)) ?? ''
const valueOf = (cookie: string) => cookie.split(';')[0] ?? ''

async function begin(redirect = '') {
  const query = redirect && `?redirect=${encodeURIComponent(redirect)}`
  const response = await foyer.call(`/api/users/oidc${query}`)
  expect(response.status).toBe(302)
  const cookie = valueOf(cookieIn(response, 'foyer-step-oidc'))
  return { cookie, location: response.headers.get('location') ?? '' }
}

const finish = ({ pathname, search }: URL, cookie: string) =>
  foyer.call(pathname + search, { headers: { cookie } })

async function signIn(redirect?: string) {
  const { cookie, location } = await begin(redirect)
  return finish(await provider.visit(location), cookie)
}

async function me(response: Response) {
  const headers = { cookie: valueOf(cookieIn(response, 'foyer-token')), origin: site }
  return (await (await foyer.call('/api/users/me', { headers })).json()).user
}

async function expectRefused(response: Response, reason: string) {
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `/admin/login?refused=${reason}`,
  ])
  expect(cookieIn(response, 'foyer-token')).toBe('')
  const { docs } = await foyer.payload.find({
    collection: 'audit-log',
    where: { action: { equals: 'sign-in-failed' } },
    sort: '-createdAt',
    limit: 1,
  })
  expect(docs[0]?.after).toMatchObject({ by: 'single sign-on', reason })
}

const accounts = async (email: string) => {
  const where = { email: { equals: email } }
  return (await foyer.payload.find({ collection: 'users', where })).docs
}

describe('single sign-on', () => {
  test('begins with PKCE, a state and a nonce, and asks for the scope of the role', async () => {
    const { location } = await begin()
    const { searchParams } = new URL(location)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: 'foyer',
      code_challenge_method: 'S256',
      redirect_uri: callback,
      response_type: 'code',
      scope: 'openid email profile role',
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)?.length).toBeGreaterThan(40)
  })

  test('begins with no parameter that it does not know', async () => {
    const refused = await foyer.call('/api/users/oidc?redirect=/admin&next=/admin')
    expect(await refused.json()).toMatchObject({
      ...{ status: 400, code: 'invalid_query' },
      errors: [{ path: '/next', code: 'unknown_key' }],
    })
  })

  test('makes an account with the role of the claim, opens a session and notes it', async () => {
    const response = await signIn()
    expect([response.status, response.headers.get('location')]).toEqual([303, '/admin'])
    for (const flag of ['HttpOnly', 'SameSite=Lax', 'Path=/'])
      expect(cookieIn(response, 'foyer-token')).toContain(flag)
    expect(await me(response)).toMatchObject({
      email: 'ada@company.example',
      name: 'Real ada',
      role: 'editor',
    })
    const { docs } = await foyer.payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'sign-in' }, actorEmail: { equals: 'ada@company.example' } },
    })
    expect(docs[0]?.after).toEqual({ by: 'single sign-on' })
  })

  test('follows the claim at each sign-in and knows the person by subject, not by address', async () => {
    provider.person = person('grace')
    await signIn()
    provider.person = person('grace', { email: 'married@company.example', role: ['x', 'finance'] })
    expect(await me(await signIn())).toMatchObject({
      email: 'grace@company.example',
      role: 'finance',
    })
  })

  test('gives the role of this moment where the browser still has an old session', async () => {
    provider.person = person('joan')
    const old = valueOf(cookieIn(await signIn(), 'foyer-token'))
    await foyer.payload.db.drizzle.execute(
      sql`update users_sessions set created_at = now() - interval '16 minutes'`,
    )
    provider.person = person('joan', { role: 'finance' })
    const { cookie, location } = await begin()
    const { pathname, search } = await provider.visit(location)
    const headers = { cookie: `${cookie}; ${old}`, origin: site }
    const response = await foyer.call(pathname + search, { headers })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/admin'])
    expect(await me(response)).toMatchObject({ role: 'finance' })
  })

  test('links an account that staff made to the person of its address, once', async () => {
    const data = { email: 'lin@company.example', password: 'lin has a password', role: 'viewer' }
    await foyer.payload.create({ collection: 'users', data: { ...data, role: 'viewer' } })
    provider.person = person('lin', { email: 'Lin@Company.example', role: 'sales' })
    expect(await me(await signIn())).toMatchObject({ email: data.email, role: 'sales' })
    provider.person = person('lin', { sub: 'somebody else' })
    await expectRefused(await signIn(), 'other-account')
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['no role of ours', { role: 'boss' }, 'no-role'],
    ['no role at all', { role: undefined }, 'no-role'],
    ['an address that is not verified', { email_verified: false }, 'no-email'],
    ['no address', { email: undefined }, 'no-email'],
  ])('makes no account for a person with %s', async (_, claims, reason) => {
    provider.person = person('nobody', claims)
    await expectRefused(await signIn(), reason)
    expect(await accounts('nobody@company.example')).toEqual([])
  })

  test('returns to the page that was asked for, and never to another site', async () => {
    const page = '/admin/collections/leads?limit=10'
    expect((await signIn(page)).headers.get('location')).toBe(page)
    for (const elsewhere of ['https://evil.example', '//evil.example', '/administrator', '/\\evil'])
      expect((await signIn(elsewhere)).headers.get('location')).toBe('/admin')
  })

  test.each<[string, IdentityProvider['forgery']]>([
    ['another issuer', { claims: { iss: 'https://evil.example' } }],
    ['another audience', { claims: { aud: 'another client' } }],
    ['another nonce', { claims: { nonce: 'another nonce' } }],
    ['another key', { isOtherKey: true }],
    ['an expired token', { claims: { exp: 1_700_000_000, iat: 1_699_999_000 } }],
  ])('refuses an answer of %s, says so and logs it', async (_, forgery) => {
    provider.person = person('forged')
    provider.forgery = forgery
    await expectRefused(await signIn(), 'refused')
    expect(await accounts('forged@company.example')).toEqual([])
  })

  test('refuses an answer that was used before, or that another browser asked for', async () => {
    const { cookie, location } = await begin()
    const back = await provider.visit(location)
    expect(valueOf(cookieIn(await finish(back, cookie), 'foyer-token'))).not.toBe('')
    await expectRefused(await finish(back, cookie), 'expired')
    await expectRefused(await finish(back, ''), 'expired')
    const other = await begin()
    await expectRefused(await finish(back, other.cookie), 'refused')
  })

  test('says so when the person declines there', async () => {
    provider.person = undefined
    await expectRefused(await signIn(), 'cancelled')
  })

  test('leaves the password way open', async () => {
    const response = await foyer.call('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@foyer.example', password: 'correct horse battery' }),
    })
    expect(response.status).toBe(200)
  })
})
