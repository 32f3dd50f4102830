import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'

import { webhookEvents } from '../../../../src/modules/administration/webhooks/events.js'
import { storeQuestion } from '../../../../src/modules/assistant/questions/questionStore.js'
import { updateProgress } from '../../../../src/modules/learning/enrolments/progress.js'
import { runEffects } from '../../../../src/modules/payments/effects/effects.js'
import { announcements } from '../../../../src/modules/administration/webhooks/announcements.js'
import { startWebhooks, type Webhooks } from './startWebhooks.js'

let hooks: Webhooks

beforeAll(async () => {
  hooks = await startWebhooks({ jobs: false })
  await hooks.register({ events: Object.keys(webhookEvents) })
})
afterAll(() => hooks.stop())

const told = async () => {
  const rows = await hooks.query<{ body: string }>(
    `with gone as (delete from webhook_deliveries returning body, position)
     select body from gone order by position`,
  )
  return rows.map(({ body }) => {
    const { type, data } = JSON.parse(body) as { type: string; data: object }
    return { type, ...data }
  })
}

describe('webhooks receive', () => {
  test('that a lead has moved, from where to where, and of no other change', async () => {
    const { id } = await hooks.foyer.payload.create({
      collection: 'leads',
      data: {
        ...{ reference: 'LD-9', kind: 'demo', status: 'new', locale: 'en', name: 'Ada' },
        ...{ email: 'ada@mail.example', emailKey: 'ada@mail.example' },
      },
    })
    const change = (json: object) =>
      hooks.foyer.callAsAdmin(`/api/leads/${id}`, { method: 'PATCH', json })
    await change({ notes: 'Called' })
    expect(await told()).toEqual([])
    await change({ status: 'contacted' })
    const move = { id, reference: 'LD-9', from: 'new', to: 'contacted' }
    expect(await told()).toEqual([{ type: 'lead.moved', ...move }])
  })

  test('that a course is completed and its certificate issued, once', async () => {
    const { payload } = hooks.foyer
    const course = await payload.create({
      collection: 'courses',
      data: { title: 'Course', slug: 'course', summary: 'About', certificate: true },
    })
    const learner = await payload.create({
      collection: 'learners',
      data: { email: 'ada@mail.example', name: 'Ada' },
    })
    const { id } = await payload.create({
      collection: 'enrolments',
      data: { learner: learner.id, course: course.id, status: 'active' },
    })
    await told()
    const complete = async () =>
      updateProgress(await createLocalReq({}, payload), {
        which: { id, lesson: 'one' },
        course: { certificate: true, lessons: [{ slug: 'one', passMark: null }] },
      })
    await Promise.all([complete(), complete(), complete()])
    const facts = { id, learnerId: learner.id, courseId: course.id, course: 'course' }
    const certificate = (await payload.find({ collection: 'certificates' })).docs[0]
    expect(await told()).toEqual([
      { type: 'learner.completed', ...facts },
      {
        ...{ type: 'certificate.issued', ...facts, certificate: certificate?.number },
        url: expect.stringMatching(/\/certificates\/[0-9A-Z-]{16}$/),
      },
    ])
  })

  test('that a payment is disputed, by its order', async () => {
    const order = { ...webhookEvents['order.disputed'].example, linkSlug: 'a-link' }
    const req = await hooks.request()
    await runEffects(req, { order, from: 'paid', isNew: true } as never)
    expect(await told()).toMatchObject([{ type: 'order.disputed', number: order.number }])
  })

  test('that a question found no answer, and of no other', async () => {
    const keep = (messageId: string, grounded: boolean) =>
      storeQuestion(
        { payload: hooks.foyer.payload, options: announcements.assistant },
        {
          ...{ question: 'Do you sell ice cream?', mode: 'local', locale: 'en' },
          ...{ messageId, grounded, source: undefined, at: new Date() },
        },
      )
    await keep('m1', true)
    await keep('m2', false)
    const asked = { id: expect.any(String), locale: 'en' }
    expect(await told()).toEqual([{ type: 'question.unanswered', ...asked }])
  })
})

test('the document describes every message, with its schema, an example and how to verify it', async () => {
  const document = await (await hooks.foyer.call('/api/openapi.json')).json()
  expect(Object.keys(document.webhooks ?? {})).toEqual(Object.keys(webhookEvents))
  for (const [type, { post }] of Object.entries<{ post: Json }>(document.webhooks)) {
    const { schema, example } = post['requestBody'].content['application/json']
    expect([type, schema.properties.type.const, example.type]).toEqual([type, type, type])
    expect(Object.keys(example.data).sort()).toEqual([...schema.properties.data.required].sort())
    expect(post['parameters'].map(({ name }: { name: string }) => name)).toEqual([
      ...['webhook-id', 'webhook-timestamp', 'webhook-signature'],
    ])
  }
  const { description } = document.tags.find(({ name }: Json) => String(name) === 'Webhooks')
  for (const words of ['whsec_', '15 seconds', '3 days', 'Duplicates', 'Order']) {
    expect(description).toContain(words)
  }
})

type Json = Record<string, Awaited<ReturnType<Response['json']>>>
