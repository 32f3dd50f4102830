import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'

import type { Enrolment } from '../../../../src/modules/learning/enrolmentSchemas.js'
import { type Learning, type SignedIn, startLearning } from '../auth/startLearning.js'

let learning: Learning
let ada: SignedIn
beforeAll(async () => {
  learning = await startLearning()
  ada = await learning.signIn()
})
afterAll(() => learning.stop())

/** A course as the admin keeps it while it is written, with Ada enrolled in it. */
async function draftWithAda(fields: object): Promise<string> {
  const slug = `course-${randomUUID()}`
  const json = { slug, certificate: true, _status: 'draft', ...fields }
  const made = await learning.callAsAdmin('/api/courses?draft=true', { method: 'POST', json })
  expect(made.status).toBe(201)
  const course = ((await made.json()) as { doc: { id: string } }).doc.id
  const enrolment = { method: 'POST', json: { learner: ada.learner.id, course } }
  expect((await learning.callAsAdmin('/api/enrolments', enrolment)).status).toBe(201)
  return slug
}

async function enrolmentIn(slug: string): Promise<Enrolment | undefined> {
  const answer = await learning.sendAs(ada, '/api/lms/enrolments')
  expect(answer.status).toBe(200)
  const { docs } = (await answer.json()) as { docs: Enrolment[] }
  return docs.find(({ course }) => course.slug === slug)
}

test('what staff have not written yet takes nothing from the learners of a draft', async () => {
  const questions = [{ prompt: 'Which?', options: [{ text: 'yes', isCorrect: true }, {}] }]
  const lessons = [
    { slug: 'one', title: 'One' },
    {},
    { slug: 'quiz', title: 'Quiz', kind: 'quiz', questions },
  ]
  const syllabus = [{ title: 'All of it', lessons }]
  const slug = await draftWithAda({ title: 'A draft', syllabus })
  const enrolment = await enrolmentIn(slug)
  expect(enrolment?.lessons.map((lesson) => lesson.slug)).toEqual(['one', 'quiz'])
  const read = await learning.sendAs(ada, `/api/lms/lessons/${slug}/quiz`)
  expect([read.status, await read.json()]).toEqual([
    200,
    expect.objectContaining({
      previous: { slug: 'one', title: 'One' },
      quiz: expect.objectContaining({
        questions: [
          expect.objectContaining({
            options: [
              { id: expect.any(String), text: 'yes' },
              { id: expect.any(String), text: '' },
            ],
          }),
        ],
      }),
    }),
  ])
})

test('who has done every lesson of a draft that can be opened has completed it, by its slug where it has no title', async () => {
  const syllabus = [{ title: 'All of it', lessons: [{ slug: 'one', title: 'One' }, {}] }]
  const slug = await draftWithAda({ syllabus })
  const id = (await enrolmentIn(slug))?.id ?? ''
  const done = await learning.sendAs(ada, `/api/lms/enrolments/${id}/progress`, {
    method: 'PUT',
    json: { lesson: 'one', completed: true },
  })
  expect([done.status, await done.json()]).toEqual([
    200,
    expect.objectContaining({ progress: 100, certificate: expect.anything() }),
  ])
})
