import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'
import { hire, password, type Staff } from '../actors.js'

let foyer: Foyer
let staff: Staff
let token: string

beforeAll(async () => {
  foyer = await boot()
  staff = await hire(foyer)
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

const guarded = (): [string, unknown?][] => [
  ['POST /api/orders/01ARZ3NDEKTSV4RRFFQ69G5FAV/refund', { reason: 'They asked for it.' }],
  ['GET /api/orders/export.csv'],
  ['GET /api/leads/export.csv'],
  ['POST /api/api-keys', { name: 'A script', scopes: ['pages:read'] }],
  [`PATCH /api/users/${staff.viewer.id}`, { role: 'editor' }],
  [`PATCH /api/users/${staff.viewer.id}`, { password: 'words of somebody else' }],
]

describe('money, exports, keys and roles', () => {
  test('take a sign-in of the last fifteen minutes', async () => {
    await age(16)
    for (const [call, json] of guarded()) {
      const response = await asAdmin(call, json)
      expect([call, response.status, await response.text()]).toEqual([
        call,
        403,
        expect.stringContaining('Sign out, sign in and repeat it.'),
      ])
    }
    expect((await asAdmin('GET /api/leads')).status).toBe(200)
    const rename = await asAdmin(`PATCH /api/users/${staff.viewer.id}`, { name: 'A new name' })
    expect(rename.status).toBe(200)
  })

  test('are open right after signing in, and to keys at any time', async () => {
    await age(14)
    for (const [call, json] of guarded())
      expect([call, (await asAdmin(call, json)).status]).not.toEqual([call, 403])
    const key = { 'x-api-key': staff.admin.key }
    expect((await send('GET /api/leads/export.csv', undefined, key)).status).toBe(200)
  })
})
