import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { createLocalReq } from 'payload'

import { openSession } from '../../../../src/modules/administration/signIn/openSession.js'
import { admin, boot, type Foyer } from '../../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot({
    OIDC_ISSUER: 'http://127.0.0.1:1',
    OIDC_CLIENT_ID: 'foyer',
    OIDC_CLIENT_SECRET: 'secret',
    OIDC_ONLY: 'true',
  })
})
afterAll(() => foyer.stop())

const post = (path: string, json: unknown) =>
  foyer.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })

describe('where single sign-on is the only way in', () => {
  test.each<[string, string, unknown]>([
    ['the right password', '/api/users/login', admin],
    ['a link for a new password', '/api/users/forgot-password', { email: admin.email }],
    ['a reset', '/api/users/reset-password', { token: 'x', password: 'a new long one' }],
  ])('%s is refused', async (_, path, json) => {
    const response = await post(path, json)
    expect(response.status).toBe(403)
    expect(await response.text()).toContain('company account')
  })

  test('GraphQL opens no side door, and API keys go on working', async () => {
    const query = `mutation { loginUser(email: "${admin.email}", password: "${admin.password}") { token } }`
    const { data } = await (await post('/api/graphql', { query })).json()
    expect(data?.loginUser?.token).toBeUndefined()
    expect((await foyer.callAsAdmin('/api/users')).status).toBe(200)
  })

  test('passkeys are no way in either', async () => {
    for (const path of ['setup', 'sign-in/options', 'sign-in'])
      expect((await post(`/api/users/passkeys/${path}`, {})).status).toBe(404)
  })

  test('the account page is told that there are no passwords', async () => {
    const { docs } = await foyer.payload.find({
      collection: 'users',
      where: { email: { equals: admin.email } },
    })
    const req = await createLocalReq({}, foyer.payload)
    const cookie = (await openSession(req, docs[0]?.id ?? '')).split(';')[0] ?? ''
    const headers = { cookie, origin: 'http://localhost:3000' }
    const answer = await foyer.call('/api/users/second-factor', { headers })
    expect(await answer.json()).toMatchObject({ hasPasswords: false, hasPasskey: false })
  })

  test('a provider that cannot be reached is said on the sign-in page', async () => {
    const response = await foyer.call('/api/users/oidc')
    expect(response.headers.get('location')).toBe('/admin/login?refused=unavailable')
  })
})
