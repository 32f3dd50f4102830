import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const post = (path: string, body: unknown) =>
  foyer.call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const demo = { name: 'Ada', email: 'ada@acme.example', company: 'Acme' }

test('without a mail server a form says so, keeps nothing and may be sent again', async () => {
  for (let at = 0; at < 2; at += 1) {
    const response = await post('/api/demo', demo)
    expect([response.status, (await response.json()).code]).toEqual([503, 'mail_unavailable'])
  }
  const { rows } = await postgresOf(foyer.payload).pool.query(
    `select from otp_challenges where purpose <> 'self-test'`,
  )
  expect(rows).toEqual([])
})

test('without a mail server nobody is told to wait for a new password', async () => {
  const response = await post('/api/users/forgot-password', { email: 'ada@acme.example' })
  expect([response.status, (await response.json()).code]).toEqual([503, 'mail_unavailable'])
})

test('faults of a form come before what the service lacks', async () => {
  expect((await post('/api/demo', { ...demo, name: '' })).status).toBe(422)
})

test('without figures there are no estimates, and the answer says why', async () => {
  for (const path of ['/api/tco/request-otp', '/api/tco/verify-otp']) {
    const response = await post(path, { email: 'ada@acme.example' })
    expect([response.status, (await response.json()).code]).toEqual([503, 'tco_unavailable'])
  }
})
