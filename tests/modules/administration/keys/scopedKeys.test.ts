import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { openSocket } from '../../../doors/realtime/openSocket.js'
import { boot, type Foyer } from '../../../support/boot.js'
import { hire, password, type Staff } from '../actors.js'

let foyer: Foyer
let staff: Staff

beforeAll(async () => {
  foyer = await boot()
  staff = await hire(foyer)
})
afterAll(() => foyer.stop())

type Made = { id: string; key: string; start: string }

async function make(scopes: string[], data: Record<string, unknown> = {}): Promise<Made> {
  const json = { name: 'A script', scopes, owner: staff.admin.id, ...data }
  const response = await foyer.callAsAdmin('/api/api-keys', { method: 'POST', json })
  const answer = await response.json()
  expect([response.status, answer]).toEqual([201, expect.anything()])
  return answer.doc as Made
}

type Call = { method?: string; json?: unknown; headers?: Record<string, string> }

const call = (path: string, key: string, { method = 'GET', json, headers = {} }: Call = {}) =>
  foyer.call(path, {
    method,
    headers: {
      ...(json !== undefined && { 'content-type': 'application/json' }),
      authorization: `Bearer ${key}`,
      ...headers,
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
const page = (slug: string) => ({ title: 'A page', slug })
const status = async (...args: Parameters<typeof call>) => (await call(...args)).status

describe('a key with scopes', () => {
  test('is shown once, and kept as a hash', async () => {
    const { id, key, start } = await make(['pages:read'])
    expect(key).toMatch(/^foyer_[\w-]{43}$/)
    expect(start).toBe(key.slice(0, 12))
    const read = await (await foyer.callAsAdmin(`/api/api-keys/${id}`)).text()
    expect(read).not.toContain(key)
    expect(read).not.toContain('keyHash')
    const { rows } = await foyer.payload.db.drizzle.execute('select * from api_keys')
    expect(JSON.stringify(rows)).not.toContain(key)
  })

  test('does what its scopes say in all three forms, and nothing else', async () => {
    const { key } = await make(['pages:read', 'pages:create'])
    for (const headers of [
      { authorization: `Bearer ${key}` },
      { authorization: `users API-Key ${key}` },
      { authorization: '', 'x-api-key': key },
    ]) {
      const sent = Object.fromEntries(Object.entries(headers).filter(([, value]) => value))
      const ask = (path: string) => foyer.call(path, { headers: sent })
      expect((await ask('/api/pages')).status).toBe(200)
      expect((await ask('/api/leads')).status).toBe(403)
    }
    const made = await call('/api/pages', key, { method: 'POST', json: page('by-a-script') })
    expect(made.status).toBe(201)
    const { id } = (await made.json()).doc
    expect(await status(`/api/pages/${id}`, key, { method: 'PATCH', json: { title: 'x' } })).toBe(
      403,
    )
    expect(await status(`/api/pages/${id}`, key, { method: 'DELETE' })).toBe(403)
    expect(await status('/api/globals/branding', key, { method: 'POST', json: {} })).toBe(403)
  })

  test('needs the scope at endpoints of our own, too', async () => {
    const { key } = await make(['pages:*'])
    const answer = await call('/api/leads/export.csv', key)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('www-authenticate')).toContain('scope="leads:read"')
    expect(await answer.json()).toMatchObject({
      code: 'insufficient_scope',
      detail: 'This key lacks the scope leads:read. Use a key that has it.',
    })
    const reader = await make(['leads:read'])
    expect(await status('/api/leads/export.csv', reader.key)).toBe(200)
    expect(await status('/api/waiting', reader.key)).toBe(403)
    expect(await status('/api/waiting', (await make(['*'])).key)).toBe(200)
    expect(await status('/api/branding', reader.key)).toBe(200)
  })

  test('brings along nothing of other collections', async () => {
    const lead = { email: 'ada@example.com', emailKey: 'ada@example.com', locale: 'en' }
    const { id } = await foyer.payload.create({
      collection: 'leads',
      data: {
        ...lead,
        kind: 'contact',
        status: 'new',
        reference: 'LD-TEST',
        assignee: staff.sales.id,
      } as never,
    })
    const { key } = await make(['leads:read'])
    const text = await (await call(`/api/leads/${id}?depth=2`, key)).text()
    expect(text).toContain('ada@example.com')
    expect(text).not.toContain(staff.sales.email)
  })

  test('never gives more than the role of its owner', async () => {
    const { key } = await make(['*'], { owner: staff.viewer.id })
    expect(await status('/api/pages', key)).toBe(200)
    expect(await status('/api/leads', key)).toBe(403)
    expect(await status('/api/pages', key, { method: 'POST', json: page('x') })).toBe(403)
  })

  test('is limited in GraphQL, over MCP and on the socket', async () => {
    const { key } = await make(['pages:read', 'orders:read'])
    const query = '{ Pages { totalDocs } }'
    const asked = await call('/api/graphql', key, { method: 'POST', json: { query } })
    expect((await asked.json()).data.Pages.totalDocs).toBeGreaterThanOrEqual(0)
    const write = 'mutation { createPage(data: { title: "x", slug: "x-graphql" }) { id } }'
    const refused = await call('/api/graphql', key, { method: 'POST', json: { query: write } })
    expect((await refused.json()).errors).toEqual([
      expect.objectContaining({ extensions: { code: 'insufficient_scope' } }),
    ])

    const create = { collection: 'pages', data: page('over-mcp') }
    const params = { name: 'create_draft', arguments: create }
    const agent = { accept: 'application/json, text/event-stream', host: 'localhost:3000' }
    const json = { jsonrpc: '2.0', id: 1, method: 'tools/call', params }
    const told = await call('/api/mcp', key, { method: 'POST', json, headers: agent })
    expect(await told.text()).toContain('insufficient_scope: This key lacks the scope pages:create')
    const { totalDocs } = await foyer.payload.count({
      collection: 'pages',
      where: { slug: { in: ['x-graphql', 'over-mcp'] } },
    })
    expect(totalDocs).toBe(0)

    const socket = await openSocket(foyer.url, { 'x-api-key': key })
    await socket.next('ready')
    socket.say({ type: 'subscribe', topic: 'orders' })
    expect(await socket.next('subscribed')).toMatchObject({ topic: 'orders' })
    socket.say({ type: 'subscribe', topic: 'leads' })
    expect(await socket.next('error')).toMatchObject({ code: 'insufficient_scope' })
    socket.socket.close()
  })

  test('works until it expires, is revoked or its owner leaves, and then is 401', async () => {
    const past = await make(['*'], { expiresAt: '2020-01-01T00:00:00.000Z' })
    expect(await status('/api/pages', past.key)).toBe(401)
    const { id, key } = await make(['*'], { expiresAt: '2999-01-01T00:00:00.000Z' })
    expect(await status('/api/pages', key)).toBe(200)
    const change = (revoked: boolean) =>
      foyer.callAsAdmin(`/api/api-keys/${id}`, { method: 'PATCH', json: { revoked } })
    expect((await change(true)).status).toBe(200)
    expect(await status('/api/pages', key)).toBe(401)
    await change(false)
    expect(await status('/api/pages', key)).toBe(401)
    const { docs } = await foyer.payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'key-refused' }, actorKey: { equals: id } },
    })
    // One entry a minute, and a minute may end between the two.
    expect(docs.reduce((sum, { count }) => sum + count, 0)).toBe(2)
  })

  test('notes its last use, and the log which key it was', async () => {
    const { id, key } = await make(['pages:*'])
    await call('/api/pages', key, { method: 'POST', json: page('logged') })
    const doc = await foyer.payload.findByID({ collection: 'api-keys', id })
    expect(doc.lastUsedAt).toBeTruthy()
    const { docs } = await foyer.payload.find({
      collection: 'audit-log',
      where: { actorKey: { equals: id } },
    })
    expect(docs.map(({ action }) => action).sort()).toEqual(['create', 'key-use'])
  })

  test('names the missing scope on the routes of collections and globals', async () => {
    const { key } = await make(['pages:read'])
    for (const [path, method, scope] of [
      ['/api/leads', 'GET', 'leads:read'],
      ['/api/pages', 'POST', 'pages:create'],
      ['/api/pages?where[title][equals]=x', 'PATCH', 'pages:update'],
      ['/api/globals/branding', 'POST', 'branding:update'],
      ['/api/payload-preferences/nav', 'POST', 'payload-preferences:create'],
    ] as const) {
      const json = method === 'GET' ? undefined : {}
      const answer = await call(path, key, { method, json })
      const { code, errors, detail } = await answer.json()
      expect([answer.status, code]).toEqual([403, 'insufficient_scope'])
      expect(detail ?? errors[0].message).toContain(scope)
    }
  })

  test('gets no ticket for the socket, which would have all rights of its owner', async () => {
    const { key } = await make(['*:create', 'realtime:*'])
    const answer = await call('/api/realtime/ticket', key, { method: 'POST', json: {} })
    const { code, detail } = await answer.json()
    expect([answer.status, code]).toEqual([403, 'insufficient_scope'])
    expect(detail).toContain('lacks the scope *:*')
  })

  test('makes and changes no keys, whatever its scopes', async () => {
    const { id, key } = await make(['*'])
    const json = { name: 'Another', scopes: ['*'] }
    expect(await status('/api/api-keys', key, { method: 'POST', json })).toBe(403)
    const longer = { expiresAt: '2999-01-01T00:00:00.000Z' }
    expect(await status(`/api/api-keys/${id}`, key, { method: 'PATCH', json: longer })).toBe(403)
  })

  test('gives nobody a key, a role or another way in, whatever its scopes', async () => {
    const { key } = await make(['*'])
    const { admin, viewer } = staff
    const accounts = async () => {
      const { rows } = await foyer.payload.db.drizzle.execute(`
        select email, role, hash, api_key, api_key_expires_at, enable_a_p_i_key
        from users order by id`)
      return rows
    }
    const before = await accounts()
    const unlimited = { enableAPIKey: true, apiKey: 'a key without any scopes and without an end' }
    const rights = { role: 'admin', email: 'other@staff.example', password: 'words of a stranger' }
    const changes = [
      [admin.id, unlimited],
      [admin.id, { apiKey: unlimited.apiKey }],
      [admin.id, { enableAPIKey: false }],
      [viewer.id, unlimited],
      [viewer.id, { apiKeyExpiresAt: '2099-01-01T00:00:00.000Z' }],
      ...Object.entries(rights).map(([name, value]) => [viewer.id, { [name]: value }] as const),
    ] as const
    for (const [id, json] of changes) {
      const change = { method: 'PATCH', json }
      expect([json, await status(`/api/users/${id}`, key, change)]).toEqual([json, 403])
      const many = await call(`/api/users?where[id][equals]=${id}`, key, change)
      expect(await many.json()).toMatchObject({ docs: [], errors: [{ id }] })
    }
    expect(await status('/api/users', key, { method: 'POST', json: rights })).toBe(403)
    expect(await accounts()).toEqual(before)
    const rename = { method: 'PATCH', json: { name: 'By a script' } }
    expect(await status(`/api/users/${viewer.id}`, key, rename)).toBe(200)
  })

  test('takes the data of a person out only where it may read people', async () => {
    const path = `/api/leads/${staff.admin.id}/export`
    const lacking = await call(path, (await make(['leads:*'])).key)
    expect((await lacking.json()).detail).toMatch('lacks the scope people:read')
    expect(await status(path, (await make(['leads:read', 'people:read'])).key)).toBe(404)
  })

  test('erases people only where it may delete', async () => {
    const erasures = [
      ['leads', `/api/leads/${staff.admin.id}/erase`, {}, 404],
      ['people', '/api/people/erase', { email: 'nobody@acme.example' }, 204],
    ] as const
    for (const [area, path, json, allowed] of erasures) {
      const { key } = await make([`${area}:create`, `${area}:update`])
      const refused = await call(path, key, { method: 'POST', json })
      expect([refused.status, (await refused.json()).detail]).toEqual([
        403,
        `This key lacks the scope ${area}:delete. Use a key that has it.`,
      ])
      const { key: deleting } = await make([`${area}:delete`])
      expect(await status(path, deleting, { method: 'POST', json })).toBe(allowed)
    }
  })
})

describe('people who are not admins', () => {
  test('make keys for themselves, and see and revoke only their own', async () => {
    const login = await foyer.call('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: staff.sales.email, password }),
    })
    const { token } = await login.json()
    const json = { name: 'Mine', scopes: ['leads:read'], owner: staff.admin.id }
    const made = await call('/api/api-keys', token, { method: 'POST', json })
    expect(made.status).toBe(201)
    const { doc } = await made.json()
    expect(doc.owner.id ?? doc.owner).toBe(staff.sales.id)
    const others = await make(['*'])
    expect(await status(`/api/api-keys/${others.id}`, token)).toBe(404)
    const { docs } = await (await call('/api/api-keys', token)).json()
    expect(docs.map(({ id }: Made) => id)).toEqual([doc.id])
    const revoke = { method: 'PATCH', json: { revoked: true } }
    expect(await status(`/api/api-keys/${doc.id}`, token, revoke)).toBe(200)
    expect(await status(`/api/api-keys/${others.id}`, token, revoke)).toBe(403)
  })

  test.each([[[]], [['leads']], [['leads:write']], [['Leads:read']], [['leads:read', '; drop']]])(
    'get a fault for the scopes %j',
    async (scopes) => {
      const json = { name: 'x', scopes }
      const response = await foyer.callAsAdmin('/api/api-keys', { method: 'POST', json })
      expect(response.status).toBe(400)
    },
  )
})
