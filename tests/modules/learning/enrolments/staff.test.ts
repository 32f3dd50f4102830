import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createLocalReq } from 'payload'

import { countEnrolments } from '../../../../src/modules/learning/enrolments/enrolmentStore.js'
import type { LearningOptions } from '../../../../src/modules/learning/learningOptions.js'
import { type Role, roles } from '../../../../src/platform/access.js'
import { makeDates } from '../makeDates.js'
import { type Learning, type SignedIn, startLearning, syllabusOf } from '../auth/startLearning.js'

let learning: Learning
let ada: SignedIn
/** Headers that act as a member of staff, by role. */
const as = new Map<Role, Record<string, string>>()

beforeAll(async () => {
  learning = await startLearning()
  ada = await learning.signIn()
  for (const role of roles) as.set(role, await signInAs(role))
})
afterAll(() => learning.stop())

const json = async (answer: Response) => (await answer.json()) as Record<string, unknown>

async function signInAs(role: Role): Promise<Record<string, string>> {
  const account = { email: `${role}@staff.example`, password: 'correct horse battery' }
  await learning.callAsAdmin('/api/users', { method: 'POST', json: { ...account, role } })
  const answer = await learning.send('/api/users/login', { json: account })
  return { authorization: `JWT ${String((await json(answer)).token)}` }
}

const expectRefusal = async (path: string) => {
  const answer = await learning.sendAs(ada, path)
  expect([path, answer.status]).toEqual([path, 401])
  expect(await json(answer)).toMatchObject({ code: 'invalid_credentials' })
}

describe('learners and enrolments', () => {
  const places = ['learners', 'enrolments']

  test('are read by admin and sales, and by nobody else', async () => {
    for (const [role, headers] of as) {
      const mayRead = role === 'admin' || role === 'sales'
      for (const place of places) {
        const answer = await learning.send(`/api/${place}`, { headers })
        expect([role, place, answer.status]).toEqual([role, place, mayRead ? 200 : 403])
      }
    }
    for (const place of places) {
      expect((await learning.send(`/api/${place}`)).status).toBe(403)
      expect((await learning.send(`/api/${place}/count`)).status).toBe(403)
    }
  })

  test('are changed by admins alone', async () => {
    const headers = as.get('sales')
    const calls = [
      ['POST', '/api/learners', { email: 'by-sales@learners.example' }],
      ['PATCH', `/api/learners/${ada.learner.id}`, { name: 'Changed' }],
      ['DELETE', `/api/learners/${ada.learner.id}`, undefined],
      ['POST', '/api/enrolments', { learner: ada.learner.id }],
    ] as const
    for (const [method, path, body] of calls) {
      const answer = await learning.send(path, { method, json: body, headers })
      expect([path, method, answer.status]).toEqual([path, method, 403])
    }
  })

  test('give nothing to a learner: a token of theirs is no credential of staff, a cookie is nobody’s', async () => {
    const paths = [
      '/api/users',
      '/api/learners',
      `/api/learners/${ada.learner.id}`,
      '/api/enrolments',
      '/api/payload-preferences',
      '/api/payload-locked-documents',
    ]
    for (const path of paths) {
      await expectRefusal(path)
      const byCookie = await learning.send(path, { headers: { cookie: ada.cookie } })
      expect([path, byCookie.status]).toEqual([path, 403])
    }
    for (const path of ['/api/users/me', '/api/access']) await expectRefusal(path)
    const cookie = { headers: { cookie: ada.cookie } }
    expect(await json(await learning.send('/api/users/me', cookie))).toMatchObject({ user: null })
    expect((await json(await learning.send('/api/access', cookie))).canAccessAdmin).not.toBe(true)
    const staffAccess = await json(await learning.callAsAdmin('/api/access'))
    expect(staffAccess.canAccessAdmin).toBe(true)
    const attempt = await learning.send('/api/learners/login', { json: {} })
    expect([404, 405]).toContain(attempt.status)
  })

  test('do not take staff for learners', async () => {
    const answer = await learning.callAsAdmin('/api/lms/enrolments')
    expect(answer.status).toBe(401)
  })
})

const patch = (id: string, body: object) =>
  learning.callAsAdmin(`/api/enrolments/${id}`, { method: 'PATCH', json: body })

/** The slugs of the most popular courses: those with any enrolments. */
const popular = async (): Promise<string[]> => {
  const { docs } = await json(await learning.call('/api/lms/courses?sort=popular&limit=100'))
  const counts = await countEnrolments(await createLocalReq({}, learning.payload))
  const slugs = (docs as { slug: string }[]).map(({ slug }) => slug)
  const enrolled = slugs.map((slug) => counts.get(slug) ?? 0)
  expect(enrolled).toEqual([...enrolled].sort((a, b) => b - a))
  return slugs.slice(0, counts.size)
}

const make = async (course: { id: string }, extra: object = {}) => {
  const body = { learner: ada.learner.id, course: course.id, ...extra }
  return learning.callAsAdmin('/api/enrolments', { method: 'POST', json: body })
}

describe('an enrolment that staff make', () => {
  test('is the learner’s like any other, is announced, and exists once: another is refused by the names of its fields', async () => {
    const { learning: options } = learning.payload.config.custom as { learning: LearningOptions }
    const told: unknown[] = []
    options.onEnrolled = async (_, enrolled) => void told.push(enrolled)
    const course = await learning.makeCourse({ price: { amount: 100, currency: 'EUR' } })
    const made = await make(course)
    expect(made.status).toBe(201)
    const { doc } = (await made.json()) as { doc: { id: string } }
    expect(told).toEqual([{ enrolmentId: doc.id, learnerId: ada.learner.id, courseId: course.id }])
    const list = await learning.sendAs(ada, '/api/lms/enrolments')
    expect(await json(list)).toMatchObject({
      docs: [{ id: doc.id, course: { slug: course.slug, title: 'A course' }, status: 'active' }],
    })
    const again = await make(course)
    const [refusal] = (await json(again))['errors'] as [
      { message: string; data: { errors: object[] } },
    ]
    expect([again.status, refusal.message]).toEqual([
      400,
      expect.stringMatching(/: learner, course$/),
    ])
    expect(refusal.data.errors).toMatchObject([{ path: 'learner' }, { path: 'course' }])
    const counts = await countEnrolments(await createLocalReq({}, learning.payload))
    expect(counts.get(course.slug)).toBe(1)
    expect(await popular()).toContain(course.slug)
  })

  test('is completed by staff with a certificate, once and for good', async () => {
    const course = await learning.makeCourse({ syllabus: [] })
    const made = (await (await make(course)).json()) as { doc: { id: string } }
    const { id } = made.doc
    const done = (await json(await patch(id, { status: 'completed' }))).doc
    expect(done).toMatchObject({ status: 'completed', progress: 100 })
    const issued = async () => {
      const answer = await learning.callAsAdmin(`/api/certificates?where[enrolment][equals]=${id}`)
      return (await json(answer)).docs as { number: string; title: string }[]
    }
    const [certificate] = await issued()
    expect(certificate).toMatchObject({ title: 'A course' })
    const address = `/api/lms/certificates/${certificate?.number ?? ''}`
    expect((await learning.call(address)).status).toBe(200)
    expect((await patch(id, { status: 'active' })).status).toBe(400)
    await patch(id, { status: 'completed' })
    expect(await issued()).toMatchObject([{ number: certificate?.number }])
  })

  test('keeps what the service counts, whatever staff send', async () => {
    const course = await learning.makeCourse({ syllabus: syllabusOf('one', 'two') })
    const forged = { progress: 99, completedLessons: { one: '' }, courseTitle: 'Mine' }
    const made = (await (await make(course, forged)).json()) as { doc: { id: string } }
    const after = (await json(await patch(made.doc.id, forged))).doc
    expect(after).toMatchObject({ progress: 0, courseTitle: 'A course' })
    expect((after as { completedLessons?: unknown }).completedLessons ?? null).toBeNull()
  })

  test('gets another date, also while others are moved the opposite way', async () => {
    const course = await learning.makeCourse()
    const startsAt = '2099-01-01T09:00:00Z'
    const [one = '', two = ''] = await makeDates(learning.payload, course.id, [
      { startsAt },
      { startsAt },
    ])
    const enrolled = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        const session = at % 2 ? one : two
        const { learner } = await learning.signIn()
        const made = await make(course, { learner: learner.id, session })
        const { doc } = (await made.json()) as { doc: { id: string } }
        return { id: doc.id, session }
      }),
    )
    for (let round = 0; round < 4; round += 1) {
      const answers = await Promise.all(
        enrolled.flatMap(({ id, session }) => {
          const other = (session === one) === (round % 2 === 0) ? two : one
          const move = { method: 'POST', json: { session: other } }
          return [
            patch(id, { session: other }),
            learning.callAsAdmin(`/api/enrolments/${id}/move`, move),
          ]
        }),
      )
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    }
    const sold = async (id: string) =>
      (await json(await learning.callAsAdmin(`/api/course-sessions/${id}`)))['sold']
    expect([await sold(one), await sold(two)]).toEqual([5, 5])
  })

  test('is not changed together with others', async () => {
    const answer = await learning.callAsAdmin('/api/enrolments?where[progress][equals]=0', {
      method: 'PATCH',
      json: { status: 'completed' },
    })
    expect(answer.status).toBe(403)
  })
})

describe('a learner whom staff delete', () => {
  test('leaves no session, enrolment or certificate behind', async () => {
    const bob = await learning.signIn()
    const course = await learning.makeCourse({ syllabus: syllabusOf('only') })
    const made = await learning.sendAs(bob, '/api/lms/enrolments', {
      json: { course: course.slug },
    })
    const { id } = (await made.json()) as { id: string }
    const progress = await learning.sendAs(bob, `/api/lms/enrolments/${id}/progress`, {
      method: 'PUT',
      json: { lesson: 'only', completed: true },
    })
    const { certificate } = (await progress.json()) as { certificate: { id: string } }
    const address = `/api/lms/certificates/${certificate.id}`
    expect((await learning.call(address)).status).toBe(200)
    const deleted = await learning.callAsAdmin(`/api/learners/${bob.learner.id}`, {
      method: 'DELETE',
    })
    expect(deleted.status).toBe(200)
    expect((await learning.sendAs(bob, '/api/lms/auth/session')).status).toBe(401)
    expect((await learning.call(address)).status).toBe(404)
    expect((await learning.callAsAdmin(`/api/enrolments/${id}`)).status).toBe(404)
  })
})
