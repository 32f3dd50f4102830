import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { passcodeMail } from '../../../src/modules/leads/mails/passcodeMail.js'
import { receiptMail } from '../../../src/modules/payments/orders/orderMails.js'
import { certificateMail } from '../../../src/modules/learning/enrolments/courseNews.js'
import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { addMail } from '../../../src/platform/mail/outbox/addMail.js'
import { until } from '../../platform/jobs/until.js'
import { type Forms, freshAddress, startForms } from '../leads/startForms.js'
import { actors, callAs, type CallAs, hire } from './actors.js'

let forms: Forms
let call: CallAs

beforeAll(async () => {
  forms = await startForms({ LEADS_NOTIFY: '' })
  call = callAs(forms, await hire(forms))
})
beforeEach(() => forms.smtp.become({ kind: 'accepting' }))
afterAll(() => forms.stop())

const query = async (statement: ReturnType<typeof sql>) =>
  (await postgresOf(forms.payload).drizzle.execute(statement)).rows

const failuresTo = async (recipient: string) =>
  (
    await forms.payload.find({
      collection: 'mail-failures',
      where: { recipient: { equals: recipient } },
    })
  ).docs

/** What the server refuses for good, once staff see it. */
async function refused(recipient: string, send: () => Promise<unknown>) {
  forms.smtp.become({ kind: 'refusing' })
  await send()
  const [failure] = await until(async () => {
    const found = await failuresTo(recipient)
    return found.length > 0 ? found : undefined
  })
  forms.smtp.become({ kind: 'accepting' })
  if (!failure) throw new Error('It was delivered')
  return failure
}

async function refusedReceiptOfLead() {
  const email = freshAddress()
  const contact = {
    name: 'Ada',
    email,
    subject: 'Hello',
    message: 'More',
    consent: { marketing: false },
  }
  const otp = await forms.prove('/api/contact', contact)
  const failure = await refused(email, () => forms.post('/api/contact', { ...contact, otp }))
  return { email, failure, path: `/api/mail-failures/${failure.id}/resend` }
}

async function refusedReceiptOfOrder() {
  const [email, order] = [freshAddress(), randomUUID()]
  await query(sql`
    insert into orders (id, number, status, amount, refunded_amount, currency, title, quantity,
      customer_email, locale, version)
    values (${order}, ${order.slice(0, 26)}, 'paid', 5000, 0, 'EUR', 'A thing', 1, ${email}, 'en', 2)`)
  const mail = { task: receiptMail, payload: { order } }
  const failure = await refused(email, () => addMail(forms, mail))
  return { email, order, failure, path: `/api/mail-failures/${failure.id}/resend` }
}

const post = (path: string, json?: unknown) =>
  forms.callAsAdmin(path, { method: 'POST', ...(json !== undefined && { json }) })

describe('an undelivered mail', () => {
  test('names its lead, is sent again once, and is undelivered no longer', async () => {
    const { email, failure, path } = await refusedReceiptOfLead()
    const [lead] = (await forms.read(`/api/leads?where[email][equals]=${email}`)).docs
    expect(failure).toMatchObject({ target: 'leads', targetId: lead.id, reason: 'refused' })
    const answers = await Promise.all([post(path), post(path)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 404])
    const mail = await forms.mailTo(email, /LD-/)
    expect(mail.text).toContain(lead.reference)
    expect(await failuresTo(email)).toEqual([])
    // The other is the code.
    expect(forms.smtp.mails.filter(({ to }) => to.includes(email))).toHaveLength(2)
    const log = await forms.read(
      `/api/audit-log?where[targetId][equals]=${failure.id}&where[action][equals]=delete`,
    )
    expect(log.docs).toMatchObject([{ actorKind: 'admin-key', after: { sentAgain: true } }])
  })

  test('stays where it could not be queued', async () => {
    const { email, path } = await refusedReceiptOfLead()
    const jobs = sql.raw('graphile_worker._private_jobs')
    await query(sql`alter table ${jobs} add constraint closed check (false) not valid`)
    const { status } = await post(path)
    await query(sql`alter table ${jobs} drop constraint closed`)
    expect(status).toBe(500)
    expect(await failuresTo(email)).toHaveLength(1)
    expect((await post(path)).status).toBe(202)
  })

  test('with a code is never sent again, and keeps nothing to write it from', async () => {
    const email = freshAddress()
    const demo = { name: 'Ada', email, company: 'Acme', consent: { marketing: false } }
    const failure = await refused(email, () => forms.post('/api/demo', demo))
    const [row] = await query(sql`select * from mail_failures where id = ${failure.id}`)
    expect(row).toMatchObject({ target: null, target_id: null, task: null, ids: null })
    expect(passcodeMail.about).toBeUndefined()
    const answer = await post(`/api/mail-failures/${failure.id}/resend`)
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'mail_not_repeated'])
    expect(await failuresTo(email)).toHaveLength(1)
  })

  test('about what has changed since stays, and staff read why', async () => {
    const { email, order, path } = await refusedReceiptOfOrder()
    await query(sql`update orders set customer_email = null where id = ${order}`)
    const answer = await post(path)
    expect(answer.status).toBe(409)
    expect((await answer.json()).detail).toContain('There is nothing to send any more')
    expect(await failuresTo(email)).toHaveLength(1)
  })

  test('is sent again by whoever may read it: finance follows up orders, and no leads', async () => {
    const statuses = async (one: () => Promise<{ path: string }>) => {
      const given: number[] = []
      for (const actor of actors) {
        given.push((await call(actor, { path: (await one()).path, method: 'POST' })).status)
      }
      return Object.fromEntries(actors.map((actor, at) => [actor, given[at]]))
    }
    const others = { editor: 403, viewer: 403, anonymous: 401 }
    const both = { admin: 202, sales: 202, ...others }
    expect(await statuses(refusedReceiptOfOrder)).toEqual({ ...both, finance: 202 })
    expect(await statuses(refusedReceiptOfLead)).toEqual({ ...both, finance: 404 })
  })

  test('of an order is listed for finance, and one of a lead is not', async () => {
    const [{ failure: order }, { failure: lead }] = [
      await refusedReceiptOfOrder(),
      await refusedReceiptOfLead(),
    ]
    const path = `/api/mail-failures?limit=100&where[id][in]=${order.id},${lead.id}`
    const { docs } = await (await call('finance', { path })).json()
    expect(docs.map(({ id }: { id: string }) => id)).toEqual([order.id])
    expect(JSON.stringify(docs)).not.toMatch(/"task"|"ids"/)
    const remove = { path: `/api/mail-failures/${lead.id}`, method: 'DELETE' }
    expect((await call('finance', remove)).status).toBe(403)
    expect(await failuresTo(lead.recipient ?? '')).toHaveLength(1)
    const waiting = await (await call('finance', { path: '/api/waiting' })).json()
    const { count } = waiting.items.find(({ id }: { id: string }) => id === 'undelivered-mails')
    const where = { target: { equals: 'orders' } }
    expect({ totalDocs: count }).toEqual(
      await forms.payload.count({ collection: 'mail-failures', where }),
    )
  })
})

describe('the corrected address of a payer', () => {
  test('is where the receipt goes that was not delivered', async () => {
    const { order, failure, path } = await refusedReceiptOfOrder()
    const email = freshAddress()
    expect((await post(`/api/orders/${order}/email`, { email })).status).toBe(200)
    expect((await post(path)).status).toBe(202)
    expect((await forms.mailTo(email, /Amount/)).to).toEqual([email])
    expect(await failuresTo(failure.recipient ?? '')).toEqual([])
    const [event] = await query(sql`
      select source, message from payment_events where order_id = ${order}`)
    expect(event).toEqual({ source: 'staff', message: 'The address of the payer was corrected.' })
  })

  test('is refused to all but finance and admins, and for whoever was erased', async () => {
    const { order } = await refusedReceiptOfOrder()
    const path = `/api/orders/${order}/email`
    const asked = { path, method: 'POST', json: { email: freshAddress() } }
    const given: number[] = []
    for (const actor of actors) given.push((await call(actor, asked)).status)
    expect(Object.fromEntries(actors.map((actor, at) => [actor, given[at]]))).toEqual({
      ...{ admin: 200, editor: 403, sales: 403, finance: 200, viewer: 403, anonymous: 401 },
    })
    await query(sql`update orders set customer_email = null where id = ${order}`)
    const answer = await post(path, { email: freshAddress() })
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'illegal_move'])
  })
})

describe('erasing a person', () => {
  test('takes along what could not be delivered to an address that they had before', async () => {
    const [former, email] = [freshAddress(), freshAddress()]
    const { id } = await forms.payload.create({
      collection: 'learners',
      data: { email: former, name: 'Ada', blocked: false },
    })
    const { docs } = await forms.payload.find({ collection: 'courses', limit: 1 })
    const payload = { learner: id, course: docs[0]?.id ?? '', number: 'CN-1' }
    await refused(former, () => addMail(forms, { task: certificateMail, payload }))
    const { order, failure } = await refusedReceiptOfOrder()
    await forms.payload.update({ collection: 'learners', id, data: { email } })
    await post(`/api/orders/${order}/email`, { email })
    const exported = await forms.read(`/api/people/export?email=${email}`)
    expect(exported.undeliveredMails).toHaveLength(2)
    expect((await post('/api/people/erase', { email })).status).toBe(204)
    expect(await failuresTo(former)).toEqual([])
    expect(await failuresTo(failure.recipient ?? '')).toEqual([])
  })
})
