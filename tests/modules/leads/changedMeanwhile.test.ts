import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import pg from 'pg'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { untilWaiting } from '../../support/untilWaiting.js'
import { anyClient, type Forms, freshAddress, startForms } from './startForms.js'

let forms: Forms
beforeAll(async () => {
  forms = await startForms()
})
afterAll(() => forms.stop())

async function receive(email = freshAddress()) {
  const body = { name: 'Ada', email, company: 'Acme', interests: ['audit'] }
  await forms.submit('/api/demo', { ...body, consent: { marketing: true } })
  const { docs } = await forms.read(`/api/leads?where[email][equals]=${email}`)
  return { email, id: docs[0].id as string }
}

const erase = (id: string) => forms.callAsAdmin(`/api/leads/${id}/erase`, { method: 'POST' })

const patch = (which: string, json: object) =>
  forms.callAsAdmin(`/api/leads${which}`, { method: 'PATCH', json })

const save = (id: string) => patch(`/${id}`, { notes: 'Called.' })

async function countLeads(...emails: string[]): Promise<number> {
  const { rows } = await postgresOf(forms.payload).drizzle.execute(
    sql`select from leads where email in (${sql.join(emails, sql`, `)})`,
  )
  return rows.length
}

type Request = () => Promise<Response>

/** Runs two requests of which the first waits in the database for a lead, and the second then as well. */
async function inTurn(lead: string, [first, second]: readonly [Request, Request]) {
  const client = new pg.Client({ connectionString: forms.databaseUrl })
  await client.connect()
  await client.query('begin')
  await client.query('select from leads where id = $1 for update', [lead])
  const one = first()
  await untilWaiting(client, 1)
  const other = second()
  await untilWaiting(client, 2)
  await client.query('commit')
  await client.end()
  return Promise.all([one, other])
}

const withdraw = async (email: string) => {
  const mail = await forms.mailTo(email, /token=/)
  const token = /token=([\w-]+)/.exec(mail.text)?.[1]
  return () =>
    forms.call('/api/consent/withdraw', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': anyClient() },
      body: JSON.stringify({ token }),
    })
}

describe('withdrawing a consent while a colleague saves the lead', () => {
  const marketingOf = async (id: string) => (await forms.read(`/api/leads/${id}`)).marketing

  test('stays withdrawn, whoever comes first', async () => {
    for (const isFirst of [true, false]) {
      const { email, id } = await receive()
      const withdrawing = await withdraw(email)
      const saving = () => save(id)
      const turns = isFirst ? ([withdrawing, saving] as const) : ([saving, withdrawing] as const)
      const answers = await inTurn(id, turns)
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 204])
      expect(await marketingOf(id)).toBe('withdrawn')
    }
  })

  test('is made good by the same link where a lead still says that it agreed', async () => {
    const { email, id } = await receive()
    const withdrawing = await withdraw(email)
    await withdrawing()
    await postgresOf(forms.payload).drizzle.execute(
      sql`update leads set marketing = 'given' where id = ${id}`,
    )
    expect((await withdrawing()).status).toBe(204)
    expect(await marketingOf(id)).toBe('withdrawn')
  })

  test('and others at once ends: each waits for the other in one order', async () => {
    const leads = []
    const email = freshAddress()
    for (let at = 0; at < 3; at += 1) {
      await postgresOf(forms.payload).drizzle.execute(
        sql`update otp_challenges set issued_at = issued_at - interval '2 minutes'`,
      )
      leads.push(await receive(email))
    }
    const withdrawing = await withdraw(email)
    const all = `?where[email][equals]=${email}`
    const answers = await Promise.all([
      patch(all, { status: 'won' }),
      withdrawing(),
      patch(all, { status: 'lost' }),
      withdrawing(),
      ...leads.map(({ id }) => save(id)),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 204, 200, 204, 200, 200, 200])
    for (const { id } of leads) expect(await marketingOf(id)).toBe('withdrawn')
  })
})

describe('erasing a person while a colleague saves their lead', () => {
  test('does not bring them back: who saves a moment later finds nobody', async () => {
    const { email, id } = await receive()
    const [erased, saved] = await inTurn(id, [() => erase(id), () => save(id)])
    expect([erased.status, saved.status]).toEqual([204, 404])
    expect(await countLeads(email)).toBe(0)
  })

  test('erases what was saved a moment before', async () => {
    const { email, id } = await receive()
    const [saved, erased] = await inTurn(id, [() => save(id), () => erase(id)])
    expect([saved.status, erased.status]).toEqual([200, 204])
    expect(await countLeads(email)).toBe(0)
  })

  test('does not bring them back with a change of many leads, which is made of the others', async () => {
    const [gone, left] = [await receive(), await receive()]
    const both = `?where[id][in]=${gone.id},${left.id}`
    const change = () => patch(both, { status: 'contacted' })
    const [erased, changed] = await inTurn(gone.id, [() => erase(gone.id), change])
    expect([erased.status, changed.status]).toEqual([204, 200])
    expect(await countLeads(gone.email, left.email)).toBe(1)
    expect(await forms.read(`/api/leads/${left.id}`)).toMatchObject({ status: 'contacted' })
  })

  test('ends, and leaves nothing, however many save, withdraw and erase at once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { email, id } = await receive()
      const withdrawing = await withdraw(email)
      const [erased, again, saved, withdrawn] = await Promise.all([
        erase(id),
        erase(id),
        save(id),
        withdrawing(),
        patch(`?where[email][equals]=${email}`, { status: 'won' }),
      ])
      expect([erased.status, again.status].sort()).toEqual([204, 404])
      expect([200, 404]).toContain(saved.status)
      expect(withdrawn.status).toBe(204)
      expect(await countLeads(email)).toBe(0)
    }
  })
})
