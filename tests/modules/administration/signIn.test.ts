import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../support/boot.js'
import { hire, password, type Staff } from './actors.js'

let foyer: Foyer
let staff: Staff

beforeAll(async () => {
  foyer = await boot({ SERVER_URL: 'https://foyer.example' })
  staff = await hire(foyer)
})
afterAll(() => foyer.stop())

const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
  foyer.call(`/api/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  })
const login = (email: string, given = password) => post('login', { email, password: given })
const messageOf = async (response: Response) => (await response.json()).errors[0].message
const cookieOf = (response: Response) => response.headers.get('set-cookie') ?? ''
const nameAndValue = (cookie: string) => cookie.split(';')[0] ?? ''
const me = async (headers: Record<string, string>) => {
  const response = await foyer.call('/api/users/me', { headers })
  return (await response.json()).user?.email
}

describe('signing in', () => {
  test('gives a token, and a cookie that scripts and other sites cannot use', async () => {
    const response = await login(staff.editor.email)
    expect(response.status).toBe(200)
    const { token, user } = await response.json()
    expect(user).toMatchObject({ email: staff.editor.email, role: 'editor' })
    expect(JSON.stringify(user)).not.toMatch(/hash|salt|apiKey"|resetPassword/)
    const cookie = cookieOf(response)
    expect(cookie).toMatch(/^foyer-token=/)
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(cookie).toContain(flag)
    expect(await me({ authorization: `JWT ${String(token)}` })).toBe(staff.editor.email)
    expect(await me({ authorization: `JWT ${String(token).slice(0, -3)}abc` })).toBeUndefined()
  })

  test('takes the address in any case', async () => {
    expect((await login(` ${staff.editor.email.toUpperCase()} `)).status).toBe(200)
  })

  test('by cookie works from this site and from no other', async () => {
    const cookie = nameAndValue(cookieOf(await login(staff.editor.email)))
    expect(await me({ cookie, origin: 'https://foyer.example' })).toBe(staff.editor.email)
    expect(await me({ cookie, origin: 'https://elsewhere.example' })).toBeUndefined()
    expect(await me({ cookie, origin: 'https://foyer.example.elsewhere.example' })).toBeUndefined()
  })

  test('from a form on another site is refused', async () => {
    const form = new FormData()
    form.append('_payload', JSON.stringify({ email: staff.editor.email, password }))
    const send = (origin: string) =>
      foyer.call('/api/users/login', { method: 'POST', body: form, headers: { origin } })
    const refused = await send('https://elsewhere.example')
    expect([refused.status, cookieOf(refused)]).toEqual([403, ''])
    expect((await send('https://foyer.example')).status).toBe(200)
  })

  test('ends on the server when one signs out', async () => {
    const cookie = nameAndValue(cookieOf(await login(staff.sales.email)))
    const own = { cookie, origin: 'https://foyer.example' }
    expect(await me(own)).toBe(staff.sales.email)
    const response = await post('logout', {}, own)
    expect(response.status).toBe(200)
    expect(await me(own)).toBeUndefined()
  })

  test('is undone by a new password and by the loss of the account', async () => {
    const email = 'leaving@staff.example'
    const data = { email, password, role: 'editor' as const }
    const { id } = await foyer.payload.create({ collection: 'users', data })
    const token = async (given = password) => (await (await login(email, given)).json()).token
    const old = `JWT ${String(await token())}`
    const admin = await (await login(staff.admin.email)).json()
    await foyer.call(`/api/users/${id}`, {
      method: 'PATCH',
      headers: {
        'content-type': 'application/json',
        authorization: `JWT ${String(admin.token)}`,
      },
      body: JSON.stringify({ password: 'a new long one' }),
    })
    expect(await me({ authorization: old })).toBeUndefined()
    const present = `JWT ${String(await token('a new long one'))}`
    expect(await me({ authorization: present })).toBe(email)
    await foyer.callAsAdmin(`/api/users/${id}`, { method: 'DELETE' })
    expect(await me({ authorization: present })).toBeUndefined()
  })

  test('follows the role of this moment', async () => {
    const email = 'demoted@staff.example'
    const data = { email, password, role: 'editor' as const }
    const { id } = await foyer.payload.create({ collection: 'users', data })
    const { token } = await (await login(email)).json()
    const create = (slug: string) =>
      foyer.call('/api/pages', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `JWT ${String(token)}` },
        body: JSON.stringify({ title: 'x', slug }),
      })
    expect((await create('before')).status).toBe(201)
    await foyer.callAsAdmin(`/api/users/${id}`, { method: 'PATCH', json: { role: 'viewer' } })
    expect((await create('after')).status).toBe(403)
  })

  test.each<[string, unknown]>([
    ['nothing', {}],
    ['no password', { email: 'editor@staff.example' }],
    ['objects', { email: { equals: 'x' }, password: { not_equals: '' } }],
    ['lists', { email: ['editor@staff.example'], password: ['x'] }],
    ['SQL', { email: "' or 1=1 --", password: "' or 1=1 --" }],
  ])('with %s is refused', async (_, json) => {
    const response = await post('login', json)
    expect([400, 401]).toContain(response.status)
    expect(cookieOf(response)).toBe('')
  })

  test('says the same of a wrong password and of an address nobody has', async () => {
    const [known, unknown] = [
      await login(staff.finance.email, 'wrong'),
      await login('nobody@staff.example', 'wrong'),
    ]
    expect([known.status, await messageOf(known)]).toEqual([
      unknown.status,
      await messageOf(unknown),
    ])
  })
})

describe('guessing', () => {
  beforeEach(async () => {
    await foyer.callAsAdmin('/api/users/unlock', {
      method: 'POST',
      json: { email: staff.viewer.email },
    })
  })

  test('locks the account to its client after five wrong passwords, until an admin opens it', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await login(staff.viewer.email, 'wrong')).status).toBe(401)
    }
    expect((await login(staff.viewer.email)).status).toBe(401)
    const asVisitor = await post('unlock', { email: staff.viewer.email })
    expect(asVisitor.status).toBe(403)
    expect((await login(staff.viewer.email)).status).toBe(401)
    const json = { email: staff.viewer.email }
    await foyer.callAsAdmin('/api/users/unlock', { method: 'POST', json })
    expect((await login(staff.viewer.email)).status).toBe(200)
  })

  test('in parallel gets no further', async () => {
    const guesses = Array.from({ length: 10 }, () => login(staff.viewer.email, 'wrong'))
    const statuses = (await Promise.all(guesses)).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([401]))
    expect((await login(staff.viewer.email)).status).toBe(401)
  })

  test('forgets old mistakes once the right password comes', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) await login(staff.viewer.email, 'wrong')
      expect((await login(staff.viewer.email)).status).toBe(200)
    }
  })

  test('over many accounts meets the limit of its client', async () => {
    const statuses: number[] = []
    let last: Response | undefined
    for (let batch = 0; batch < 12 && !statuses.includes(429); batch += 1) {
      const guesses = Array.from({ length: 20 }, (_, at) =>
        login(`nobody-${String(at)}@staff.example`, 'wrong'),
      )
      const answers = await Promise.all(guesses)
      statuses.push(...answers.map(({ status }) => status))
      last = answers.find(({ status }) => status === 429) ?? last
    }
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(last?.headers.get('ratelimit-policy')).toContain('staff-sign-in')
  })
})
