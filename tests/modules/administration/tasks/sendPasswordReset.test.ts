import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { admin, boot, type Foyer } from '../../../support/boot.js'
import { type SmtpServer, startSmtpServer } from '../../../support/fakes/smtpServer.js'
import { until } from '../../../platform/jobs/until.js'

let smtp: SmtpServer
let foyer: Foyer

beforeAll(async () => {
  smtp = await startSmtpServer()
  foyer = await boot({ SMTP_URL: smtp.url, SERVER_URL: 'https://foyer.example' })
  await foyer.platform.jobs.start({
    payload: foyer.payload,
    connectionString: foyer.databaseUrl,
  })
})
afterAll(async () => {
  await foyer.stop()
  await smtp.stop()
})

const post = (path: string, json: object) =>
  foyer.call(`/api/users/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(json),
  })
const forgot = (email: string) => post('forgot-password', { email })
const serviceEmail = 'admin-api-key@foyer.invalid'

describe('a forgotten password', () => {
  test('is set anew by the link in a mail, once', async () => {
    expect((await forgot(` ${admin.email.toUpperCase()} `)).status).toBe(200)
    await until(() => smtp.mails.length > 0)
    const [mail] = smtp.mails
    expect(mail?.to).toEqual([admin.email])
    const [, token = ''] =
      /https:\/\/foyer\.example\/admin\/reset\/([0-9a-f]{40})/.exec(mail?.text ?? '') ?? []
    expect(mail?.html).toContain(`href="https://foyer.example/admin/reset/${token}"`)
    expect((await post('reset-password', { token, password: 'short' })).status).toBe(400)
    const password = 'a new and long password'
    expect((await post('reset-password', { token, password })).status).toBe(200)
    expect((await post('login', { email: admin.email, password })).status).toBe(200)
    expect((await post('login', admin)).status).toBe(401)
    expect((await post('reset-password', { token, password: 'yet another password' })).status).toBe(
      403,
    )
  })

  test('is set anew by a mail in the language that the person signed in with last', async () => {
    const email = 'amelie@staff.example'
    const password = 'trois mots pour amelie'
    await foyer.payload.create({
      collection: 'users',
      data: { email, password, role: 'viewer' },
    })
    const signedIn = await foyer.call('/api/users/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': 'fr' },
      body: JSON.stringify({ email, password }),
    })
    expect(signedIn.status).toBe(200)
    await forgot(email)
    const find = () => smtp.mails.find(({ to }) => to.includes(email))
    await until(() => find() !== undefined)
    expect(find()?.text).toContain('a demandé un nouveau mot de passe')
  })

  test('is answered alike for staff, strangers and the account of the key, who get no mail', async () => {
    const before = smtp.mails.length
    const answers = [
      await forgot(admin.email),
      await forgot('nobody@staff.example'),
      await forgot(serviceEmail),
    ]
    const seen = await Promise.all(answers.map(async (each) => [each.status, await each.text()]))
    expect(new Set(seen.map(String)).size).toBe(1)
    await until(() => smtp.mails.length > before)
    await until(async () => (await waitingJobs()) === 0)
    expect(smtp.mails.slice(before).map(({ to }) => to)).toEqual([[admin.email]])
    expect(smtp.commands.join('\n')).not.toMatch(/nobody@|foyer\.invalid/)
  })

  test('is answered alike while the mail server is away', async () => {
    smtp.become({ kind: 'closing' })
    const [known, unknown] = [await forgot(admin.email), await forgot('nobody@staff.example')]
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
    smtp.become({ kind: 'accepting' })
  })

  test('is asked for five times an hour, for an address that exists or not', async () => {
    for (const email of ['flood@staff.example', 'unknown@staff.example']) {
      if (email.startsWith('flood')) {
        const data = { email, password: 'a long password', role: 'viewer' as const }
        await foyer.payload.create({ collection: 'users', data })
      }
      const statuses: number[] = []
      for (let time = 0; time < 6; time += 1) statuses.push((await forgot(email)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
  })

  test.each<[string, object]>([
    ['nothing', {}],
    ['an object', { email: { like: '%' } }],
    ['a list', { email: [admin.email] }],
  ])('is not asked for with %s', async (_, json) => {
    expect((await post('forgot-password', json)).status).toBe(400)
  })

  test.each(['', '*', null, { exists: true }, ['x']])(
    'is not set by the token %p',
    async (token) => {
      const response = await post('reset-password', { token, password: 'a long password' })
      expect([400, 403]).toContain(response.status)
      expect(response.headers.get('set-cookie')).toBeNull()
    },
  )
})

async function waitingJobs(): Promise<number> {
  const { rows } = await foyer.payload.db.pool.query(
    'select count(*)::int as n from graphile_worker.jobs',
  )
  return rows[0].n
}
