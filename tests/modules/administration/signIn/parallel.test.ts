import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { boot, type Foyer } from '../../../support/boot.js'
import { hire, password, type Staff } from '../actors.js'

let foyer: Foyer
let staff: Staff

beforeAll(async () => {
  foyer = await boot({ TRUSTED_PROXY_HOPS: '1' })
  staff = await hire(foyer)
})
afterAll(() => foyer.stop())
beforeEach(() => foyer.payload.db.drizzle.execute(sql`delete from users_sessions`))

/** Each call comes from another client: the guesses of one are counted before its password is compared. */
let clients = 0

const send = (call: string, json?: unknown, token?: string) => {
  const [method = '', path = ''] = call.split(' ')
  const headers = {
    'content-type': 'application/json',
    'x-forwarded-for': `198.51.100.${String((clients += 1) % 256)}`,
    ...(token && { authorization: `JWT ${token}` }),
  }
  const body = json === undefined ? null : JSON.stringify(json)
  return foyer.call(`/api/users${path}`, { method, headers, body })
}
const login = (email: string) => send('POST /login', { email, password })
const signIn = async (email: string) => {
  const answer = await login(email)
  const body = await answer.json()
  expect({ status: answer.status, body }).toMatchObject({ status: 200 })
  return String(body.token)
}
const isIn = async (token: string) => {
  const answer = await send('GET /me', undefined, token)
  return answer.ok && (await answer.json()).user !== null
}
/** What the service says to each: a refusal of a busy service must not look like a session that is gone. */
const statesOf = (tokens: string[]) =>
  Promise.all(
    tokens.map(async (token) => {
      const answer = await send('GET /me', undefined, token)
      const { user, ...more } = await answer.json()
      return user ? 'in' : { status: answer.status, user, more }
    }),
  )
const times = <T>(count: number, act: () => T) => Array.from({ length: count }, act)

describe('people who sign in at the same moment', () => {
  test('all stay signed in', async () => {
    const tokens = await Promise.all(times(30, () => signIn(staff.editor.email)))
    expect(await Promise.all(tokens.map(isIn))).toEqual(times(30, () => true))
  })

  test('stay signed in beside renewals, sign-outs and changes of the same account', async () => {
    const { id, email } = staff.sales
    const [stays, leaves, ended] = [await signIn(email), await signIn(email), await signIn(email)]
    const { docs } = await (await send(`GET /${id}/sessions`, undefined, ended)).json()
    const { id: sid } = docs.find(({ isThis }: { isThis: boolean }) => isThis)
    const [tokens, renewals, ...others] = await Promise.all([
      Promise.all(times(6, () => signIn(email))),
      Promise.all(times(6, () => send('POST /refresh-token', undefined, stays))),
      send('POST /logout', undefined, leaves),
      send(`DELETE /${id}/sessions/${sid}`, undefined, stays),
      ...times(4, () => send(`PATCH /${id}`, { name: 'Sam' }, stays)),
    ])
    expect(renewals.map(({ status }) => status)).toEqual(times(6, () => 200))
    expect(others.map(({ status }) => status)).toEqual([200, 204, 200, 200, 200, 200])
    expect(await statesOf([stays, ...tokens])).toEqual(times(7, () => 'in'))
    expect([await isIn(leaves), await isIn(ended)]).toEqual([false, false])
  })
})

describe('whoever signs in while their account is changed', () => {
  test('brings back neither their former role nor a session that was ended', async () => {
    const { id, email } = staff.finance
    const admin = await signIn(staff.admin.email)
    for (const role of ['viewer', 'finance', 'viewer', 'finance', 'viewer']) {
      const old = await signIn(email)
      const { docs } = await (await send(`GET /${id}/sessions`, undefined, old)).json()
      const [changed, ended] = await Promise.all([
        send(`PATCH /${id}`, { role }, admin),
        send(`DELETE /${id}/sessions/${docs[0].id}`, undefined, old),
        ...times(4, () => signIn(email)),
      ])
      expect([changed.status, ended.status]).toEqual([200, 204])
      expect(await foyer.payload.findByID({ collection: 'users', id })).toMatchObject({ role })
      expect(await isIn(old)).toBe(false)
    }
  })

  test('is not let in with the password that was taken from them', async () => {
    const { id, email } = staff.viewer
    const admin = await signIn(staff.admin.email)
    const replaced = { password: 'another long password of theirs' }
    const [changed, ...answers] = await Promise.all([
      send(`PATCH /${id}`, replaced, admin),
      ...times(12, () => login(email)),
    ])
    expect(changed.status).toBe(200)
    const bodies = await Promise.all(answers.map((answer) => answer.json()))
    const tokens = bodies.flatMap(({ token }) => (token ? [String(token)] : []))
    expect(await Promise.all(tokens.map(isIn))).toEqual(tokens.map(() => false))
  })
})
