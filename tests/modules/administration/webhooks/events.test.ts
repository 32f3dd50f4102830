import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'

import {
  announceLead,
  announceOrder,
} from '../../../../src/modules/administration/webhooks/announcements.js'
import type { Webhooks } from './startWebhooks.js'
import { startWebhooks } from './startWebhooks.js'

let hooks: Webhooks

beforeAll(async () => {
  hooks = await startWebhooks({ jobs: false })
})
afterEach(() => hooks.clear())
afterAll(() => hooks.stop())

/** The messages in the outbox, as receivers will read them. */
const waiting = async () => {
  const rows = await hooks.query<{ body: string }>('select body from webhook_deliveries')
  return rows.map(({ body }) => {
    const { type, data } = JSON.parse(body)
    return { type, data }
  })
}

describe('what webhooks are told', () => {
  test('of a lead is its reference, kind and language, and not who it is', async () => {
    await hooks.register()
    const lead = await hooks.foyer.payload.create({
      collection: 'leads',
      data: {
        reference: 'LD-1',
        kind: 'contact',
        email: 'ada@mail.example',
        emailKey: 'ada@mail.example',
        name: 'Ada',
        status: 'new',
        locale: 'fr',
      },
    })
    await announceLead(await hooks.request(), { leadId: lead.id })
    const data = { id: lead.id, reference: 'LD-1', kind: 'contact', locale: 'fr' }
    expect(await waiting()).toEqual([{ type: 'lead.created', data }])
  })

  test('of an order is money and state, and not who pays', async () => {
    await hooks.register({ events: ['order.refunded'] })
    const order = {
      id: 'o1',
      number: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
      status: 'partially_refunded',
      amount: 4_900,
      refundedAmount: 900,
      currency: 'EUR',
      linkSlug: 'a-link',
      courseId: null,
      email: 'ada@mail.example',
      name: 'Ada',
    }
    await announceOrder('order.refunded')(await hooks.request(), order)
    await announceOrder('order.paid')(await hooks.request(), order)
    const { email, name, linkSlug: link, ...facts } = order
    expect(await waiting()).toEqual([{ type: 'order.refunded', data: { ...facts, link } }])
    expect(JSON.stringify(await waiting())).not.toMatch(new RegExp(`${email}|"${name}"`))
  })

  test('of an enrolment are ids, whoever enrolled', async () => {
    await hooks.register({ events: ['learner.enrolled'] })
    const { payload } = hooks.foyer
    const course = await payload.create({
      collection: 'courses',
      data: { title: 'Course', slug: 'course', summary: 'About', _status: 'published' },
    })
    const learner = await payload.create({
      collection: 'learners',
      data: { email: 'ada@mail.example', name: 'Ada' },
    })
    const json = { learner: learner.id, course: course.id, status: 'active' }
    const made = await hooks.foyer.callAsAdmin('/api/enrolments', { method: 'POST', json })
    expect(made.status).toBe(201)
    const { id } = (await made.json()).doc
    const facts = { learnerId: learner.id, courseId: course.id, course: 'course' }
    const data = { id, ...facts, orderId: null }
    expect(await waiting()).toEqual([{ type: 'learner.enrolled', data }])
  })

  test('is nothing if nobody asked, and is returned once if many did', async () => {
    const announce = () => hooks.announce('order.failed', { id: 'o1' })
    await announce()
    expect(await waiting()).toEqual([])
    await hooks.register({ events: ['order.failed'] })
    await hooks.register({ events: ['order.failed', 'order.paid'] })
    await hooks.register({ events: ['order.failed'], enabled: false })
    await announce()
    const rows = await hooks.query<{ message_id: string; webhook_id: string }>(
      'select message_id, webhook_id from webhook_deliveries',
    )
    expect(rows).toHaveLength(2)
    expect(new Set(rows.map((row) => row.message_id)).size).toBe(1)
    expect(new Set(rows.map((row) => row.webhook_id)).size).toBe(2)
  })

  test('goes with an endpoint that is deleted', async () => {
    const { id } = await hooks.register()
    await hooks.announce('lead.created')
    await hooks.foyer.callAsAdmin(`/api/webhooks/${id}`, { method: 'DELETE' })
    expect(await waiting()).toEqual([])
  })
})
