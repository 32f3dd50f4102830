import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { type Learning, type SignedIn, startLearning, syllabusOf } from '../auth/startLearning.js'

let learning: Learning

beforeAll(async () => {
  learning = await startLearning()
})
afterAll(() => learning.stop())

const rename = (who: SignedIn, name: string) =>
  learning.sendAs(who, '/api/lms/auth/session', { method: 'PATCH', json: { name } })

async function earn(who: SignedIn): Promise<{ id: string; courseId: string }> {
  const course = await learning.makeCourse({ syllabus: syllabusOf('only') })
  const made = await learning.sendAs(who, '/api/lms/enrolments', { json: { course: course.slug } })
  const { id } = (await made.json()) as { id: string }
  const answer = await learning.sendAs(who, `/api/lms/enrolments/${id}/progress`, {
    method: 'PUT',
    json: { lesson: 'only', completed: true },
  })
  const { certificate } = (await answer.json()) as { certificate: { id: string } }
  return { id: certificate.id, courseId: course.id }
}

const read = (id: string, headers: Record<string, string> = {}) =>
  learning.call(`/api/lms/certificates/${id}`, { headers })

describe('GET /api/lms/certificates/{id}', () => {
  test('says who learned what, when and from whom, and no address', async () => {
    const ada = await learning.signIn('ada@learners.example')
    await rename(ada, 'Ada Lovelace')
    await learning.callAsAdmin('/api/globals/branding', {
      method: 'POST',
      json: { name: 'Foyer', legalName: 'Foyer Academy Ltd' },
    })
    const { id } = await earn(ada)
    const answer = await read(id)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    const body = await answer.text()
    expect(JSON.parse(body)).toEqual({
      id,
      learner: { name: 'Ada Lovelace' },
      course: { title: 'A course' },
      issuedAt: expect.any(String),
      issuer: 'Foyer Academy Ltd',
    })
    expect(body).not.toContain('learners.example')
  })

  test('answers 304 to who has it, and 404 to a number that nobody has', async () => {
    const { id } = await earn(await learning.signIn())
    const tag = (await read(id)).headers.get('etag') ?? ''
    expect(tag).toMatch(/^"/)
    expect((await read(id, { 'if-none-match': tag })).status).toBe(304)
    expect((await read(randomUUID())).status).toBe(404)
    expect((await read('1')).status).toBe(404)
  })

  test('keeps its name and title when learner and course get others', async () => {
    const ada = await learning.signIn()
    await rename(ada, 'Ada Byron')
    const { id, courseId } = await earn(ada)
    const before = await (await read(id)).text()
    await rename(ada, 'Ada Lovelace')
    await learning.callAsAdmin(`/api/courses/${courseId}`, {
      method: 'PATCH',
      json: { title: 'Another', _status: 'published' },
    })
    expect(await (await read(id)).text()).toBe(before)
    await learning.callAsAdmin(`/api/courses/${courseId}`, { method: 'DELETE' })
    expect(await (await read(id)).text()).toBe(before)
  })

  test('takes the first name of a learner who had none, from the learner or from staff', async () => {
    const [ada, bob] = [await learning.signIn(), await learning.signIn()]
    const [adas, bobs] = [await earn(ada), await earn(bob)]
    const nameOn = async ({ id }: { id: string }) =>
      ((await (await read(id)).json()) as { learner: { name: string | null } }).learner.name
    expect(await nameOn(adas)).toBeNull()
    await rename(ada, 'Ada')
    await rename(ada, 'Somebody Else')
    expect(await nameOn(adas)).toBe('Ada')
    await learning.callAsAdmin(`/api/learners/${bob.learner.id}`, {
      method: 'PATCH',
      json: { name: 'Bob' },
    })
    expect(await nameOn(bobs)).toBe('Bob')
  })
})
