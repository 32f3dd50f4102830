import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { until } from '../../platform/jobs/until.js'
import { type Forms, freshAddress, startForms } from './startForms.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

type Row = Record<string, unknown>

const query = async (statement: ReturnType<typeof sql>): Promise<Row[]> =>
  (await postgresOf(forms.payload).drizzle.execute<Row>(statement)).rows

/** The tables that hold any of these texts anywhere, bytes included. */
async function tablesWith(texts: string[]): Promise<string[]> {
  const tables = await query(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'graphile_worker')
    order by table_name`)
  const found: string[] = []
  for (const { schema, name } of tables as { schema: string; name: string }[]) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
    const spellings = texts.flatMap((text) => [text, Buffer.from(text).toString('hex')])
    for (const text of spellings) {
      const rows = await query(sql`
        select 1 from ${table} as row_ where position(lower(${text}) in lower(row_::text)) > 0 limit 1`)
      if (rows.length > 0) found.push(`${name}: ${text}`)
    }
  }
  return found
}

/** The record keeps that somebody was erased, and by whom: an id that leads to nobody. */
const logsOf = (id: string) => [`audit_log: ${id}`, `topic_events: ${id}`]

describe('erasing a lead', () => {
  test('removes the person from every table, whatever form they used', async () => {
    const email = `Erased.Person-${freshAddress()}`
    const key = { 'idempotency-key': `erase-${Date.now()}` }
    const demo = {
      name: 'Evangeline Quillfeather',
      email,
      company: 'Quillfeather & Daughters',
      message: 'Unmistakable words of Ada',
      consent: { marketing: true },
    }
    const otp = await forms.prove('/api/demo', demo)
    const { json } = await forms.post('/api/demo', { ...demo, otp }, key)
    const contact = {
      name: demo.name,
      email: email.toLowerCase(),
      subject: 'Quillfeather again',
      message: 'More',
      consent: { marketing: false },
    }
    const second = await forms.submit('/api/contact', contact)
    // A challenge that is still valid, with its address.
    await forms.post('/api/request-info', { name: demo.name, email, program: 'basics' })
    const list = await forms.read(`/api/leads?where[email][equals]=${encodeURIComponent(email)}`)
    const { id } = list.docs[0]
    await forms.callAsAdmin(`/api/leads/${id}`, {
      method: 'PATCH',
      json: { notes: 'Mrs Quillfeather is kind', status: 'won' },
    })
    await forms.payload.create({
      collection: 'mail-failures',
      data: { recipient: email.toLowerCase(), kind: 'x', reason: 'refused', attempts: 1 },
    })
    await query(sql`
      insert into captured_mails ("from", "to", subject, text, html)
      values ('a@b.example', ${email}, 'x', 'y', ''),
        ('a@b.example', 'team@b.example', ${`New lead ${json.reference}`}, 'y', '')`)
    await forms.callAsAdmin('/api/payload-query-presets', {
      method: 'POST',
      json: {
        title: 'One person',
        relatedCollection: 'leads',
        where: { or: [{ and: [{ email: { equals: email } }] }] },
      },
    })
    const references = [json.reference, second.json.reference]
    const texts = ['quillfeather', email, 'unmistakable words', ...references]
    expect(await tablesWith([...texts, id])).not.toEqual([])

    const answer = await forms.callAsAdmin(`/api/leads/${id}/erase`, { method: 'POST' })
    expect([answer.status, await answer.text()]).toEqual([204, ''])
    expect(await tablesWith(texts)).toEqual([])
    expect(await tablesWith([id])).toEqual(logsOf(id))
    expect((await forms.callAsAdmin(`/api/leads/${id}`)).status).toBe(404)
    const replay = await forms.post('/api/demo', { ...demo, otp }, key)
    expect(replay.json.code).toBe('otp_invalid')
  })

  test('keeps of a consent what was agreed, and nothing of who it was', async () => {
    const email = freshAddress()
    const consent = { marketing: true, policyVersion: '2026-01' }
    await forms.submit('/api/demo', { name: 'Ada', email, company: 'Acme', consent })
    const receipt = await forms.mailTo(email, /token=/)
    const before = await forms.read(`/api/consents?where[email][equals]=${email}`)
    const { id, lead } = before.docs[0]
    await forms.callAsAdmin(`/api/leads/${lead.id}/erase`, { method: 'POST' })
    expect(await forms.read(`/api/consents/${id}`)).toMatchObject({
      event: 'given',
      marketing: true,
      policyVersion: '2026-01',
      policyText: expect.stringContaining('The old words.'),
      email: null,
      addressHash: null,
      lead: null,
      erasedAt: expect.any(String),
    })
    const token = /token=([\w-]+)/.exec(receipt.text)?.[1]
    expect((await forms.post('/api/consent/withdraw', { token })).status).toBe(204)
    const after = await query(sql`select id from consents where withdraws_id = ${id}`)
    expect(after).toEqual([])
  })

  test('stops the mails that wait', async () => {
    const email = freshAddress()
    const body = { name: 'Ada', email, company: 'Acme' }
    const otp = await forms.prove('/api/demo', body)
    forms.smtp.become({ kind: 'dropping' })
    const { json } = await forms.post('/api/demo', { ...body, otp })
    const { docs } = await forms.read(`/api/leads?where[email][equals]=${email}`)
    const jobs = () =>
      query(sql`select key from graphile_worker.jobs where key like ${`leads.${docs[0].id}.%`}`)
    expect(await jobs()).toHaveLength(3)
    // A mail that is just being tried once more is not one that waits.
    await until(async () => {
      await query(sql`update graphile_worker._private_jobs set run_at = now() + interval '1 hour'
        where key like ${`leads.${docs[0].id}.%`} and locked_at is null`)
      const soon = await query(sql`select from graphile_worker.jobs
        where key like ${`leads.${docs[0].id}.%`} and run_at < now() + interval '30 minutes'`)
      return soon.length === 0
    })
    await forms.callAsAdmin(`/api/leads/${docs[0].id}/erase`, { method: 'POST' })
    expect(await jobs()).toEqual([])
    forms.smtp.become({ kind: 'accepting' })
    const next = { ...body, email: freshAddress() }
    const later = await forms.submit('/api/demo', next)
    await forms.mailTo(next.email, new RegExp(later.json.reference))
    const sent = forms.smtp.mails.filter(({ text }) => text.includes(json.reference))
    expect(sent.map(({ to }) => to)).toEqual([])
  })

  test('removes the learner of the same address with their enrolments and sessions, and is exported before', async () => {
    const email = freshAddress()
    const typed = email.replace('visitor', 'Visitor')
    await forms.submit('/api/demo', { name: 'Ada', email: typed, company: 'Acme' })
    const learner = await forms.payload.create({
      collection: 'learners',
      data: { email, name: 'Ada' },
    })
    const stranger = freshAddress()
    const other = await forms.payload.create({ collection: 'learners', data: { email: stranger } })
    const { docs: courses } = await forms.read('/api/courses?where[slug][equals]=basics')
    for (const one of [learner, other]) {
      const json = { learner: one.id, course: courses[0].id }
      const made = await forms.callAsAdmin('/api/enrolments', { method: 'POST', json })
      expect(made.status).toBe(201)
    }
    // A mail about the course that waits names the learner by an id, which leads to nobody afterwards.
    await until(async () => {
      const jobs = await query(sql`select from graphile_worker._private_jobs as job
        where position(${learner.id} in job::text) > 0`)
      return jobs.length === 0
    })
    const [lead] = (await forms.read(`/api/leads?where[email][equals]=${typed}`)).docs
    const person = await forms.read(`/api/leads/${lead.id}/export`)
    expect(person.accounts).toMatchObject([{ id: learner.id, email }])
    const answer = await forms.callAsAdmin(`/api/leads/${lead.id}/erase`, { method: 'POST' })
    expect(answer.status).toBe(204)
    expect(await tablesWith([email])).toEqual([])
    expect(await tablesWith([learner.id])).toEqual(logsOf(learner.id).slice(0, 1))
    const left = await query(sql`select learner_id as learner from enrolments`)
    expect(left).toEqual([{ learner: other.id }])
  })

  test('leaves everybody else alone', async () => {
    const [one, other] = [freshAddress(), freshAddress()]
    const consent = { marketing: true }
    for (const email of [one, other]) {
      await forms.submit('/api/demo', { name: 'Ada', email, company: 'Acme', consent })
    }
    const { docs } = await forms.read(`/api/leads?where[email][equals]=${one}`)
    await forms.callAsAdmin(`/api/leads/${docs[0].id}/erase`, { method: 'POST' })
    const left = await forms.read(`/api/leads?where[email][equals]=${other}`)
    expect(left.docs[0]).toMatchObject({ name: 'Ada', marketing: 'given' })
    expect(left.docs[0].timeline.docs).toHaveLength(1)
    const consents = await forms.read(`/api/consents?where[email][equals]=${other}`)
    expect(consents.docs).toHaveLength(1)
  })

  test.each(['01990000-0000-7000-8000-ffffffffffff', 'abc'])('of nobody is 404: %s', async (id) => {
    const response = await forms.callAsAdmin(`/api/leads/${id}/erase`, { method: 'POST' })
    expect([response.status, (await response.json()).code]).toEqual([404, 'not_found'])
  })

  test('happens wholly or not at all', async () => {
    const email = freshAddress()
    await forms.submit('/api/demo', { name: 'Ada', email, company: 'Acme' })
    const { docs } = await forms.read(`/api/leads?where[email][equals]=${email}`)
    await query(sql`alter table captured_mails rename to captured_mails_away`)
    const failed = await forms.callAsAdmin(`/api/leads/${docs[0].id}/erase`, { method: 'POST' })
    await query(sql`alter table captured_mails_away rename to captured_mails`)
    expect(failed.status).toBe(500)
    const { timeline } = await forms.read(`/api/leads/${docs[0].id}`)
    expect(timeline.docs).toHaveLength(1)
  })
})
