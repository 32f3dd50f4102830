import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'

import type { Course } from '../../../../src/payload-types.js'
import type { Lesson } from '../../../../src/modules/learning/lessonSchemas.js'
import { type Learning, type SignedIn, startLearning, syllabusOf } from '../auth/startLearning.js'
import { enrolIn, lessonCourse, rightAnswers } from './lessonCourse.js'

let learning: Learning
let ada: SignedIn
let bob: SignedIn
let course: { id: string; slug: string }
/** The enrolments of Ada and Bob. */
let enrolments: Map<SignedIn, string>

beforeAll(async () => {
  learning = await startLearning()
  ;[ada, bob] = [await learning.signIn(), await learning.signIn()]
})
afterAll(() => learning.stop())

const enrol = async (fields: object) => {
  course = await learning.makeCourse({ ...fields })
  enrolments = new Map()
  for (const who of [ada, bob]) enrolments.set(who, await enrolIn(learning, who, course.slug))
}
beforeEach(() => enrol({ syllabus: syllabusOf('one', 'two', 'three') }))

const complete = async (who: SignedIn, lesson: string) => {
  const path = `/api/lms/enrolments/${enrolments.get(who) ?? ''}/progress`
  const json = { lesson, completed: true }
  return (await learning.sendAs(who, path, { method: 'PUT', json })).status
}

/** The slugs of what somebody has completed. */
const completedBy = async (who: SignedIn) => {
  const answer = await learning.sendAs(who, '/api/lms/enrolments')
  const { docs } = (await answer.json()) as {
    docs: { id: string; lessons: { slug: string; completed: boolean }[] }[]
  }
  const own = docs.find(({ id }) => id === enrolments.get(who))
  return own?.lessons.flatMap(({ slug, completed }) => (completed ? [slug] : []))
}

async function staff<Answer>(path: string, method = 'GET', json?: object): Promise<Answer> {
  const answer = await learning.callAsAdmin(path, { method, ...(json && { json }) })
  expect(answer.status).toBe(200)
  return (await answer.json()) as Answer
}

type Syllabus = NonNullable<Course['syllabus']>

/** The syllabus with these lessons named anew, and those left out that are called ''. */
async function renamed(slugs: Record<string, string>): Promise<Syllabus> {
  const { syllabus } = await staff<Course>(`/api/courses/${course.id}?depth=0&draft=true`)
  return (syllabus ?? []).map(({ lessons, ...module }) => ({
    ...module,
    lessons: (lessons ?? []).flatMap((lesson) => {
      const slug = slugs[lesson.slug] ?? lesson.slug
      return slug === '' ? [] : [{ ...lesson, slug }]
    }),
  }))
}

const edit = (json: object, query = '') =>
  staff(`/api/courses/${course.id}${query}`, 'PATCH', { _status: 'published', ...json })

const rename = async (slugs: Record<string, string>, query = '') =>
  edit({ syllabus: await renamed(slugs) }, query)

describe('what was completed stays with a lesson that gets another slug', () => {
  beforeEach(async () => {
    expect([await complete(ada, 'one'), await complete(bob, 'two')]).toEqual([200, 200])
  })

  test.each(['', '?locale=fr', '?locale=all'])('in an edit%s', async (query) => {
    await rename({ one: 'first' }, query === '?locale=all' ? '' : query)
    expect([await completedBy(ada), await completedBy(bob)]).toEqual([['first'], ['two']])
    expect(await complete(ada, 'two')).toBe(200)
    expect(await completedBy(ada)).toEqual(['first', 'two'])
  })

  test('in an edit of many', async () => {
    const json = { syllabus: await renamed({ one: 'first' }), _status: 'published' }
    await staff(`/api/courses?where[id][equals]=${course.id}`, 'PATCH', json)
    expect(await completedBy(ada)).toEqual(['first'])
  })

  test('in a draft once it is published, and not before', async () => {
    const json = { syllabus: await renamed({ one: 'first' }), _status: 'draft' }
    await staff(`/api/courses/${course.id}?draft=true`, 'PATCH', json)
    expect(await completedBy(ada)).toEqual(['one'])
    expect(await complete(bob, 'one')).toBe(200)
    await edit({})
    expect([await completedBy(ada), await completedBy(bob)]).toEqual([['first'], ['first', 'two']])
  })

  test('in a version that is restored', async () => {
    await rename({ one: 'first', two: 'second' })
    expect(await complete(bob, 'first')).toBe(200)
    const path = `/api/courses/versions?where[parent][equals]=${course.id}&sort=createdAt&limit=1`
    const { docs } = await staff<{ docs: { id: string }[] }>(path)
    await staff(`/api/courses/versions/${docs[0]?.id ?? ''}`, 'POST')
    expect([await completedBy(ada), await completedBy(bob)]).toEqual([['one'], ['one', 'two']])
  })

  test('while the course is not published', async () => {
    await rename({ one: 'first' })
    await staff(`/api/courses/${course.id}`, 'PATCH', { _status: 'draft' })
    await edit({ syllabus: await renamed({ first: 'one' }), _status: 'draft' })
    expect(await completedBy(ada)).toEqual(['one'])
  })

  test('that another lesson has from then on', async () => {
    await rename({ one: 'two', two: 'one' })
    expect([await completedBy(ada), await completedBy(bob)]).toEqual([['two'], ['one']])
    await rename({ one: 'three', two: 'one', three: 'two' })
    expect([await completedBy(ada), await completedBy(bob)]).toEqual([['one'], ['three']])
  })

  test('and not with the one that takes over a slug, also when its lesson comes back', async () => {
    const before = await renamed({})
    await rename({ one: 'two', two: '' })
    expect([await completedBy(ada), await completedBy(bob)]).toEqual([['two'], []])
    await edit({ syllabus: before })
    expect([await completedBy(ada), await completedBy(bob)]).toEqual([['one'], ['two']])
  })
})

test('Of learners who complete a lesson while it gets another slug, each is told what counts', async () => {
  const syllabus = await renamed({ one: 'first', two: 'second', three: 'third' })
  const all = ['one', 'two', 'three'].flatMap((slug) => [ada, bob].map((who) => ({ who, slug })))
  const [, ...told] = await Promise.all([
    edit({ syllabus }),
    ...all.map(async ({ who, slug }, at) => {
      await sleep(5 * at)
      return complete(who, slug)
    }),
  ])
  const counted = [await completedBy(ada), await completedBy(bob)].flat()
  const refused = told.filter((status) => status !== 200)
  expect({ counted: counted.length, refused }).toEqual({
    counted: told.length - refused.length,
    refused: refused.map(() => 422),
  })
})

describe('a quiz that gets another slug', () => {
  const quizOf = async (who: SignedIn, lesson: string) => {
    const answer = await learning.sendAs(who, `/api/lms/lessons/${course.slug}/${lesson}`)
    return ((await answer.json()) as Lesson).quiz
  }
  const attempt = async (who: SignedIn, lesson: string, answers: object) => {
    const path = `/api/lms/lessons/${course.slug}/${lesson}/attempts`
    return (await learning.sendAs(who, path, { json: { answers } })).status
  }

  test('keeps its attempts, also where it changes slugs with another', async () => {
    const [module] = lessonCourse().syllabus
    const quiz = module?.lessons.at(-1)
    await enrol({ syllabus: [{ title: 'Quizzes', lessons: [quiz, { ...quiz, slug: 'exam' }] }] })
    const right = rightAnswers(await quizOf(ada, 'quiz'))
    const wrong = Object.fromEntries(Object.keys(right).map((id) => [id, right[id] ?? '']))
    const [text = ''] = Object.keys(wrong).slice(-1)
    expect(await attempt(ada, 'quiz', { ...wrong, [text]: 'wrong' })).toBe(201)
    expect(await attempt(ada, 'quiz', right)).toBe(201)
    expect(await attempt(ada, 'exam', rightAnswers(await quizOf(ada, 'exam')))).toBe(201)
    await rename({ quiz: 'exam', exam: 'quiz' })
    expect(await quizOf(ada, 'exam')).toMatchObject({ attemptsLeft: 1, bestScore: 100 })
    expect(await quizOf(ada, 'quiz')).toMatchObject({ attemptsLeft: 2, bestScore: 100 })
    await rename({ exam: 'last' })
    expect(await quizOf(ada, 'last')).toMatchObject({ attemptsLeft: 1, bestScore: 100 })
    expect(await completedBy(ada)).toEqual(['last', 'quiz'])
    expect(await quizOf(bob, 'last')).toMatchObject({ attemptsLeft: 3, bestScore: null })
    expect(await attempt(ada, 'last', right)).toBe(201)
    expect(await attempt(ada, 'last', right)).toBe(409)
  })
})
