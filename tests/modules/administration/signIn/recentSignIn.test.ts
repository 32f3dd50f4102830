import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'
import { makeDates } from '../../learning/makeDates.js'
import { hire, password, type Staff } from '../actors.js'

let foyer: Foyer
let staff: Staff
let token: string
let date: string

beforeAll(async () => {
  foyer = await boot()
  staff = await hire(foyer)
  const json = { title: 'Held on a date', summary: 'S', _status: 'published' }
  const course = await (await foyer.callAsAdmin('/api/courses', { method: 'POST', json })).json()
  const [made = ''] = await makeDates(foyer.payload, course.doc.id, [
    { startsAt: '2031-01-01T09:00:00.000Z' },
  ])
  date = made
})
afterAll(() => foyer.stop())

beforeEach(async () => {
  const json = { email: staff.admin.email, password }
  token = (await (await send('POST /api/users/login', json)).json()).token
})

function send(call: string, json?: unknown, headers: Record<string, string> = {}) {
  const [method = '', path = ''] = call.split(' ')
  return foyer.call(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
}
const asAdmin = (call: string, json?: unknown) =>
  send(call, json, { authorization: `Bearer ${token}` })
const age = (minutes: number) =>
  foyer.payload.db.drizzle.execute(
    sql`update users_sessions set created_at = now() - make_interval(mins => ${minutes})`,
  )

const reason = 'Sign out, sign in and repeat it.'

const guarded = (): [string, unknown?][] => [
  ['POST /api/orders/01ARZ3NDEKTSV4RRFFQ69G5FAV/refund', { reason: 'They asked for it.' }],
  ['POST /api/orders/01ARZ3NDEKTSV4RRFFQ69G5FAV/resolve', { decision: 'reject', reason: 'No.' }],
  [`POST /api/course-sessions/${date}/cancel`],
  [`PATCH /api/course-sessions/${date}`, { status: 'cancelled' }],
  ['GET /api/orders/export.csv'],
  ['GET /api/leads/export.csv'],
  ['GET /api/people/export?email=nobody@acme.example'],
  ['POST /api/api-keys', { name: 'A script', scopes: ['pages:read'] }],
  [`PATCH /api/users/${staff.viewer.id}`, { role: 'editor' }],
  [`PATCH /api/users/${staff.viewer.id}`, { password: 'words of somebody else' }],
  [`PATCH /api/users/${staff.viewer.id}`, { apiKeyExpiresAt: '2099-01-01T00:00:00.000Z' }],
  [
    'POST /api/graphql',
    {
      query: `mutation { updateCourseSession(id: "${date}", data: { status: cancelled }) { id } }`,
    },
  ],
]

describe('money, exports, keys and roles', () => {
  test('take a sign-in of the last fifteen minutes', async () => {
    await age(16)
    for (const [call, json] of guarded()) {
      const answer = await asAdmin(call, json)
      const text = await answer.text()
      expect([call, json, text]).toEqual([call, json, expect.stringContaining(reason)])
      expect(answer.status).toBe(call.endsWith('graphql') ? 200 : 403)
    }
    expect((await asAdmin('GET /api/leads')).status).toBe(200)
    const rename = await asAdmin(`PATCH /api/users/${staff.viewer.id}`, { name: 'A new name' })
    expect(rename.status).toBe(200)
  })

  test('are no mutations of GraphQL', async () => {
    for (const mutation of [
      `updateUser(id: "${staff.viewer.id}", data: { role: sales }) { role }`,
      'createApiKey(data: { name: "A script", scopes: ["pages:read"] }) { key }',
      `createRefund(data: { amount: 1 }) { id }`,
    ]) {
      const answer = await asAdmin('POST /api/graphql', { query: `mutation { ${mutation} }` })
      expect(await answer.text()).toContain('Cannot query field')
    }
  })

  test('are not reached by changing many accounts at once', async () => {
    await age(16)
    const many = `PATCH /api/users?where[id][equals]=${staff.viewer.id}`
    expect(await (await asAdmin(many, { role: 'admin' })).text()).toContain(reason)
    const viewer = await foyer.payload.findByID({ collection: 'users', id: staff.viewer.id })
    expect(viewer.role).toBe('viewer')
  })

  test('are open right after signing in, and to keys at any time', async () => {
    for (const [call, json] of guarded()) {
      await age(14)
      const answer = await asAdmin(call, json)
      expect([call, answer.status]).not.toEqual([call, 403])
      expect(await answer.text()).not.toContain(reason)
    }
    const key = { 'x-api-key': staff.admin.key }
    expect((await send('GET /api/leads/export.csv', undefined, key)).status).toBe(200)
  })
})
