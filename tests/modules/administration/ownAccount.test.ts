import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'
import { hire, password, type Staff } from './actors.js'

let foyer: Foyer
let staff: Staff

beforeAll(async () => {
  foyer = await boot()
  staff = await hire(foyer)
})
afterAll(() => foyer.stop())

const send = (call: string, json: unknown, authorization = '') => {
  const [method = '', path = ''] = call.split(' ')
  return foyer.call(`/api/users${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
    body: JSON.stringify(json),
  })
}
const login = (email: string, given = password) => send('POST /login', { email, password: given })
const session = async (email: string, given = password) =>
  `JWT ${String((await (await login(email, given)).json()).token)}`
const me = async (authorization: string) => {
  const response = await foyer.call('/api/users/me', { headers: { authorization } })
  return (await response.json()).user?.email
}
const faultsOf = async (response: Response) =>
  (await response.json()).errors[0].data.errors.map(({ path }: { path: string }) => path)

describe('one’s own password', () => {
  const changed = 'another long password'

  test('changes with the current one alone, and ends all other sessions', async () => {
    const { id, email } = staff.editor
    const [here, elsewhere] = [await session(email), await session(email)]
    for (const currentPassword of [undefined, null, '', 'wrong password', changed]) {
      const refused = await send(`PATCH /${id}`, { password: changed, currentPassword }, here)
      expect([refused.status, await faultsOf(refused)]).toEqual([400, ['currentPassword']])
    }
    expect((await login(email)).status).toBe(200)
    const json = { password: changed, currentPassword: password }
    const answer = await send(`PATCH /${id}`, json, here)
    expect(answer.status).toBe(200)
    expect(await answer.text()).not.toContain(password)
    expect([await me(here), await me(elsewhere)]).toEqual([email, undefined])
    expect([(await login(email)).status, (await login(email, changed)).status]).toEqual([401, 200])
  })

  test('changes by no other way', async () => {
    const { id, email } = staff.sales
    const own = await session(email)
    const many = await send(`PATCH ?where[id][equals]=${id}`, { password: changed }, own)
    expect(await many.json()).toMatchObject({ docs: [] })
    const ways = [
      { hash: 'x', salt: 'x' },
      { resetPasswordToken: 'x', resetPasswordExpiration: '2099-01-01T00:00:00Z' },
      { sessions: [] },
    ]
    for (const json of ways) await send(`PATCH /${id}`, json, own)
    const reset = { token: 'x', password: changed }
    expect((await send('POST /reset-password', reset)).status).toBe(403)
    expect((await login(email)).status).toBe(200)
    expect(await me(own)).toBe(email)
  })

  test('is required to change the address, and for nothing else', async () => {
    const { id, email } = staff.viewer
    const own = await session(email)
    const json = { email: 'moved@staff.example' }
    const refused = await send(`PATCH /${id}`, json, own)
    expect([refused.status, await faultsOf(refused)]).toEqual([400, ['currentPassword']])
    const same = { email: email.toUpperCase(), name: 'Same address' }
    expect((await send(`PATCH /${id}`, same, own)).status).toBe(200)
    const given = { ...json, currentPassword: password }
    expect((await send(`PATCH /${id}`, given, own)).status).toBe(200)
    expect(await me(own)).toBe('moved@staff.example')
  })

  test('is guessed five times from one place', async () => {
    const { id, email } = staff.finance
    const own = await session(email)
    const change = (currentPassword: string) =>
      send(`PATCH /${id}`, { password: changed, currentPassword }, own)
    for (let guess = 0; guess < 5; guess += 1) await change('wrong password')
    expect((await change(password)).status).toBe(400)
  })

  test('is changed by no API key, be it one’s own or an admin’s', async () => {
    const asKey = (key: string) => `users API-Key ${key}`
    const { id, email } = staff.finance
    const json = { password: changed, currentPassword: password }
    expect((await send(`PATCH /${id}`, json, asKey(staff.finance.key))).status).toBe(403)
    expect((await send(`PATCH /${id}`, json, asKey(staff.admin.key))).status).toBe(403)
    const moved = { email: 'by-key@staff.example', currentPassword: password }
    expect((await send(`PATCH /${id}`, moved, asKey(staff.finance.key))).status).toBe(403)
    const user = await foyer.payload.findByID({ collection: 'users', id })
    expect(user.email).toBe(email)
  })
})

test('an admin sets the password of somebody else without knowing the old one', async () => {
  const email = 'forgetful@staff.example'
  const data = { email, password, role: 'viewer' as const }
  const { id } = await foyer.payload.create({ collection: 'users', data })
  const json = { password: 'a password from an admin' }
  expect((await send(`PATCH /${id}`, json, await session(staff.admin.email))).status).toBe(200)
  expect((await login(email, json.password)).status).toBe(200)
})

test('a current password is neither kept nor found', async () => {
  const own = await session(staff.admin.email)
  const json = { name: 'Ada', currentPassword: 'some words' }
  const answer = await send(`PATCH /${staff.admin.id}`, json, own)
  expect([answer.status, await answer.text()]).toEqual([
    200,
    expect.not.stringContaining('some words'),
  ])
  const { rows } = await foyer.payload.db.pool.query('select * from audit_log')
  expect(JSON.stringify(rows)).not.toContain('some words')
  for (const query of ['where[currentPassword][equals]=x', 'sort=currentPassword']) {
    const { status } = await foyer.call(`/api/users?${query}`, { headers: { authorization: own } })
    expect(status).toBeLessThan(500)
  }
})
