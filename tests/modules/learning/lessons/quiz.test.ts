import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import type { AttemptResult } from '../../../../src/modules/learning/lessonSchemas.js'
import { enrolIn, rightAnswers } from './lessonCourse.js'
import { codeOf, startLessons } from './startLessons.js'

type Lessons = Awaited<ReturnType<typeof startLessons>>
let learning: Lessons['learning']
let ada: Lessons['ada']
let bob: Lessons['bob']
let course: Lessons['course']
let at: Lessons['at']
let lessonOf: Lessons['lessonOf']
let attempt: Lessons['attempt']
beforeAll(async () => {
  ;({ learning, ada, bob, course, at, lessonOf, attempt } = await startLessons())
})
afterAll(() => learning.stop())

describe('a quiz', () => {
  test('comes without its answers, and says how often one may try', async () => {
    const { quiz } = await lessonOf(ada, 'quiz')
    expect(quiz).toEqual({
      passMark: 70,
      attempts: 3,
      attemptsLeft: 3,
      bestScore: null,
      questions: [
        {
          id: expect.any(String),
          kind: 'single',
          prompt: 'One?',
          options: [
            { id: expect.any(String), text: 'yes' },
            { id: expect.any(String), text: 'no' },
          ],
        },
        {
          id: expect.any(String),
          kind: 'multiple',
          prompt: 'Several?',
          options: [expect.anything(), expect.anything(), expect.anything()],
        },
        { id: expect.any(String), kind: 'text', prompt: 'Which?', options: [] },
      ],
    })
  })

  test('is failed and then passed, and only that completes its lesson', async () => {
    const eve = await learning.signIn()
    const enrolment = await enrolIn(learning, eve, course.slug)
    const progress = (lesson: string) =>
      learning.sendAs(eve, `/api/lms/enrolments/${enrolment}/progress`, {
        method: 'PUT',
        json: { lesson, completed: true },
      })
    for (const lesson of ['intro', 'talk', 'embed', 'files'])
      expect((await progress(lesson)).status).toBe(200)
    expect(await codeOf(await progress('quiz'))).toEqual({ status: 409, code: 'quiz_not_passed' })
    const { quiz } = await lessonOf(eve, 'quiz')
    const right = rightAnswers(quiz)
    const [first = '', , third = ''] = (quiz?.questions ?? []).map(({ id }) => id)
    const failed = await attempt(eve, {
      ...right,
      [first]: quiz?.questions[0]?.options[1]?.id,
      [third]: 'wrong',
    })
    expect(failed.status).toBe(201)
    expect(await failed.json()).toEqual({
      score: 33,
      passed: false,
      attemptsLeft: 2,
      explanations: [
        { question: first, correct: false, explanation: 'CANARY-EXPLANATION' },
        { question: expect.any(String), correct: true, explanation: null },
        { question: third, correct: false, explanation: null },
      ],
    })
    expect(await codeOf(await progress('quiz'))).toEqual({ status: 409, code: 'quiz_not_passed' })
    const passed = (await (
      await attempt(eve, { ...right, [third]: '  canary accepted. ' })
    ).json()) as AttemptResult
    expect(passed).toMatchObject({ score: 100, passed: true, attemptsLeft: 1 })
    expect((await progress('quiz')).status).toBe(200)
    const [own] = (
      (await (await learning.sendAs(eve, '/api/lms/enrolments')).json()) as { docs: object[] }
    ).docs
    expect(own).toMatchObject({
      status: 'completed',
      progress: 100,
      certificate: { id: expect.any(String) },
    })
    expect((await lessonOf(eve, 'quiz')).quiz).toMatchObject({ bestScore: 100, attemptsLeft: 1 })
  })

  test('takes exactly as many attempts as it allows, however many arrive at once', async () => {
    const carl = await learning.signIn()
    await enrolIn(learning, carl, course.slug)
    const right = rightAnswers((await lessonOf(carl, 'quiz')).quiz)
    const answers = {
      ...right,
      [Object.keys(right)[0] ?? '']: (await lessonOf(carl, 'quiz')).quiz?.questions[0]?.options[1]
        ?.id,
    }
    const results = await Promise.all(Array.from({ length: 12 }, () => attempt(carl, answers)))
    expect(results.map(({ status }) => status).sort()).toEqual([
      ...Array<number>(3).fill(201),
      ...Array<number>(9).fill(409),
    ])
    const refused = results.find(({ status }) => status === 409)
    expect(await refused?.json()).toMatchObject({ code: 'no_attempts_left' })
    const left = await Promise.all(
      results
        .filter(({ status }) => status === 201)
        .map(async (one) => ((await one.json()) as AttemptResult).attemptsLeft),
    )
    expect(left.sort()).toEqual([0, 1, 2])
  })

  test('counts a repeated Idempotency-Key once', async () => {
    const dora = await learning.signIn()
    await enrolIn(learning, dora, course.slug)
    const right = rightAnswers((await lessonOf(dora, 'quiz')).quiz)
    const headers = { 'idempotency-key': randomUUID() }
    const [one, two] = [
      await attempt(dora, right, { headers }),
      await attempt(dora, right, { headers }),
    ]
    expect(two.headers.get('idempotent-replayed')).toBe('true')
    expect(await two.text()).toBe(await one.text())
    expect((await lessonOf(dora, 'quiz')).quiz?.attemptsLeft).toBe(2)
  })

  test('names what is wrong with answers by path, and uses up no attempt for them', async () => {
    const fay = await learning.signIn()
    await enrolIn(learning, fay, course.slug)
    const { quiz } = await lessonOf(fay, 'quiz')
    const [single = '', multiple = '', short = ''] = (quiz?.questions ?? []).map(({ id }) => id)
    const faults = async (answers: unknown) => {
      const answer = await attempt(fay, answers)
      const { errors = [] } = (await answer.json()) as { errors?: { path: string; code: string }[] }
      return [answer.status, ...errors.map(({ path, code }) => `${path} ${code}`).sort()]
    }
    const required = [single, multiple, short].map((id) => `/answers/${id} required`)
    expect(await faults({})).toEqual([422, ...required.sort()])
    expect(
      await faults({ [single]: ['a'], [multiple]: ['none'], [short]: 'x', other: 'y' }),
    ).toEqual([
      422,
      ...[
        `/answers/${single} invalid_type`,
        `/answers/${multiple} unknown_option`,
        '/answers/other unknown_question',
      ].sort(),
    ])
    for (const wrong of ['text', null, [1], { [single]: 5 }, { [single]: null }]) {
      const [status, fault] = await faults(wrong)
      expect([status, String(fault).startsWith('/answers')]).toEqual([422, true])
    }
    expect((await lessonOf(fay, 'quiz')).quiz?.attemptsLeft).toBe(3)
  })

  test('is for the enrolled alone, and only where a lesson has one', async () => {
    expect((await learning.send(`${at('quiz')}/attempts`, { json: { answers: {} } })).status).toBe(
      401,
    )
    expect(await codeOf(await attempt(bob, {}))).toEqual({ status: 403, code: 'not_enrolled' })
    expect(await codeOf(await attempt(ada, {}, { lesson: 'intro' }))).toEqual({
      status: 404,
      code: 'not_found',
    })
    expect(await codeOf(await attempt(bob, {}, { lesson: 'intro' }))).toEqual({
      status: 403,
      code: 'not_enrolled',
    })
  })

  test('forgets the attempts of an enrolment that staff delete', async () => {
    const gil = await learning.signIn()
    const enrolment = await enrolIn(learning, gil, course.slug)
    await attempt(gil, rightAnswers((await lessonOf(gil, 'quiz')).quiz))
    await learning.callAsAdmin(`/api/enrolments/${enrolment}`, { method: 'DELETE' })
    await enrolIn(learning, gil, course.slug)
    expect((await lessonOf(gil, 'quiz')).quiz).toMatchObject({ attemptsLeft: 3, bestScore: null })
  })
})
