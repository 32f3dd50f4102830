import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { type Learning, startLearning } from '../../modules/learning/auth/startLearning.js'
import { makeDates } from '../../modules/learning/makeDates.js'
import { type DatabaseProxy, startDatabaseProxy } from '../../support/databaseProxy.js'
import { until } from '../jobs/until.js'
import { adminKey } from '../../support/boot.js'

const direct = process.env.FOYER_TEST_DATABASE_URL ?? ''
let proxy: DatabaseProxy
let service: Learning

beforeAll(async () => {
  proxy = await startDatabaseProxy(direct)
  process.env.FOYER_TEST_DATABASE_URL = proxy.url
  service = await startLearning()
})
afterAll(async () => {
  await service.stop()
  process.env.FOYER_TEST_DATABASE_URL = direct
  proxy.stop()
})

type Sent = { path: string; json: object; headers: Record<string, string> }

/** Sends a request and cuts its commit of a statement with this text, then sends it again; returns the one answer. */
async function sendThroughCut({ path, json, headers }: Sent, text: string): Promise<unknown> {
  const call = { json, headers: { ...headers, 'idempotency-key': randomUUID() } }
  const before = proxy.cuts()
  proxy.cutAfterCommitOf(text)
  const first = await service.send(path, call)
  const again = await service.send(path, call)
  expect([first.status, again.status, proxy.cuts() - before]).toEqual([201, 201, 1])
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  const answer: unknown = await first.json()
  expect(await again.json()).toEqual(answer)
  return answer
}

const count = async (from: ReturnType<typeof sql>) => {
  const [row] = await service.query<{ found: number }>(
    sql`select count(*)::int as found from ${from}`,
  )
  return row?.found
}

const staff = { 'x-api-key': adminKey }

describe('A connection that is lost during the commit leaves one effect and one answer of', () => {
  test('a document that is created', async () => {
    const json = { question: 'Was it made?', answer: 'Once.' }
    await sendThroughCut({ path: '/api/faqs', json, headers: staff }, 'insert into "faqs"')
    expect(await count(sql`faqs_locales where question = ${json.question}`)).toBe(1)
  })

  test('a document with a version', async () => {
    const json = { title: 'Once', slug: 'once', _status: 'published' }
    await sendThroughCut({ path: '/api/pages', json, headers: staff }, 'insert into "_pages_v"')
    expect(await count(sql`pages where slug = 'once'`)).toBe(1)
    expect((await service.call('/api/pages?where[slug][equals]=once')).status).toBe(200)
  })

  test('a lead', async () => {
    const email = 'once@acme.example'
    const json = {
      ...{ email, name: 'Ada Once', subject: 'Once', message: 'Only once.' },
      consent: { marketing: false },
    }
    const seen = service.mails.length
    const asked = await service.send('/api/contact', { json })
    const { challengeId } = (await asked.json()) as { challengeId: string }
    const mail = await until(() => service.mails.slice(seen).find(({ to }) => to.includes(email)))
    const code = /^\d{6}$/m.exec(mail.text)?.[0]
    const sent = {
      path: '/api/contact',
      json: { ...json, otp: { challengeId, code } },
      headers: {},
    }
    await sendThroughCut(sent, 'insert into "leads"')
    expect(await count(sql`leads where email = ${email}`)).toBe(1)
  })

  test('a booking', async () => {
    const ada = await service.signIn()
    const course = await service.makeCourse()
    const date = { startsAt: '2099-01-01T09:00:00Z', capacity: 9 }
    await makeDates(service.payload, course.id, [date])
    const attendees = [{ name: 'One', email: 'one@acme.example' }]
    const headers = { authorization: `Bearer ${ada.token}` }
    const json = { course: course.slug, attendees }
    await sendThroughCut({ path: '/api/lms/enrolments', json, headers }, 'insert into bookings')
    expect(await count(sql`bookings`)).toBe(1)
  })
})
