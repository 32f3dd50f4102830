import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import { postgresOf } from '../../../../src/platform/database/requestDatabase.js'
import { until } from '../../../platform/jobs/until.js'
import { type Learning, type SignedIn, startLearning, syllabusOf } from '../auth/startLearning.js'

let learning: Learning
let ada: SignedIn

beforeAll(async () => {
  learning = await startLearning()
})
beforeEach(async () => {
  ada = await learning.signIn()
})
afterAll(() => learning.stop())

type Enrolment = {
  id: string
  status: string
  progress: number
  lessons: { slug: string; completed: boolean }[]
  certificate: { id: string; issuedAt: string; url: string } | null
}

const path = '/api/lms/enrolments'

async function enrol(course: { slug: string }, who = ada): Promise<Enrolment> {
  const answer = await learning.sendAs(who, path, { json: { course: course.slug } })
  return (await answer.json()) as Enrolment
}

const put = (id: string, lesson: unknown, who: Pick<SignedIn, 'token'> = ada) =>
  learning.sendAs(who, `${path}/${id}/progress`, {
    method: 'PUT',
    json: { lesson, completed: true },
  })

/** As a client does that is told to try again: a busy machine turns some of many away before it has done anything. */
async function untilTaken(ask: () => Promise<Response>): Promise<Response> {
  const answer = await ask()
  if (answer.status !== 503) return answer
  await sleep(1_000 * Number(answer.headers.get('retry-after')))
  return untilTaken(ask)
}

const complete = async (id: string, lesson: string) =>
  (await (await put(id, lesson)).json()) as Enrolment

const current = async (id: string) => {
  const answer = await learning.sendAs(ada, path)
  const { docs } = (await answer.json()) as { docs: Enrolment[] }
  return docs.find((enrolment) => enrolment.id === id)
}

const edit = async (id: string, json: object) => {
  const answer = await learning.callAsAdmin(`/api/courses/${id}`, {
    method: 'PATCH',
    json: { _status: 'published', ...json },
  })
  expect(answer.status).toBe(200)
}

describe('PUT /api/lms/enrolments/{id}/progress', () => {
  test('does not wait for what others do with an enrolment that is not theirs', async () => {
    const { id } = await enrol(await learning.makeCourse())
    const grace = await learning.signIn()
    const outside = await postgresOf(learning.payload).pool.connect()
    await outside.query('begin')
    await outside.query('select from enrolments where id = $1 for update', [id])
    expect((await put(id, 'two', grace)).status).toBe(404)
    await outside.query('rollback')
    outside.release()
  })

  test('counts lessons up to a certificate, each once', async () => {
    const { id } = await enrol(await learning.makeCourse())
    const first = await put(id, 'two')
    expect(first.status).toBe(200)
    expect(await first.json()).toMatchObject({
      status: 'active',
      progress: 33,
      lessons: [{ completed: false }, { completed: true }, { completed: false }],
      certificate: null,
    })
    expect(await complete(id, 'two')).toMatchObject({ progress: 33 })
    expect(await complete(id, 'one')).toMatchObject({ progress: 66, status: 'active' })
    const done = await complete(id, 'three')
    expect(done).toMatchObject({ progress: 100, status: 'completed' })
    expect(done.certificate).toEqual({
      id: expect.stringMatching(/^[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}-[0-9A-Z]$/),
      issuedAt: expect.any(String),
      url: `http://localhost:3000/api/lms/certificates/${done.certificate?.id ?? ''}`,
    })
    expect(await complete(id, 'one')).toEqual(done)
  })

  test('ends at 100 and one certificate when 50 lessons are completed at once', async () => {
    const slugs = Array.from({ length: 50 }, (_, index) => `lesson-${String(index)}`)
    const { id } = await enrol(await learning.makeCourse({ syllabus: syllabusOf(...slugs) }))
    const answers = await Promise.all(slugs.map((slug) => untilTaken(() => put(id, slug))))
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as Enrolment[]
    const steps = bodies.map(({ progress }) => progress).sort((a, b) => a - b)
    expect(steps).toEqual(slugs.map((_, index) => 2 * (index + 1)))
    const certificates = bodies.flatMap(({ certificate }) => (certificate ? [certificate.id] : []))
    expect(certificates).toHaveLength(1)
    const now = await current(id)
    expect(now).toMatchObject({ status: 'completed', certificate: { id: certificates[0] } })
    expect(now?.lessons.every(({ completed }) => completed)).toBe(true)
  })

  test('issues no second certificate when the last lesson is completed 20 times at once', async () => {
    const { id } = await enrol(await learning.makeCourse({ syllabus: syllabusOf('only') }))
    const asked = Array.from({ length: 20 }, () => untilTaken(() => put(id, 'only')))
    const answers = await Promise.all(
      asked.map(async (answer) => (await (await answer).json()) as Enrolment),
    )
    expect(new Set(answers.map(({ certificate }) => certificate?.id)).size).toBe(1)
  })

  test('loses no lesson while staff change the enrolment', async () => {
    const slugs = Array.from({ length: 20 }, (_, index) => `lesson-${String(index)}`)
    const { id } = await enrol(await learning.makeCourse({ syllabus: syllabusOf(...slugs) }))
    const change = () =>
      learning.callAsAdmin(`/api/enrolments/${id}`, { method: 'PATCH', json: { status: 'active' } })
    const answers = await Promise.all(
      slugs.slice(0, 19).flatMap((slug) => [untilTaken(() => put(id, slug)), untilTaken(change)]),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(38).fill(200))
    expect(await current(id)).toMatchObject({ progress: 95 })
  })

  test('completes a course without a certificate too', async () => {
    const course = await learning.makeCourse({ certificate: false, syllabus: syllabusOf('only') })
    const { id } = await enrol(course)
    const done = await complete(id, 'only')
    expect(done).toMatchObject({ status: 'completed', certificate: null })
  })

  test('knows no enrolment of another learner', async () => {
    const { id } = await enrol(await learning.makeCourse())
    const bob = await learning.signIn()
    for (const [which, who] of [
      [id, bob],
      [randomUUID(), ada],
      ['1', ada],
    ] as const) {
      const answer = await put(which, 'one', who)
      expect(answer.status).toBe(404)
      expect(((await answer.json()) as { code: string }).code).toBe('not_found')
    }
    expect(await current(id)).toMatchObject({ progress: 0 })
  })

  test('refuses a lesson the course does not have, and anything but completion', async () => {
    const { id } = await enrol(await learning.makeCourse())
    const unknown = await put(id, 'four')
    expect(unknown.status).toBe(422)
    expect(await unknown.json()).toMatchObject({
      errors: [{ path: '/lesson', code: 'unknown_lesson' }],
    })
    const bodies = [{ lesson: 'one', completed: false }, { lesson: 'one' }, { completed: true }]
    for (const json of bodies) {
      const answer = await learning.sendAs(ada, `${path}/${id}/progress`, { method: 'PUT', json })
      expect(answer.status).toBe(422)
    }
    expect(await current(id)).toMatchObject({ progress: 0 })
  })

  test('is for those who are signed in', async () => {
    const { id } = await enrol(await learning.makeCourse())
    expect((await put(id, 'one', { token: 'wrong' })).status).toBe(401)
  })
})

describe('a course that is edited', () => {
  test('takes nothing from who has begun it, when lessons are added', async () => {
    const course = await learning.makeCourse({ syllabus: syllabusOf('one', 'two') })
    const { id } = await enrol(course)
    await complete(id, 'one')
    await edit(course.id, { syllabus: syllabusOf('one', 'two', 'three', 'four') })
    expect(await current(id)).toMatchObject({ progress: 50 })
    expect(await complete(id, 'three')).toMatchObject({ progress: 50 })
    expect(await complete(id, 'two')).toMatchObject({ progress: 75, status: 'active' })
  })

  test('takes no certificate from who has completed it', async () => {
    const course = await learning.makeCourse({ syllabus: syllabusOf('one') })
    const { id } = await enrol(course)
    const { certificate } = await complete(id, 'one')
    await edit(course.id, { syllabus: syllabusOf('one', 'two') })
    expect(await current(id)).toMatchObject({
      status: 'completed',
      progress: 100,
      certificate,
      lessons: [{ completed: true }, { completed: false }],
    })
    expect(await complete(id, 'two')).toMatchObject({ certificate })
  })

  test('is completed by who has done all the lessons that are left', async () => {
    const course = await learning.makeCourse()
    const { id } = await enrol(course)
    await complete(id, 'one')
    await complete(id, 'two')
    await edit(course.id, { title: 'Another name', syllabus: syllabusOf('one', 'two') })
    const done = await until(async () => {
      const enrolment = await current(id)
      return enrolment?.status === 'completed' ? enrolment : undefined
    })
    expect(done.progress).toBe(100)
    const answer = await learning.call(`/api/lms/certificates/${done.certificate?.id ?? ''}`)
    expect(await answer.json()).toMatchObject({ course: { title: 'Another name' } })
  })

  test('keeps progress under its slug through a lesson that went and came back', async () => {
    const course = await learning.makeCourse({ syllabus: syllabusOf('one', 'two', 'three') })
    const { id } = await enrol(course)
    await complete(id, 'one')
    await edit(course.id, { syllabus: syllabusOf('two', 'three') })
    expect((await put(id, 'one')).status).toBe(422)
    expect(await complete(id, 'two')).toMatchObject({ progress: 50 })
    await edit(course.id, { syllabus: syllabusOf('one', 'two', 'three') })
    expect(await complete(id, 'two')).toMatchObject({ progress: 66 })
  })

  test('without lessons completes nobody', async () => {
    const course = await learning.makeCourse()
    const { id } = await enrol(course)
    await complete(id, 'one')
    await edit(course.id, { syllabus: [] })
    await learning.untilDone('learning.settleCourse')
    expect(await current(id)).toMatchObject({ progress: 33, status: 'active', lessons: [] })
  })
})
