import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { settleServiceAccount } from '../../../../src/modules/administration/users/userStore.js'
import { adminKey, boot, type Foyer } from '../../../support/boot.js'

const serviceEmail = 'admin-api-key@foyer.invalid'

let foyer: Foyer
let accountId: string

beforeAll(async () => {
  foyer = await boot({ ADMIN_API_KEY_ROLE: 'editor' })
  const { docs } = await foyer.payload.find({
    collection: 'users',
    where: { email: { equals: serviceEmail } },
  })
  accountId = docs[0]?.id ?? ''
})
afterAll(() => foyer.stop())

const me = async (headers: Record<string, string>, query = '') => {
  const response = await foyer.call(`/api/users/me${query}`, { headers })
  return (await response.json()).user
}

const post = (path: string, json: object, headers: Record<string, string> = {}) =>
  foyer.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  })

describe('ADMIN_API_KEY', () => {
  test.each([
    ['X-API-Key', { 'x-api-key': adminKey }],
    ['Authorization', { authorization: `users API-Key ${adminKey}` }],
    ['Bearer', { authorization: `Bearer ${adminKey}` }],
    ['both', { 'x-api-key': adminKey, authorization: `users API-Key ${adminKey}` }],
  ])('signs in as %s, with the role that is set', async (_, headers) => {
    expect(await me(headers)).toMatchObject({
      id: accountId,
      role: 'editor',
      _strategy: 'admin-api-key',
    })
  })

  test.each<[string, Record<string, string>]>([
    ['empty', { 'x-api-key': '' }],
    ['short', { 'x-api-key': adminKey.slice(0, -1) }],
    ['longer', { 'x-api-key': `${adminKey}x` }],
    ['another in its last character', { 'x-api-key': `${adminKey.slice(0, -1)}x` }],
    ['in capitals', { 'x-api-key': adminKey.toUpperCase() }],
    ['very long', { 'x-api-key': 'x'.repeat(8_000) }],
    ['one of two', { 'x-api-key': 'another', authorization: `users API-Key ${adminKey}` }],
    ['given as JWT', { authorization: `JWT ${adminKey}` }],
    ['given without its scheme', { authorization: adminKey }],
    ['of another collection', { authorization: `media API-Key ${adminKey}` }],
  ])('is refused when it is %s', async (_, headers) => {
    const response = await foyer.call('/api/users/me', { headers })
    expect([response.status, await response.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'invalid_credentials' }),
    ])
  })

  test('signs in nobody from a cookie', async () => {
    expect(await me({ cookie: `foyer-token=${adminKey}; x-api-key=${adminKey}` })).toBeNull()
  })

  test('signs in nobody from the query or the body', async () => {
    for (const name of ['x-api-key', 'apiKey', 'api_key', 'key', 'authorization', 'token']) {
      expect(await me({}, `?${name}=${encodeURIComponent(adminKey)}`)).toBeNull()
    }
    const made = await post('/api/pages', { title: 'x', slug: 'x', 'x-api-key': adminKey })
    expect(made.status).toBe(403)
  })

  test('does what its role may and no more', async () => {
    const headers = { 'x-api-key': adminKey }
    expect((await post('/api/pages', { title: 'By key', slug: 'by-key' }, headers)).status).toBe(
      201,
    )
    const user = { email: 'x@staff.example', password: 'a long password', role: 'admin' }
    expect((await post('/api/users', user, headers)).status).toBe(403)
    expect((await post('/api/users/unlock', { email: serviceEmail }, headers)).status).toBe(403)
  })
})

describe('the account of ADMIN_API_KEY', () => {
  const change = (key: Record<string, string>, json: object) =>
    foyer.call(`/api/users/${accountId}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', ...key },
      body: JSON.stringify(json),
    })
  const adminHeaders = async () => {
    const email = 'second-admin@staff.example'
    const apiKey = 'the-key-of-a-person-who-is-an-admin-0123456789'
    await foyer.payload.create({
      collection: 'users',
      data: { email, password: 'a long password', role: 'admin', enableAPIKey: true, apiKey },
    })
    return { authorization: `users API-Key ${apiKey}` }
  }

  test('cannot be changed or removed, neither by its key nor by an admin', async () => {
    for (const key of [{ 'x-api-key': adminKey }, await adminHeaders()]) {
      const attempts = [
        { password: 'a password of my own' },
        { email: 'thief@elsewhere.example' },
        { role: 'admin' },
        { enableAPIKey: true, apiKey: 'a-key-that-outlives-the-setting-0123456789' },
        { name: 'x' },
      ]
      for (const json of attempts) expect((await change(key, json)).status).toBe(403)
      for (const path of [`/api/users/${accountId}`, `/api/users?where[id][equals]=${accountId}`]) {
        await foyer.call(path, { method: 'DELETE', headers: key })
        await foyer.call(path, {
          method: 'PATCH',
          headers: { 'content-type': 'application/json', ...key },
          body: JSON.stringify({ name: 'x', password: 'a password of my own' }),
        })
      }
    }
    expect(await me({ 'x-api-key': adminKey })).toMatchObject({
      id: accountId,
      email: serviceEmail,
      name: 'Admin API key',
      role: 'editor',
      enableAPIKey: null,
    })
  })

  test('cannot sign in with a password, even if one was set in the database', async () => {
    const password = 'set in the database'
    await foyer.payload.update({ collection: 'users', id: accountId, data: { password } })
    const response = await post('/api/users/login', { email: serviceEmail, password })
    expect(response.status).toBe(401)
    expect(response.headers.get('set-cookie')).toBeNull()
    expect(await response.text()).not.toContain('token')
  })

  test('has no way in by a reset token either', async () => {
    const token = await foyer.payload.forgotPassword({
      collection: 'users',
      data: { email: serviceEmail },
      disableEmail: true,
    })
    const response = await post('/api/users/reset-password', { token, password: 'a new password' })
    expect(response.status).toBe(401)
    expect(response.headers.get('set-cookie')).toBeNull()
  })

  test('is made once by many starts, and takes the role of the setting', async () => {
    await foyer.payload.delete({ collection: 'users', id: accountId })
    await Promise.all(
      Array.from({ length: 5 }, () => settleServiceAccount(foyer.payload, 'viewer')),
    )
    const { docs } = await foyer.payload.find({
      collection: 'users',
      where: { email: { equals: serviceEmail } },
    })
    expect(docs.map(({ role }) => role)).toEqual(['viewer'])
    await settleServiceAccount(foyer.payload, 'editor')
    expect(
      (await foyer.payload.findByID({ collection: 'users', id: docs[0]?.id ?? '' })).role,
    ).toBe('editor')
  })
})
