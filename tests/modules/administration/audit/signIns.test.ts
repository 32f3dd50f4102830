import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { postgresOf } from '../../../../src/platform/database/requestDatabase.js'
import { adminKey, boot, type Foyer } from '../../../support/boot.js'
import { until } from '../../../platform/jobs/until.js'
import { hire, password, type Staff } from '../actors.js'

let foyer: Foyer
let staff: Staff

beforeAll(async () => {
  foyer = await boot({ ADMIN_API_KEY_ROLE: 'editor' })
  staff = await hire(foyer)
})
afterAll(() => foyer.stop())

type Entry = {
  action: string
  actor_kind: string
  actor: string | null
  actor_email: string | null
  client: string | null
  count: string
}

const entries = async (...actions: string[]): Promise<Entry[]> => {
  const { pool } = postgresOf(foyer.payload)
  const { rows } = await pool.query<Entry>(
    'select * from audit_log where action::text = any($1) order by created_at',
    [actions],
  )
  return rows
}
const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  foyer.call(`/api/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  })
const me = async (headers: Record<string, string>) =>
  (await (await foyer.call('/api/users/me', { headers })).json()).user
/** The answer to an invalid credential. */
const refusal = async (headers: Record<string, string>) => {
  const response = await foyer.call('/api/users/me', { headers })
  return [response.status, (await response.json()).code]
}
const sum = (found: Entry[]) => found.reduce((total, { count }) => total + Number(count), 0)

describe('signing in', () => {
  test('and out is told', async () => {
    const signedIn = await post('login', { email: staff.editor.email, password })
    const { token } = await signedIn.json()
    await post('logout', {}, { authorization: `JWT ${String(token)}` })
    const who = { actor_kind: 'staff', actor: staff.editor.id, actor_email: staff.editor.email }
    expect(await entries('sign-in', 'sign-out')).toMatchObject([
      { action: 'sign-in', ...who },
      { action: 'sign-out', ...who },
    ])
  })

  test('with a wrong password is logged, many of one minute as one', async () => {
    for (let guess = 0; guess < 4; guess += 1) {
      await post('login', { email: staff.sales.email, password: 'wrong' })
    }
    const found = await entries('sign-in-failed')
    expect(found.length).toBeLessThanOrEqual(2)
    expect(sum(found)).toBe(4)
    expect(found[0]).toMatchObject({
      actor_kind: 'visitor',
      actor: staff.sales.id,
      client: expect.any(String),
    })
  })

  test('with an unknown address is logged without the address', async () => {
    await post('login', { email: 'visitor@mail.example', password: 'wrong' })
    const found = await entries('sign-in-failed')
    expect(found.at(-1)).toMatchObject({ actor: null, actor_email: null })
    expect(JSON.stringify(found)).not.toContain('mail.example')
  })

  test('with a refused password shows in the status, but not if the form is empty', async () => {
    const before = sum(await entries('sign-in-failed'))
    await post('login', {})
    expect(sum(await entries('sign-in-failed'))).toBe(before)
  })

  test('with a new password by mail is logged as such', async () => {
    const token = await foyer.payload.forgotPassword({
      collection: 'users',
      data: { email: staff.finance.email },
      disableEmail: true,
    })
    const response = await post('reset-password', { token, password: 'a new long password' })
    expect(response.status).toBe(200)
    expect(await entries('password-reset')).toMatchObject([{ actor: staff.finance.id }])
  })
})

describe('an API key', () => {
  const uses = async (id: string) => (await entries('key-use')).filter(({ actor }) => actor === id)

  test.each(['authorization', 'x-api-key'])('works as %s', async (header) => {
    const { key, id } = staff.viewer
    const value = header === 'authorization' ? `users API-Key ${key}` : key
    expect(await me({ [header]: value })).toMatchObject({
      id,
      role: 'viewer',
      _strategy: 'api-key',
    })
    expect(await refusal({ [header]: `${value}x` })).toEqual([401, 'invalid_credentials'])
  })

  test('in parallel use is one entry a minute, with every use in its count', async () => {
    const { key, id } = staff.finance
    const calls = Array.from({ length: 30 }, () => me({ 'x-api-key': key }))
    await Promise.all(calls)
    expect((await uses(id)).length).toBeGreaterThan(0)
    await until(async () => sum(await uses(id)) >= 30)
    const found = await uses(id)
    expect(sum(found)).toBe(30)
    expect(found.length).toBeLessThanOrEqual(2)
    expect(found[0]).toMatchObject({ actor_kind: 'key', actor_email: staff.finance.email })
  })

  test('that is ADMIN_API_KEY is logged, too', async () => {
    const { id } = await me({ 'x-api-key': adminKey })
    expect((await uses(id))[0]).toMatchObject({ actor_kind: 'admin-key' })
  })

  test('shows when it was used last', async () => {
    await me({ 'x-api-key': staff.editor.key })
    const user = await foyer.payload.findByID({ collection: 'users', id: staff.editor.id })
    const age = Date.now() - Date.parse(user.apiKeyLastUsedAt ?? '')
    expect(age).toBeLessThan(120_000)
  })

  test('works until it expires, by either header, and is logged when it is tried after that', async () => {
    const { key, id } = staff.sales
    const expire = (apiKeyExpiresAt: Date | null) =>
      foyer.payload.update({
        collection: 'users',
        id,
        data: { apiKeyExpiresAt: apiKeyExpiresAt?.toISOString() ?? null },
      })
    await expire(new Date(Date.now() + 60_000))
    expect(await me({ 'x-api-key': key })).toMatchObject({ id })
    await expire(new Date(Date.now() - 1_000))
    const refused = [401, 'invalid_credentials']
    expect(await refusal({ 'x-api-key': key })).toEqual(refused)
    expect(await refusal({ authorization: `users API-Key ${key}` })).toEqual(refused)
    expect(sum(await entries('key-refused'))).toBe(2)
    await expire(null)
    expect(await me({ 'x-api-key': key })).toMatchObject({ id })
  })

  test('can be extended only by an admin, not by its owner', async () => {
    const { key, id } = staff.viewer
    const extend = (authorization: string) =>
      foyer.call(`/api/users/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization },
        body: JSON.stringify({
          apiKeyExpiresAt: '2099-01-01T00:00:00Z',
          apiKeyLastUsedAt: '2001-01-01T00:00:00Z',
        }),
      })
    expect((await extend(`users API-Key ${key}`)).status).toBe(200)
    const read = () => foyer.payload.findByID({ collection: 'users', id })
    expect((await read()).apiKeyExpiresAt ?? null).toBeNull()
    await extend(`users API-Key ${staff.admin.key}`)
    expect((await read()).apiKeyExpiresAt).toBe('2099-01-01T00:00:00.000Z')
    expect((await read()).apiKeyLastUsedAt).not.toMatch(/^2001/)
  })
})
