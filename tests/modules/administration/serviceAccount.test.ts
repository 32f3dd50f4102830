import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { settleServiceAccount } from '../../../src/modules/administration/users/userStore.js'
import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../support/boot.js'
import { hire, password, type Staff } from './actors.js'

const reserved = 'admin-api-key@foyer.invalid'
let foyer: Foyer
let staff: Staff

beforeAll(async () => {
  foyer = await boot({ ADMIN_API_KEY: '' })
  staff = await hire(foyer)
})
afterAll(() => foyer.stop())

const send = (call: string, json: unknown, authorization?: string) => {
  const [method = '', path = ''] = call.split(' ')
  return foyer.call(`/api/users${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(json),
  })
}
const session = async (email: string) => {
  const answer = await send('POST /login', { email, password })
  return `JWT ${String((await answer.json()).token)}`
}
const accounts = async (email: string) =>
  (await foyer.payload.count({ collection: 'users', where: { email: { equals: email } } }))
    .totalDocs

test.each([
  ['as it is', reserved],
  ['in capitals', 'Admin-API-Key@FOYER.invalid'],
  ['between spaces', `  ${reserved}\t`],
  ['in full-width letters', 'ａｄｍｉｎ-api-key＠foyer.invalid'],
  ['with a letter that is not seen', 'admin-api\u00ad-key@foyer\u200b.invalid'],
  ['with the dot of IDNA', 'admin-api-key@foyer。invalid.'],
])('the address of the service is nobody’s to take: %s', async (_, email) => {
  const [viewer, admin] = [await session(staff.viewer.email), await session(staff.admin.email)]
  const own = { email, currentPassword: password }
  const made = { email, password, role: 'viewer' }
  const { id } = staff.viewer
  const statuses = [
    (await send(`PATCH /${id}`, own, viewer)).status,
    (await send(`PATCH ?where[id][equals]=${id}`, own, viewer)).status,
    (await send(`PATCH /${id}`, { email }, admin)).status,
    (await send('POST ', made, admin)).status,
  ]
  expect(statuses).toEqual([400, 400, 400, 400])
  expect(await accounts(reserved)).toBe(0)
  expect(await accounts(staff.viewer.email)).toBe(1)
})

test('the mark of the service’s account is written by no caller', async () => {
  const admin = await session(staff.admin.email)
  const json = { serviceAccount: 'admin-api-key', name: 'Marked' }
  const { id } = staff.viewer
  expect((await send(`PATCH /${id}`, json, admin)).status).toBe(200)
  const user = await foyer.payload.db.findOne({
    collection: 'users',
    where: { id: { equals: id } },
  })
  expect(user).toMatchObject({ name: 'Marked', serviceAccount: null })
  const path = '/api/users?where[serviceAccount][exists]=true'
  expect((await foyer.call(path, { headers: { authorization: admin } })).status).toBe(400)
})

test('who held its address before is put out when the service takes it, by session, key and password', async () => {
  const { id, key } = staff.editor
  const old = await session(staff.editor.email)
  const { pool } = postgresOf(foyer.payload)
  await pool.query('update users set email = $1 where id = $2', [reserved, id])
  const who = async (authorization: string) =>
    (await (await foyer.call('/api/users/me', { headers: { authorization } })).json()).user?.id
  expect([await who(old), await who(`users API-Key ${key}`)]).toEqual([id, id])
  await settleServiceAccount(foyer.payload, 'admin')
  expect([await who(old), await who(`users API-Key ${key}`)]).toEqual([undefined, undefined])
  expect((await send('POST /login', { email: reserved, password })).status).toBe(401)
  expect(await foyer.payload.findByID({ collection: 'users', id })).toMatchObject({ role: 'admin' })
})

test('its rights end with ADMIN_API_KEY', async () => {
  const { pool } = postgresOf(foyer.payload)
  const { id } = staff.editor
  await pool.query(
    `insert into users_sessions (_order, _parent_id, id, expires_at) values (1, $1, 'left', now() + interval '1 day')`,
    [id],
  )
  await settleServiceAccount(foyer.payload)
  const { rows } = await pool.query('select * from users_sessions where _parent_id = $1', [id])
  expect(rows).toEqual([])
  expect(await foyer.payload.findByID({ collection: 'users', id })).toMatchObject({
    role: 'viewer',
  })
})
