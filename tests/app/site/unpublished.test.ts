import { afterAll, beforeAll, expect, test } from '@jest/globals'

import { type Learning, startLearning } from '../../modules/learning/auth/startLearning.js'
import { makeDates } from '../../modules/learning/makeDates.js'
import { openLesson } from './learnerVisits.js'
import { visitPage } from './visitPage.js'

let learning: Learning
beforeAll(async () => {
  learning = await startLearning()
})
afterAll(() => learning.stop())

test('the pages of a learner link to a course of theirs only while it is published, and to its calendar file always', async () => {
  const { id, slug } = await learning.makeCourse({ title: 'Kept' })
  const [session = ''] = await makeDates(learning.payload, id, [
    { startsAt: '2099-03-29T07:30:00Z' },
  ])
  const who = await learning.signIn()
  await learning.sendAs(who, '/api/lms/enrolments', { json: { course: slug, session } })
  const headers = { cookie: who.cookie }
  const pages = async () => [
    (await visitPage('learn', '/learn', { headers })).html,
    (await visitPage('learn/bookings', '/learn/bookings', { headers })).html,
    (await openLesson({ course: slug, lesson: 'one' }, { headers })).html,
  ]
  const link = `href="/courses/${slug}"`
  for (const html of await pages()) expect(html).toContain(link)
  const json = { _status: 'draft' }
  await learning.callAsAdmin(`/api/courses/${id}`, { method: 'PATCH', json })
  const [mine = '', bookings = '', lesson = ''] = await pages()
  for (const html of [mine, bookings, lesson]) {
    expect(html).toContain('Kept')
    expect(html).not.toContain(link)
  }
  for (const html of [mine, bookings]) {
    const [, file = ''] = /href="([^"]+\.ics[^"]*)"/.exec(html) ?? []
    expect((await learning.send(file, { headers })).status).toBe(200)
  }
})
