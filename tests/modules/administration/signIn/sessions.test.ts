import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { identifyByHeaders, renewStaff } from '../../../../src/doors/realtime/identify.js'
import { deviceOf } from '../../../../src/modules/administration/users/deviceOf.js'
import { boot, type Foyer } from '../../../support/boot.js'
import { type SmtpServer, startSmtpServer } from '../../../support/fakes/smtpServer.js'
import { until } from '../../../platform/jobs/until.js'
import { hire, password, type Staff } from '../actors.js'

let smtp: SmtpServer
let foyer: Foyer
let staff: Staff

beforeAll(async () => {
  smtp = await startSmtpServer()
  foyer = await boot({ TRUSTED_PROXY_HOPS: '1', SMTP_URL: smtp.url })
  staff = await hire(foyer)
})
afterAll(async () => {
  await foyer.stop()
  await smtp.stop()
})

const run = (statement: ReturnType<typeof sql>) => foyer.payload.db.drizzle.execute(statement)
beforeEach(async () => {
  await run(sql`delete from staff_places`)
  await run(sql`delete from users_sessions`)
  await run(sql`delete from graphile_worker._private_jobs`)
})

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const home = '192.0.2.7'

async function signIn(email: string, { client = home, agent = chrome, language = 'en' } = {}) {
  const answer = await foyer.call('/api/users/login', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': client,
      'user-agent': agent,
      'accept-language': language,
    },
    body: JSON.stringify({ email, password }),
  })
  expect(answer.status).toBe(200)
  return { authorization: `Bearer ${String((await answer.json()).token)}` }
}

const mailsTo = async (user: string) => {
  const { rows } = await run(
    sql`select 1 from graphile_worker._private_jobs
      where payload->>'notice' = 'new-place' and payload->>'user' = ${user}`,
  )
  return rows.length
}

type Listed = {
  id: string
  device: string | null
  network: string
  isThis: boolean
  lastUsedAt: string
}

async function sessionsOf(user: string, headers: Record<string, string>): Promise<Listed[]> {
  const answer = await foyer.call(`/api/users/${user}/sessions`, { headers })
  expect(answer.status).toBe(200)
  return (await answer.json()).docs as Listed[]
}

describe('sessions', () => {
  test('are listed with device and network, and ended one by one', async () => {
    const { id, email } = staff.sales
    const one = await signIn(email)
    const other = await signIn(email, { client: '198.51.100.9', agent: 'curl/8' })
    const listed = await sessionsOf(id, other)
    expect(listed).toMatchObject([
      { device: null, network: '198.51.100.0/24', isThis: true },
      { device: 'Chrome, Linux', network: '192.0.2.0/24', isThis: false },
    ])
    const [, old] = listed
    const end = () =>
      foyer.call(`/api/users/${id}/sessions/${String(old?.id)}`, {
        method: 'DELETE',
        headers: other,
      })
    expect((await end()).status).toBe(204)
    expect((await end()).status).toBe(404)
    expect((await foyer.call('/api/users/me', { headers: one })).status).toBe(401)
    expect(await sessionsOf(id, other)).toHaveLength(1)
  })

  test('that end take along what was opened with them, as keys that are switched off do', async () => {
    const { id, email, key } = staff.sales
    const session = await signIn(email)
    const [byToken, byKey] = await Promise.all([
      identifyByHeaders(foyer.payload, session),
      identifyByHeaders(foyer.payload, { authorization: `users API-Key ${key}` }),
    ])
    const renewed = async () =>
      (await Promise.all([byToken, byKey].map((one) => renewStaff(foyer.payload, one)))).map(
        (one) => one?.id,
      )
    expect(await renewed()).toEqual([id, id])
    await foyer.call('/api/users/logout', { method: 'POST', headers: session })
    expect(await renewed()).toEqual([undefined, id])
    const data = { enableAPIKey: false }
    await foyer.payload.update({ collection: 'users', id, data })
    expect(await renewed()).toEqual([undefined, undefined])
    await foyer.payload.update({ collection: 'users', id, data: { enableAPIKey: true } })
  })

  test('are ended by whoever has one, and by no key', async () => {
    const { id, email, key } = staff.viewer
    const [one, other] = [await signIn(email), await signIn(email)]
    const leave = async (headers: Record<string, string>) =>
      (await foyer.call('/api/users/logout?allSessions=true', { method: 'POST', headers })).status
    expect(await leave({ authorization: `users API-Key ${key}` })).toBe(403)
    expect(await sessionsOf(id, one)).toHaveLength(2)
    expect([await leave(one), await leave(one), await leave(other)]).toEqual([200, 401, 401])
    expect((await foyer.payload.findByID({ collection: 'users', id })).sessions).toEqual([])
  })

  test('of others are for admins', async () => {
    const sales = await signIn(staff.sales.email)
    const admin = await signIn(staff.admin.email)
    const [session] = await sessionsOf(staff.sales.id, admin)
    const path = `/api/users/${staff.admin.id}/sessions`
    expect((await foyer.call(path, { headers: sales })).status).toBe(403)
    const [own] = await sessionsOf(staff.admin.id, admin)
    for (const target of [path, `/api/users/${staff.sales.id}/sessions`]) {
      const headers = target === path ? sales : admin
      const other = `${target}/${String(target === path ? own?.id : session?.id)}`
      const { status } = await foyer.call(other, { method: 'DELETE', headers })
      expect([target === path, status]).toEqual([target === path, target === path ? 403 : 204])
    }
    const key = { authorization: `users API-Key ${staff.admin.key}` }
    expect((await foyer.call(path, { headers: key })).status).toBe(403)
  })
})

describe('a sign-in from a new place', () => {
  test('is told once by mail, of many at the same moment too, and not at the first ever', async () => {
    const { id, email } = staff.editor
    await signIn(email)
    await signIn(email, { client: '192.0.2.200' })
    expect(await mailsTo(id)).toBe(0)
    const elsewhere = { client: '203.0.113.5' }
    await Promise.all([1, 2, 3].map(() => signIn(email, elsewhere)))
    expect(await mailsTo(id)).toBe(1)
    await signIn(email, elsewhere)
    expect(await mailsTo(id)).toBe(1)
    await signIn(email, { agent: 'Mozilla/5.0 (Windows NT 10.0) Firefox/140.0' })
    expect(await mailsTo(id)).toBe(2)
  })

  test('is one where nobody was seen for 90 days', async () => {
    const { id, email } = staff.finance
    await signIn(email)
    await run(sql`update staff_places set seen_at = now() - interval '89 days'`)
    await signIn(email)
    expect(await mailsTo(id)).toBe(0)
    await run(sql`update staff_places set seen_at = now() - interval '91 days'`)
    await signIn(email)
    expect(await mailsTo(id)).toBe(1)
  })
})

describe('the mail about a new place', () => {
  test('names it, in the language of the browser that was used', async () => {
    const { email } = staff.viewer
    await signIn(email)
    await signIn(email, { client: '203.0.113.5', language: 'fr-CH, de;q=0.5' })
    const connectionString = foyer.databaseUrl
    await foyer.platform.jobs.start({ payload: foyer.payload, connectionString })
    await until(() => smtp.mails.length > 0)
    const [mail] = smtp.mails
    expect(mail?.to).toEqual([email])
    expect(mail?.text).toContain('Connexion à votre compte depuis un nouvel endroit')
    expect(mail?.text).toMatch(/Appareil\s: Chrome, Linux/)
    expect(mail?.text).toMatch(/Réseau\s: 203\.0\.113\.0\/24/)
  })
})

describe('a device', () => {
  test.each([
    [chrome, 'Chrome, Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
      'Safari, iOS',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge, Windows',
    ],
    ['<b>me</b>', ''],
    [null, ''],
  ])('is named by its browser and system only: %s', (agent, device) => {
    expect(deviceOf(agent)).toBe(device)
  })
})
