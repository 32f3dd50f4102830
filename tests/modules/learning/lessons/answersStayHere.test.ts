import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { type Learning, type SignedIn, startLearning } from '../auth/startLearning.js'
import { canaries, enrolIn, lessonCourse } from './lessonCourse.js'

let learning: Learning
let ada: SignedIn
let viewer: string
let course: { id: string; slug: string }

beforeAll(async () => {
  learning = await startLearning()
  ada = await learning.signIn()
  course = await learning.makeCourse(lessonCourse())
  await learning.callAsAdmin(`/api/courses/${course.id}`, {
    method: 'PATCH',
    json: { summary: 'Again' },
  })
  await enrolIn(learning, ada, course.slug)
  const json = { email: 'viewer@foyer.example', password: 'correct horse viewer', role: 'viewer' }
  await learning.callAsAdmin('/api/users', { method: 'POST', json })
  const answer = await learning.send('/api/users/login', { json })
  viewer = ((await answer.json()) as { token: string }).token
})
afterAll(() => learning.stop())

const secrets = canaries.filter((one) => one !== 'CANARY-BODY')

type Caller = { name: string; headers: () => Record<string, string>; unseen: readonly string[] }

/** Visitors and learners see no content on these doors; viewers see texts, but never the answers. */
const callers: Caller[] = [
  { name: 'a visitor', headers: () => ({}), unseen: canaries },
  {
    name: 'an enrolled learner',
    headers: () => ({ authorization: `Bearer ${ada.token}` }),
    unseen: canaries,
  },
  {
    name: 'a viewer among staff',
    headers: () => ({ authorization: `JWT ${viewer}` }),
    unseen: ['CANARY-EXPLANATION', 'CANARY-ACCEPTED', 'isCorrect'],
  },
]

const graphql = `{ Courses(where: { slug: { equals: "SLUG" } }, limit: 1) { docs { syllabus { lessons { slug body embedUrl
  questions { prompt explanation options { text isCorrect } } } } } } }`

describe.each(callers)('$name', ({ headers, unseen }) => {
  const get = (path: string) => learning.send(path, { headers: headers() })

  test('gets no answer of a quiz from any address that names the course', async () => {
    const { id, slug } = course
    for (const path of [
      `/api/courses/${id}`,
      `/api/courses/${id}?depth=4&locale=all`,
      `/api/courses/${id}?select[syllabus]=true`,
      `/api/courses/${id}?draft=true`,
      '/api/courses?limit=100&depth=3',
      `/api/courses?where[slug][equals]=${slug}&select[syllabus][lessons][questions]=true`,
      `/api/courses/versions?where[parent][equals]=${id}`,
      `/api/lms/courses/${slug}`,
      '/api/lms/courses?q=CANARY',
      `/api/lms/lessons/${slug}/quiz`,
      '/api/lms/enrolments',
      '/api/search?q=CANARY-EXPLANATION',
      '/api/search?q=CANARY-ACCEPTED',
      '/api/courses/export?format=json',
      '/api/audit-log?limit=100',
      '/api/payment-links?depth=3',
    ]) {
      const text = await (await get(path)).text()
      const hidden = path.includes('/lms/lessons/') ? secrets : unseen
      for (const canary of hidden.filter((one) => !path.includes(one))) {
        expect({ path, has: text.includes(canary) && canary }).toEqual({ path, has: false })
      }
    }
  })

  test('cannot find out by filters, sorting or counting what is hidden from them', async () => {
    for (const query of [
      'where[syllabus.lessons.questions.explanation][like]=CANARY',
      'where[syllabus.lessons.questions.options.text][equals]=CANARY-ACCEPTED',
      'where[syllabus.lessons.questions.options.isCorrect][equals]=true',
      'sort=syllabus.lessons.questions.explanation',
    ]) {
      for (const path of ['/api/courses', '/api/courses/count', '/api/courses/versions']) {
        if (path.endsWith('count') && query.startsWith('sort')) continue
        const answer = await get(`${path}?${query}`)
        expect({ path, query, isRefused: answer.status >= 400 }).toEqual({
          path,
          query,
          isRefused: true,
        })
      }
    }
  })

  test('gets none over GraphQL, MCP or the assistant either', async () => {
    const query = graphql.replace('SLUG', course.slug)
    const answers = [
      await learning.send('/api/graphql', { json: { query }, headers: headers() }),
      ...(await Promise.all(
        [
          { name: 'get_page', arguments: { url: `/courses/${course.slug}` } },
          { name: 'courses.get', arguments: { slug: course.slug } },
          { name: 'ask', arguments: { question: 'What is CANARY?' } },
        ].map((params) =>
          learning.send('/api/mcp', {
            json: { jsonrpc: '2.0', id: 1, method: 'tools/call', params },
            headers: { ...headers(), accept: 'application/json, text/event-stream' },
          }),
        ),
      )),
      await learning.send('/api/chat', {
        json: { message: 'CANARY-EXPLANATION?' },
        headers: headers(),
      }),
    ]
    const [found] = answers
    // GraphQL is not for learners.
    expect(await found?.clone().text()).toMatch(/"slug":"quiz"|invalid_credentials/)
    for (const answer of answers) {
      const text = (await answer.text()).replaceAll('CANARY-EXPLANATION?', '').replaceAll(query, '')
      for (const canary of unseen.filter((one) => one !== 'isCorrect'))
        expect(text).not.toContain(canary)
      expect(text).not.toMatch(/isCorrect\\?":\s*(?:true|false)/)
    }
  })
})

test('an editor, who writes quizzes, reads them', async () => {
  const text = await (await learning.callAsAdmin(`/api/courses/${course.id}`)).text()
  for (const canary of canaries) expect(text).toContain(canary)
})
