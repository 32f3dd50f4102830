import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { canaries, enrolIn, lessonCourse } from './lessonCourse.js'
import { codeOf, startLessons } from './startLessons.js'

type Lessons = Awaited<ReturnType<typeof startLessons>>
let learning: Lessons['learning']
let ada: Lessons['ada']
let bob: Lessons['bob']
let course: Lessons['course']
let at: Lessons['at']
let read: Lessons['read']
let lessonOf: Lessons['lessonOf']
beforeAll(async () => {
  ;({ learning, ada, bob, course, at, read, lessonOf } = await startLessons())
})
afterAll(() => learning.stop())

describe('the syllabus', () => {
  test('says of each lesson its kind and whether it is a preview, and nothing of its content', async () => {
    const answer = await learning.send(`/api/lms/courses/${course.slug}`)
    const { syllabus } = (await answer.json()) as { syllabus: { lessons: object[] }[] }
    expect(syllabus.flatMap(({ lessons }) => lessons)).toEqual([
      { slug: 'intro', title: 'Intro', minutes: 5, kind: 'text', isPreview: true },
      { slug: 'talk', title: 'Talk', minutes: null, kind: 'video', isPreview: false },
      { slug: 'embed', title: 'Embed', minutes: null, kind: 'video', isPreview: false },
      { slug: 'files', title: 'Files', minutes: null, kind: 'download', isPreview: false },
      { slug: 'quiz', title: 'Quiz', minutes: null, kind: 'quiz', isPreview: false },
    ])
  })

  test('of a course whose lessons have no content reads as before, with each lesson a text', async () => {
    const { slug } = await learning.makeCourse()
    await enrolIn(learning, ada, slug)
    const answer = await learning.sendAs(ada, at('one', slug))
    expect(await answer.json()).toMatchObject({ kind: 'text', html: '', video: null, quiz: null })
  })
})

describe('GET /api/lms/lessons/{course}/{lesson}', () => {
  test('gives the enrolled the content, sanitised, with its neighbours', async () => {
    const answer = await read(ada, 'intro')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.json()).toEqual({
      course: { slug: course.slug, title: 'A course' },
      slug: 'intro',
      title: 'Intro',
      minutes: 5,
      kind: 'text',
      isPreview: true,
      html: expect.stringContaining('<strong>CANARY-BODY</strong> &lt;script&gt;'),
      video: null,
      download: null,
      quiz: null,
      enrolment: expect.any(String),
      completed: false,
      previous: null,
      next: { slug: 'talk', title: 'Talk' },
    })
    expect(await lessonOf(ada, 'quiz')).toMatchObject({ previous: { slug: 'files' }, next: null })
  })

  test('is open to everybody for a preview, else 401 signed out and 403 for who is not enrolled', async () => {
    expect(await lessonOf(undefined, 'intro')).toMatchObject({ enrolment: null, completed: false })
    expect(await lessonOf(bob, 'intro')).toMatchObject({ enrolment: null })
    for (const lesson of ['talk', 'files', 'quiz']) {
      expect(await codeOf(await read(undefined, lesson))).toEqual({
        status: 401,
        code: 'unauthenticated',
      })
      expect(await codeOf(await read(bob, lesson))).toEqual({ status: 403, code: 'not_enrolled' })
      expect(await codeOf(await learning.callAsAdmin(at(lesson)))).toEqual({
        status: 403,
        code: 'not_enrolled',
      })
    }
    const wrong = await learning.send(at('intro'), { headers: { authorization: 'Bearer wrong' } })
    expect(await codeOf(wrong)).toEqual({ status: 401, code: 'invalid_credentials' })
  })

  test('knows no lesson of another course, of a draft or of no course, whoever asks', async () => {
    const draft = await learning.makeCourse({ ...lessonCourse(), _status: 'draft' })
    for (const path of [
      at('no-such'),
      at('intro', draft.slug),
      at('intro', 'no-such-course'),
      at('UPPER'),
    ]) {
      expect(await codeOf(await learning.sendAs(ada, path))).toEqual({
        status: 404,
        code: 'not_found',
      })
    }
    expect((await learning.send(`${at('intro')}?locale=xx`)).status).toBe(400)
  })

  test('follows a course to its new slug, and stays open to the enrolled once it is unpublished', async () => {
    const former = await learning.makeCourse(lessonCourse())
    await enrolIn(learning, ada, former.slug)
    const slug = `course-${randomUUID()}`
    await learning.callAsAdmin(`/api/courses/${former.id}`, { method: 'PATCH', json: { slug } })
    const moved = await learning.sendAs(ada, at('quiz', former.slug))
    expect([moved.status, moved.headers.get('location')]).toEqual([301, at('quiz', slug)])
    const json = { _status: 'draft' }
    await learning.callAsAdmin(`/api/courses/${former.id}`, { method: 'PATCH', json })
    expect((await learning.sendAs(ada, at('quiz', slug))).status).toBe(200)
    expect((await learning.sendAs(bob, at('intro', slug))).status).toBe(404)
    expect((await learning.send(at('intro', slug))).status).toBe(404)
  })

  test('serves each language its own words', async () => {
    type Doc = { syllabus: { lessons: Record<string, unknown>[] }[] }
    const stored = await learning.callAsAdmin(`/api/courses/${course.id}?locale=fr`)
    const doc = (await stored.json()) as Doc
    const intro = doc.syllabus[0]?.lessons[0] ?? {}
    Object.assign(intro, { title: 'Début', bodyMarkdown: 'Bonjour', body: undefined })
    const json = { syllabus: doc.syllabus }
    const saved = await learning.callAsAdmin(`/api/courses/${course.id}?locale=fr`, {
      method: 'PATCH',
      json,
    })
    expect(saved.status).toBe(200)
    expect(await lessonOf(ada, 'intro', '?locale=fr')).toMatchObject({
      title: 'Début',
      html: '<p>Bonjour</p>',
    })
    expect(await lessonOf(ada, 'intro')).toMatchObject({ title: 'Intro' })
  })
})

test('an import that knows nothing of lesson content leaves it as it is', async () => {
  const filter = `format=json&where[slug][equals]=${course.slug}`
  const text = await (await learning.callAsAdmin(`/api/courses/export?${filter}`)).text()
  for (const canary of canaries) expect(text).not.toContain(canary)
  type File = { docs: { syllabus: { lessons: { title: string; slug: string }[] }[] }[] }
  const json = JSON.parse(text) as File
  const lessons = json.docs.flatMap(({ syllabus }) => syllabus.flatMap((part) => part.lessons))
  Object.assign(lessons.find(({ slug }) => slug === 'quiz') ?? {}, { title: 'Final quiz' })
  const path = '/api/courses/import?publish=true'
  const done = await learning.callAsAdmin(path, { method: 'POST', json })
  expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('updated')])
  const lesson = await lessonOf(ada, 'quiz')
  expect(lesson).toMatchObject({ title: 'Final quiz', quiz: { passMark: 70 } })
  expect(lesson.quiz?.questions).toHaveLength(3)
  expect((await lessonOf(ada, 'intro')).html).toContain('CANARY-BODY')
})
