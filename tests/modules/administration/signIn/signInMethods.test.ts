import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import {
  type AppStatus,
  describeApp,
  mayRemoveApp,
  maySetUpApp,
} from '../../../../src/modules/administration/admin/appStatus.js'
import { accountWords } from '../../../../src/modules/administration/tasks/accountMail.js'
import { boot, type Foyer } from '../../../support/boot.js'
import { hire, password, type Staff } from '../actors.js'
import { makePasskey } from './softPasskey.js'

const status = (own: Partial<AppStatus>): AppStatus => ({
  ...{ confirmedAt: null, recoveryCodesLeft: 0 },
  ...{ isRequired: false, hasPasskey: false, hasPasswords: true, ...own },
})
const confirmedAt = '2026-03-01T09:00:00.000Z'
const alone = 'Your password alone lets you in'

describe('the account page', () => {
  test('says that the password alone is enough where it is, and nowhere else', () => {
    expect(describeApp(status({}))).toContain(alone)
    expect(describeApp(status({ hasPasskey: true }))).toContain(alone)
    for (const other of [
      { isRequired: true, hasPasskey: true },
      { isRequired: true },
      { hasPasswords: false },
      { confirmedAt },
    ])
      expect(describeApp(status(other))).not.toContain(alone)
    const passkey = describeApp(status({ isRequired: true, hasPasskey: true }))
    expect(passkey).toContain('yours is a passkey: your password does not let you in')
    expect(describeApp(status({ hasPasswords: false }))).toContain('company account')
  })

  test('offers to remove an app to whom the service lets, and an app only where passwords are', () => {
    expect(mayRemoveApp(status({ confirmedAt }))).toBe(true)
    expect(mayRemoveApp(status({ confirmedAt, isRequired: true, hasPasskey: true }))).toBe(true)
    expect(mayRemoveApp(status({ confirmedAt, isRequired: true }))).toBe(false)
    expect(mayRemoveApp(status({}))).toBe(false)
    expect([maySetUpApp(status({})), maySetUpApp(status({ hasPasswords: false }))]).toEqual([
      true,
      false,
    ])
  })
})

test('the mail about a removed app does not say that the password is enough, which depends on the role', () => {
  for (const locale of ['en', 'fr', 'ar'] as const)
    expect(accountWords(locale).notices['second-factor-off'].text).not.toMatch(
      /password|mot de passe|كلمة المرور/,
    )
})

describe('what the account page asks', () => {
  let foyer: Foyer
  let staff: Staff
  beforeAll(async () => {
    foyer = await boot()
    staff = await hire(foyer)
  })
  afterAll(() => foyer.stop())

  const post = (path: string, json: unknown, headers: Record<string, string> = {}) =>
    foyer.call(`/api/users/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(json),
    })

  test('is answered with whether they have a passkey, and that passwords are open', async () => {
    const signedIn = await post('login', { email: staff.editor.email, password })
    const session = { authorization: `Bearer ${String((await signedIn.json()).token)}` }
    const read = async () =>
      (await foyer.call('/api/users/second-factor', { headers: session })).json()
    expect(await read()).toMatchObject({ hasPasskey: false, hasPasswords: true })
    const begun = await post('passkeys/setup', {}, session)
    const cookie = (begun.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    const passkey = makePasskey().register((await begun.json()) as { challenge: string })
    expect((await post('passkeys', passkey, { ...session, cookie })).status).toBe(201)
    expect(await read()).toMatchObject({ hasPasskey: true, hasPasswords: true, isRequired: false })
  })
})
