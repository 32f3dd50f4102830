import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { ensureFirstUser } from '../../../src/modules/administration/ensureFirstUser.js'
import { admin, boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer

beforeAll(async () => {
  foyer = await boot()
})
afterAll(() => foyer.stop())

const people = async () => {
  const { docs } = await foyer.payload.find({
    collection: 'users',
    where: { email: { not_equals: 'admin-api-key@foyer.invalid' } },
  })
  return docs.map(({ email, role }) => [email, role])
}
const empty = () => foyer.payload.delete({ collection: 'users', where: { id: { exists: true } } })

describe('the first user', () => {
  test('is the one of the settings, an admin', async () => {
    expect(await people()).toEqual([[admin.email, 'admin']])
  })

  test('is made once by many starts', async () => {
    await empty()
    const settings = { email: 'First@Staff.example', password: 'a long password' }
    await Promise.all(Array.from({ length: 5 }, () => ensureFirstUser(foyer.payload, settings)))
    expect(await people()).toEqual([['first@staff.example', 'admin']])
  })

  test('is not created if there are other users', async () => {
    await ensureFirstUser(foyer.payload, {
      email: 'late@staff.example',
      password: 'a long password',
    })
    expect(await people()).toEqual([['first@staff.example', 'admin']])
  })

  test('is never the first visitor, even if there are no users', async () => {
    await empty()
    const body = JSON.stringify({
      email: 'x@y.example',
      password: 'a long password',
      role: 'admin',
    })
    const headers = { 'content-type': 'application/json' }
    const form: RequestInit = { method: 'POST', headers, body, redirect: 'follow' }
    for (const path of ['/api/users/first-register', '/api/users/first-register/', '/api/users']) {
      const response = await foyer.call(path, form)
      expect([path, response.status]).toEqual([path, 403])
      expect(response.headers.get('set-cookie')).toBeNull()
    }
    expect(await people()).toEqual([])
  })
})
