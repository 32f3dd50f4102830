import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq } from 'payload'

import { bookByOrder } from '../../../../src/modules/learning/bookings/book.js'
import type { LearningOptions } from '../../../../src/modules/learning/learningOptions.js'
import { makeDates } from '../makeDates.js'
import { type Learning, type SignedIn, startLearning } from '../auth/startLearning.js'

let learning: Learning
let ada: SignedIn
let options: LearningOptions
let usual: LearningOptions
beforeAll(async () => {
  learning = await startLearning()
  options = (learning.payload.config.custom as { learning: LearningOptions }).learning
  usual = { ...options }
})
beforeEach(async () => {
  ada = await learning.signIn()
  Object.assign(options, usual)
})
afterAll(() => learning.stop())

const path = '/api/lms/enrolments'
const enrol = (course: string, headers: Record<string, string> = {}, who = ada) =>
  learning.sendAs(who, path, { json: { course }, headers })

type Page = { docs: { id: string; course: { slug: string } }[]; totalDocs: number }
const listOf = async (who = ada) => (await (await learning.sendAs(who, path)).json()) as Page

describe('POST /api/lms/enrolments', () => {
  test('enrols in a free course at once, and a second time gives what is there', async () => {
    const { slug } = await learning.makeCourse()
    const made = await enrol(slug)
    expect(made.status).toBe(201)
    expect(made.headers.get('cache-control')).toBe('private, no-store')
    const enrolment = await made.json()
    expect(enrolment).toEqual({
      id: expect.any(String),
      course: { slug, title: 'A course' },
      status: 'active',
      progress: 0,
      session: null,
      lessons: ['one', 'two', 'three'].map((lesson) => ({
        slug: lesson,
        title: `Lesson ${lesson}`,
        completed: false,
      })),
      certificate: null,
      enrolledAt: expect.any(String),
    })
    const again = await enrol(slug)
    expect(again.status).toBe(200)
    expect(await again.json()).toEqual(enrolment)
  })

  test('enrols once however many requests arrive at once, and announces it once', async () => {
    const { slug, id } = await learning.makeCourse({ price: { amount: 0, currency: 'EUR' } })
    const told: unknown[] = []
    options.onEnrolled = async (_, enrolled) => void told.push(enrolled)
    const answers = await Promise.all(Array.from({ length: 20 }, () => enrol(slug)))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201])
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    )
    expect(new Set(ids).size).toBe(1)
    expect(told).toEqual([{ enrolmentId: ids[0], learnerId: ada.learner.id, courseId: id }])
  })

  test('enrols nobody if the announcement fails', async () => {
    const { slug } = await learning.makeCourse()
    options.onEnrolled = () => Promise.reject(new Error('No'))
    expect((await enrol(slug)).status).toBe(500)
    expect((await listOf()).totalDocs).toBe(0)
  })

  test('takes a place on a date of a free course, while one is left and the date is ahead', async () => {
    const { slug, id } = await learning.makeCourse()
    const joinUrl = 'https://meet.example/free'
    const [session, late] = await makeDates(learning.payload, id, [
      { startsAt: '2099-01-01T09:00:00Z', capacity: 1, joinUrl },
      { startsAt: '2020-01-01T09:00:00Z' },
    ])
    const codeOf = async (answer: Response) => (await answer.json()).code
    const take = (which: string | undefined) =>
      learning.sendAs(ada, path, { json: { course: slug, session: which } })
    expect(await codeOf(await take(late))).toBe('session_closed')
    expect(await codeOf(await take(randomUUID()))).toBe('validation_failed')
    expect((await listOf()).totalDocs).toBe(0)
    const made = await take(session)
    expect(made.status).toBe(201)
    expect(await made.json()).toMatchObject({ session: { id: session, joinUrl } })
    const { sessions } = await (await learning.call(`/api/lms/courses/${slug}`)).json()
    expect(sessions.at(-1)).toMatchObject({ id: session, seatsLeft: 0 })
  })

  test('gives who asks for dates at once one place, even the last, and tells who got another date', async () => {
    const { slug, id } = await learning.makeCourse()
    const dates = ['01', '02', '03'].map((day) => ({ startsAt: `2099-01-${day}`, capacity: 1 }))
    const [first, second, third] = await makeDates(learning.payload, id, dates)
    const askFor = async (who: SignedIn, ...sessions: unknown[]) => {
      const calls = sessions.map((session) => ({ json: { course: slug, session } }))
      const answers = await Promise.all(calls.map((call) => learning.sendAs(who, path, call)))
      return answers.map(({ status }) => status).toSorted()
    }
    expect(await askFor(ada, first, first, first)).toEqual([200, 200, 201])
    const told = await askFor(await learning.signIn(), second, third, second)
    expect(told.join()).toMatch(/^(?:200,201,409|201,409,409)$/)
    const { sessions } = await (await learning.call(`/api/lms/courses/${slug}`)).json()
    expect(sessions.filter((one: { seatsLeft: number }) => one.seatsLeft === 1)).toHaveLength(1)
  })

  test('says how to book a course that must be paid for, and its payment link', async () => {
    const price = { amount: 49_000, currency: 'EUR' }
    const { slug, id } = await learning.makeCourse({ price })
    const byCourse = new Map([[id, [{ link: 'the-link', remaining: null, session: null }]]])
    options.findOffers = async () => ({ byCourse, until: Infinity })
    learning.platform.cache.invalidate(['payment-links'])
    const answer = await enrol(slug)
    expect(answer.status).toBe(402)
    expect(answer.headers.get('content-type')).toBe('application/problem+json')
    expect(answer.headers.get('link')).toBe(
      '<http://localhost:3000/api/payments/redirect/the-link>; rel="payment"',
    )
    expect(await answer.json()).toMatchObject({
      status: 402,
      code: 'payment_required',
      instance: path,
      course: slug,
      paymentLink: 'the-link',
    })
    options.findOffers = usual.findOffers
    learning.platform.cache.invalidate(['payment-links'])
    const without = await enrol(slug)
    expect(without.headers.get('link')).toBeNull()
    expect(await without.json()).toMatchObject({ course: slug, paymentLink: null })
    expect((await listOf()).totalDocs).toBe(0)
  })

  test('finds a course by a slug it once had', async () => {
    const { slug, id } = await learning.makeCourse()
    const newer = `course-${randomUUID()}`
    await learning.callAsAdmin(`/api/courses/${id}`, { method: 'PATCH', json: { slug: newer } })
    const answer = await enrol(slug)
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ course: { slug: newer } })
  })

  test('names an unknown course and a draft as a fault of the body', async () => {
    const draft = await learning.makeCourse({ _status: 'draft' })
    for (const slug of [draft.slug, 'no-such-course']) {
      const answer = await enrol(slug)
      expect(answer.status).toBe(422)
      expect(await answer.json()).toMatchObject({
        code: 'validation_failed',
        errors: [{ path: '/course', code: 'unknown_course' }],
      })
    }
    const wrong = await learning.sendAs(ada, path, { json: { course: 'No Slug', price: 0 } })
    const { errors } = (await wrong.json()) as { errors: { path: string }[] }
    expect(errors.map((fault) => fault.path).sort()).toEqual(['/course', '/price'])
  })

  test('replays the answer to one Idempotency-Key, to this learner alone', async () => {
    const { slug } = await learning.makeCourse()
    const key = { 'idempotency-key': randomUUID() }
    const first = await enrol(slug, key)
    const second = await enrol(slug, key)
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(await second.text()).toBe(await first.text())
    expect((await enrol('another-course', key)).status).toBe(422)
    const bob = await learning.signIn()
    const bobs = await enrol(slug, key, bob)
    expect(bobs.status).toBe(201)
    expect(bobs.headers.get('idempotent-replayed')).toBeNull()
    expect((await listOf(bob)).totalDocs).toBe(1)
  })

  test('by cookie, comes from our own pages or from no page at all', async () => {
    const { slug } = await learning.makeCourse()
    const call = (headers: Record<string, string>) =>
      learning.send(path, {
        json: { course: slug },
        headers: { cookie: ada.cookie, ...headers },
      })
    expect((await call({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await listOf()).totalDocs).toBe(0)
    expect((await call({})).status).toBe(201)
  })
})

describe('GET /api/lms/enrolments', () => {
  test('lists the learner’s own, the newest first, page by page', async () => {
    const [first, second] = [await learning.makeCourse(), await learning.makeCourse()]
    const bob = await learning.signIn()
    await enrol(first.slug)
    await enrol(second.slug)
    await enrol(first.slug, {}, bob)
    const { docs, ...page } = await listOf()
    expect(docs.map(({ course }) => course.slug)).toEqual([second.slug, first.slug])
    expect(page).toEqual({
      totalDocs: 2,
      limit: 10,
      page: 1,
      totalPages: 1,
      hasPrevPage: false,
      hasNextPage: false,
      prevPage: null,
      nextPage: null,
    })
    const answer = await learning.sendAs(ada, `${path}?limit=1&page=2`)
    const rest = (await answer.json()) as Page
    expect(rest.docs.map(({ course }) => course.slug)).toEqual([first.slug])
  })

  test('is empty at first, and refuses queries it does not know', async () => {
    expect(await listOf()).toMatchObject({ docs: [], totalDocs: 0 })
    for (const query of ['?limit=0', '?page=x', '?learner=1', '?locale=xx']) {
      const answer = await learning.sendAs(ada, path + query)
      expect(answer.status).toBe(400)
      expect(((await answer.json()) as { code: string }).code).toBe('invalid_query')
    }
  })

  test('shows a course in the language asked for', async () => {
    const { slug, id } = await learning.makeCourse()
    const french = { method: 'PATCH', json: { title: 'Un cours', _status: 'published' } }
    await learning.callAsAdmin(`/api/courses/${id}?locale=fr`, french)
    await enrol(slug)
    const answer = await learning.sendAs(ada, `${path}?locale=fr`)
    expect(((await answer.json()) as Page).docs[0]).toMatchObject({ course: { title: 'Un cours' } })
  })

  test('keeps what the learner has when its course is no longer there', async () => {
    const [draft, gone] = [await learning.makeCourse(), await learning.makeCourse()]
    await enrol(draft.slug)
    await enrol(gone.slug)
    await learning.callAsAdmin(`/api/courses/${draft.id}`, {
      method: 'PATCH',
      json: { _status: 'draft' },
    })
    const deleted = await learning.callAsAdmin(`/api/courses/${gone.id}`, { method: 'DELETE' })
    expect(deleted.status).toBe(200)
    expect((await listOf()).docs).toMatchObject([
      { course: { slug: gone.slug, title: 'A course' }, lessons: [] },
      {
        course: { slug: draft.slug },
        lessons: [{ slug: 'one' }, { slug: 'two' }, { slug: 'three' }],
      },
    ])
  })
})

describe('an order', () => {
  const pay = async (paid: { course: string; email: string; order: string; name?: string }) => {
    const { course, order: id, ...buyer } = paid
    const order = { id, number: id.toUpperCase() }
    const req = await createLocalReq({}, learning.payload)
    return bookByOrder(req, { course, order, buyer, people: [buyer] })
  }

  test('enrols its buyer in a paid course, once, and makes them a learner', async () => {
    const { id, slug } = await learning.makeCourse({ price: { amount: 100, currency: 'EUR' } })
    const told: unknown[] = []
    options.onEnrolled = async (_, enrolled) => void told.push(enrolled)
    const paid = { course: id, email: 'Buyer@learners.example', order: 'order-1', name: 'Buyer' }
    await Promise.all([pay(paid), pay(paid), pay(paid)])
    expect(told).toMatchObject([{ courseId: id, order: 'order-1' }])
    const buyer = await learning.signIn('buyer@learners.example')
    expect(buyer.learner.name).toBe('Buyer')
    expect((await listOf(buyer)).docs).toMatchObject([{ course: { slug } }])
    expect((await enrol(slug, {}, buyer)).status).toBe(200)
  })

  test('changes nothing for learners who are already enrolled, and keeps the name they chose', async () => {
    const { id, slug } = await learning.makeCourse()
    await learning.sendAs(ada, '/api/lms/auth/session', { method: 'PATCH', json: { name: 'Ada' } })
    const made = (await (await enrol(slug)).json()) as { id: string }
    const paid = { course: id, email: ada.learner.email, order: 'order-2', name: 'A. L.' }
    await pay(paid)
    expect((await listOf()).docs).toMatchObject([{ id: made.id }])
    const rows = await learning.query(
      sql`select name from learners where id = ${ada.learner.id}::uuid`,
    )
    expect(rows).toEqual([{ name: 'Ada' }])
  })

  test('enrols in one course only, and in none that is gone', async () => {
    const [one, other] = [await learning.makeCourse(), await learning.makeCourse()]
    const paid = { email: ada.learner.email, order: 'order-3' }
    await pay({ ...paid, course: one.id })
    await pay({ ...paid, course: other.id })
    expect(await pay({ ...paid, course: randomUUID(), order: 'order-4' })).toBeUndefined()
    expect((await listOf()).totalDocs).toBe(1)
  })
})
