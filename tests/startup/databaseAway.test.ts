import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { admin, boot, type Foyer } from '../support/boot.js'
import { cloneDatabase } from '../support/databases.js'
import { type DatabaseProxy, startDatabaseProxy } from '../support/databaseProxy.js'
import { openSocket } from '../doors/realtime/openSocket.js'

let foyer: Foyer
let proxy: DatabaseProxy
let dropDatabase: () => Promise<void>
let staffKey = ''

beforeAll(async () => {
  const database = await cloneDatabase()
  dropDatabase = () => database.drop()
  proxy = await startDatabaseProxy(database.url)
  foyer = await boot({ DATABASE_URL: proxy.url })
  const { docs } = await foyer.payload.find({ collection: 'users', limit: 1 })
  staffKey = 'a-key-of-a-member-of-staff-32-characters'
  await foyer.payload.update({
    collection: 'users',
    id: docs[0]?.id ?? '',
    data: { enableAPIKey: true, apiKey: staffKey },
  })
})
afterAll(async () => {
  proxy.setAway(false)
  await foyer.stop()
  proxy.stop()
  await dropDatabase()
})

type Seen = { call: string; status: number; code: unknown; retryAfter: string | null }

const json = { 'content-type': 'application/json' }

/** Calls of every interface that need the caller and the database. */
function callsWith(key: string): [string, string, RequestInit][] {
  const headers = { ...json, 'x-api-key': key }
  const post = (body: object) => ({ method: 'POST', headers, body: JSON.stringify(body) })
  const mcp = { ...headers, accept: 'application/json, text/event-stream' }
  const tools = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  return [
    ['list', '/api/leads?limit=1', { headers }],
    ['me', '/api/users/me', { headers }],
    ['global', '/api/globals/seller', { headers }],
    ['create', '/api/faqs', post({ question: 'Away?', answer: 'Back.' })],
    ['waiting', '/api/waiting', { headers }],
    ['export', '/api/leads/export.csv', { headers }],
    ['graphql', '/api/graphql', post({ query: '{ Pages(limit: 1, draft: true) { totalDocs } }' })],
    ['mcp', '/api/mcp', { method: 'POST', headers: mcp, body: JSON.stringify(tools) }],
    ['contact', '/api/contact', post({ name: 'A', email: 'a@corp.example' })],
  ]
}

async function ask([call, path, init]: [string, string, RequestInit]): Promise<Seen> {
  const answer = await foyer.call(path, init)
  const text = await answer.text()
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false
  const body = isJson ? (JSON.parse(text) as Body) : {}
  const code = body.code ?? body.errors?.[0]?.extensions?.code ?? body.errors?.[0]?.code
  return { call, status: answer.status, code, retryAfter: answer.headers.get('retry-after') }
}

type Body = { code?: string; errors?: { code?: string; extensions?: { code?: string } }[] }

/** Which answers are neither a success nor `unavailable`. */
const wrong = (seen: Seen[]) =>
  seen.filter(({ status, code, retryAfter }) => {
    if (status === 503) return code === undefined || retryAfter === null
    if (status === 200 && code !== undefined) return code !== 'unavailable'
    return status !== 200 && status !== 201 && status !== 422
  })

const keys = () => [staffKey, process.env.ADMIN_API_KEY ?? '']

test('While the database is away a valid key gets 503 with Retry-After and a code, never 401, 403 or 500', async () => {
  proxy.setAway(true)
  const seen = await Promise.all(keys().flatMap(callsWith).map(ask))
  proxy.setAway(false)
  expect(wrong(seen)).toEqual([])
  expect(seen.filter(({ status }) => status === 503).length).toBeGreaterThan(10)
})

/** Every operation that is described, without a body that it would take. */
async function everyOperation(): Promise<[string, RequestInit][]> {
  const answer = await foyer.call('/api/openapi.json')
  const { paths } = (await answer.json()) as { paths: Record<string, object> }
  const nobody = '01920000-0000-7000-8000-000000000000'
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => /^(?:get|post|put|patch|delete)$/.test(method) && !/events|og/.test(path))
      .map((method): [string, RequestInit] => {
        const at = path.replace(/\{[^}]*\}/g, nobody)
        const hasBody = method !== 'get' && method !== 'delete'
        // In bulk on nothing.
        const query = /^(?:patch|delete)$/.test(method) ? `?where[id][equals]=${nobody}` : ''
        return [at + query, { method: method.toUpperCase(), ...(hasBody && { body: '{}' }) }]
      }),
  )
}

test('While the database is away every operation answers 503, or strangers as before from memory', async () => {
  const operations = await everyOperation()
  const askAll = async (headers: object) => {
    const seen = []
    for (const [path, init] of operations) {
      const answer = await foyer.call(path, { ...init, headers: { ...json, ...headers } })
      await answer.body?.cancel()
      seen.push([init.method, path, answer.status])
    }
    return seen
  }
  const before = await askAll({})
  proxy.setAway(true)
  const asStranger = await askAll({})
  const asStaff = await askAll({ 'x-api-key': staffKey })
  proxy.setAway(false)
  const others = before.filter((answer, at) => {
    const status = asStranger[at]?.[2]
    return status !== 503 && status !== answer[2]
  })
  expect(operations.length).toBeGreaterThan(350)
  expect(others).toEqual([])
  // The gateway's callbacks look at no credentials.
  const looked = asStaff.filter(([, path]) => !/gateway\/(?:response|cancel)$/.test(String(path)))
  expect(looked.filter(([, , status]) => status !== 503 && status !== 405)).toEqual([])
})

test('Staff who are signed in hear 503 as well: they are not taken for strangers', async () => {
  const login = await foyer.call('/api/users/login', {
    ...{ method: 'POST', headers: json, body: JSON.stringify(admin) },
  })
  const { token } = (await login.json()) as { token: string }
  proxy.setAway(true)
  const cookie = `foyer-token=${token}`
  const paths = ['/api/leads', '/api/orders', '/api/waiting', '/api/globals/seller']
  const seen = await Promise.all(paths.map((path) => ask([path, path, { headers: { cookie } }])))
  proxy.setAway(false)
  expect(seen.map(({ status, code }) => [status, code])).toEqual(
    paths.map(() => [503, 'unavailable']),
  )
})

test('Calls under way when the database goes, and when it comes back, get an answer or 503', async () => {
  const seen: Seen[] = []
  let isOver = false
  const caller = async (key: string) => {
    while (!isOver) for (const call of callsWith(key)) seen.push(await ask(call))
  }
  const callers = [...keys(), ...keys()].map(caller)
  for (let round = 0; round < 6; round += 1) {
    const before = seen.length
    await until(() => seen.length > before + 7 + round)
    proxy.setAway(true)
    const cut = seen.length
    await until(() => seen.length > cut + 12)
    proxy.setAway(false)
  }
  isOver = true
  await Promise.all(callers)
  expect(wrong(seen)).toEqual([])
  const last = await Promise.all(keys().flatMap(callsWith).map(ask))
  expect(last.filter(({ status }) => status === 503)).toEqual([])
})

test('A socket that presents a valid key meanwhile hears that it is unavailable, and may try again', async () => {
  const socket = await openSocket(foyer.url)
  proxy.setAway(true)
  socket.say({ type: 'auth', key: staffKey })
  expect(await socket.next('error')).toMatchObject({ code: 'unavailable' })
  proxy.setAway(false)
  socket.say({ type: 'auth', key: staffKey })
  expect(await socket.next('ready')).toMatchObject({ data: { role: 'admin' } })
  socket.socket.close()
})

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve))
}
