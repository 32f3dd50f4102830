import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'
import { type CallAs, callAs, hire, password, type Staff } from '../actors.js'

let foyer: Foyer
let staff: Staff
let call: CallAs

beforeAll(async () => {
  foyer = await boot()
  staff = await hire(foyer)
  call = callAs(foyer, staff)
})
afterAll(() => foyer.stop())

const stored = (id: string) =>
  foyer.payload.db.findOne<{ id: string } & Record<string, unknown>>({
    collection: 'users',
    where: { id: { equals: id } },
  })

describe('a member of staff', () => {
  test.each(['editor', 'sales', 'finance', 'viewer'] as const)(
    'of role %s gains nothing by changing their own account',
    async (role) => {
      const { id } = staff[role]
      const before = await stored(id)
      const response = await call(role, {
        path: `/api/users/${id}`,
        method: 'PATCH',
        json: {
          name: 'New name',
          role: 'admin',
          enableAPIKey: false,
          apiKey: 'another-key-that-is-long-enough-0123456789',
          apiKeyIndex: 'x',
          hash: 'x',
          salt: 'x',
          loginAttempts: -1_000,
          lockUntil: '2099-01-01T00:00:00Z',
          resetPasswordToken: 'chosen',
          resetPasswordExpiration: '2099-01-01T00:00:00Z',
          sessions: [{ id: 'x', createdAt: '2026-01-01', expiresAt: '2099-01-01' }],
          collection: 'admins',
        },
      })
      expect(response.status).toBe(200)
      const after = await stored(id)
      // The service sets these itself: a use of a key is recorded once a minute.
      const [updatedAt, apiKeyLastUsedAt] = [after?.['updatedAt'], after?.['apiKeyLastUsedAt']]
      expect(after).toEqual({ ...before, name: 'New name', updatedAt, apiKeyLastUsedAt })
      const me = await call(role, { path: '/api/users/me' })
      expect((await me.json()).user.role).toBe(role)
    },
  )

  test('sees only their own account, whatever they ask for', async () => {
    for (const query of ['', 'limit=100&depth=4', 'where[email][like]=staff']) {
      const response = await call('viewer', { path: `/api/users?${query}` })
      const { docs } = await response.json()
      const others = docs.filter(({ id }: { id: string }) => id !== staff.viewer.id)
      expect([query, others]).toEqual([query, []])
    }
  })

  test('of sales sees who there is, to hand leads to, and nothing else of them', async () => {
    const response = await call('sales', { path: '/api/users?limit=100&depth=2' })
    const { docs } = await response.json()
    const others = docs.filter(({ id }: { id: string }) => id !== staff.sales.id)
    expect(others.map(({ email }: { email: string }) => email)).toContain(staff.viewer.email)
    for (const other of others) {
      const known = ['id', 'email', 'name', 'createdAt', 'updatedAt', 'collection', 'sessions']
      expect(other.sessions ?? []).toEqual([])
      expect(Object.keys(other).filter((name) => !known.includes(name))).toEqual([])
    }
    const itself = docs.find(({ id }: { id: string }) => id === staff.sales.id)
    expect(itself.role).toBe('sales')
  })

  test.each(['role', 'enableAPIKey', 'hasAPIKey'])('finds nobody by their %s', async (field) => {
    const path = `/api/users?where[${field}][exists]=true`
    expect((await call('sales', { path })).status).toBe(400)
    expect((await call('viewer', { path })).status).toBe(400)
  })

  test('of sales changes none of the accounts that they see', async () => {
    const path = `/api/users/${staff.viewer.id}`
    const change = { path, method: 'PATCH', json: { name: 'Changed' } }
    expect((await call('sales', change)).status).toBe(403)
  })

  test.each(['hash', 'salt', 'resetPasswordToken', 'apiKey', 'apiKeyIndex'])(
    'is not found by their %s',
    async (field) => {
      const path = `/api/users?where[${field}][exists]=true`
      expect((await call('admin', { path })).status).toBe(400)
      expect((await call('viewer', { path })).status).toBe(400)
    },
  )

  test('shows nobody secrets, admins included', async () => {
    for (const path of ['/api/users?limit=100', `/api/users/${staff.editor.id}`, '/api/users/me']) {
      const text = await (await call('admin', { path })).text()
      expect(text).not.toMatch(/"(?:hash|salt|apiKey|apiKeyIndex|resetPasswordToken|password)"/)
    }
  })

  test('may set their own password, of twelve characters at least', async () => {
    const { email, id } = staff.sales
    const login = (given: string) =>
      call('anonymous', {
        path: '/api/users/login',
        method: 'POST',
        json: { email, password: given },
      })
    const { token } = await (await login(password)).json()
    const change = (given: unknown) =>
      foyer.call(`/api/users/${id}`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', authorization: `JWT ${String(token)}` },
        body: JSON.stringify({ password: given, currentPassword: password }),
      })
    for (const refused of ['elevenchars', 'x'.repeat(257), 123_456_789_012, ['a long password']]) {
      expect((await change(refused)).status).toBe(400)
    }
    expect((await change('twelve chars')).status).toBe(200)
    expect((await login('twelve chars')).status).toBe(200)
  })
})

describe('an admin', () => {
  const create = (json: object) => call('admin', { path: '/api/users', method: 'POST', json })
  const person = { email: 'new@staff.example', password, role: 'viewer' }

  test.each<[string, object]>([
    ['a short password', { password: 'elevenchars' }],
    ['no password', { password: undefined }],
    ['an unknown role', { role: 'root' }],
    ['no role', { role: null }],
    ['an address that is none', { email: 'new' }],
    ['an address that is taken', { email: 'editor@staff.example' }],
    ['a short API key', { enableAPIKey: true, apiKey: 'x'.repeat(31) }],
    ['an API key that is a number', { enableAPIKey: true, apiKey: 1 }],
  ])('cannot make a user with %s', async (_, fields) => {
    expect((await create({ ...person, ...fields })).status).toBe(400)
  })

  test.each([false, null])('hands out keys and takes them back (%s)', async (enableAPIKey) => {
    const apiKey = `a-key-that-an-admin-has-handed-out-${String(enableAPIKey)}`
    const email = `keys-${String(enableAPIKey)}@staff.example`
    const made = await create({ ...person, email, enableAPIKey: true, apiKey })
    expect(made.status).toBe(201)
    const { doc } = await made.json()
    expect(JSON.stringify(doc)).not.toContain(apiKey)
    const headers = { authorization: `users API-Key ${apiKey}` }
    const who = async () =>
      (await (await foyer.call('/api/users/me', { headers })).json()).user?.email
    expect(await who()).toBe(email)
    const path = `/api/users/${String(doc.id)}`
    await call('admin', { path, method: 'PATCH', json: { enableAPIKey } })
    expect(await who()).toBeUndefined()
  })

  test('makes a key that works without the flag that Payload keeps for older clients, and takes it back', async () => {
    const email = 'made-in-the-admin@staff.example'
    const apiKey = 'a-key-as-the-screen-of-a-new-user-sends-it'
    const made = await create({ ...person, email, apiKey })
    const { doc } = await made.json()
    const forms: Record<string, string>[] = [
      { authorization: `users API-Key ${apiKey}` },
      { authorization: `Bearer ${apiKey}` },
      { 'x-api-key': apiKey },
    ]
    const statuses = () =>
      Promise.all(
        forms.map(async (headers) => (await foyer.call('/api/users/me', { headers })).status),
      )
    expect(await statuses()).toEqual([200, 200, 200])
    const path = `/api/users/${String(doc.id)}`
    await call('admin', { path, method: 'PATCH', json: { apiKey: null } })
    expect(await statuses()).toEqual([401, 401, 401])
    await call('admin', { path, method: 'PATCH', json: { apiKey } })
    expect(await statuses()).toEqual([200, 200, 200])
    await call('admin', { path, method: 'PATCH', json: { enableAPIKey: false } })
    expect(await statuses()).toEqual([401, 401, 401])
  })

  test('changes a role, and every key of the person follows at once', async () => {
    const apiKey = 'a-key-whose-owner-changes-roles-0123456789'
    const email = 'promoted@staff.example'
    const made = await create({ ...person, email, role: 'editor', enableAPIKey: true, apiKey })
    const { doc } = await made.json()
    const json = { name: 'A script', scopes: ['pages:create'], owner: doc.id }
    const limited = await foyer.callAsAdmin('/api/api-keys', { method: 'POST', json })
    const keys = [apiKey, (await limited.json()).doc.key as string]
    const statuses = (turn: string) =>
      Promise.all(
        keys.map(async (key, at) => {
          const page = { title: 'A page', slug: `made-${turn}-${String(at)}` }
          const headers = { 'x-api-key': key, 'content-type': 'application/json' }
          const body = JSON.stringify(page)
          return (await foyer.call('/api/pages', { method: 'POST', headers, body })).status
        }),
      )
    expect(await statuses('editor')).toEqual([201, 201])
    const path = `/api/users/${String(doc.id)}`
    await call('admin', { path, method: 'PATCH', json: { role: 'viewer' } })
    expect(await statuses('viewer')).toEqual([403, 403])
  })
})
