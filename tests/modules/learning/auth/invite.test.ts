import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { type Learning, startLearning } from './startLearning.js'

let learning: Learning

beforeAll(async () => {
  learning = await startLearning({ LMS_SIGNUP: 'invite', SERVER_URL: 'https://foyer.example' })
})
afterAll(() => learning.stop())

const request = (email: string) =>
  learning.send('/api/lms/auth/request-otp', {
    json: { email },
    headers: { 'x-request-id': 'the-same-id' },
  })

const invite = (email: string) =>
  learning.callAsAdmin('/api/learners', { method: 'POST', json: { email, name: 'Invited' } })

test('lets in people whom staff have entered, whatever case the address was written in', async () => {
  expect((await invite('Invited@Learners.Example')).status).toBe(201)
  const { learner } = await learning.signIn('invited@learners.example')
  expect(learner).toMatchObject({ email: 'invited@learners.example', name: 'Invited' })
})

test('answers an uninvited address like an invited one, and mails it nothing', async () => {
  await invite('known@learners.example')
  const seen = learning.mails.length
  const [unknown, known] = [
    await request('unknown@learners.example'),
    await request('known@learners.example'),
  ]
  expect([unknown.status, known.status]).toEqual([202, 202])
  const shapeOf = async (answer: Response) => {
    const { challengeId, ...body } = (await answer.json()) as { challengeId: string }
    const headers = [...answer.headers].filter(([name]) => name !== 'date')
    return { body, headers, length: challengeId.length }
  }
  expect(await shapeOf(unknown)).toEqual(await shapeOf(known))
  const again = [await request('unknown@learners.example'), await request('known@learners.example')]
  expect(again.map(({ status }) => status)).toEqual([429, 429])
  await learning.untilDone('learning.mailSignInCode')
  const told = learning.mails.slice(seen).map(({ to }) => to[0])
  expect(told).toEqual(['known@learners.example'])
})

test('creates no learner for somebody who was taken off the list after their code was sent', async () => {
  await invite('removed@learners.example')
  const otp = await learning.askCode('removed@learners.example')
  await learning.query(sql`delete from learners where email = 'removed@learners.example'`)
  const answer = await learning.send('/api/lms/auth/verify-otp', {
    json: { email: 'removed@learners.example', otp },
  })
  expect(answer.status).toBe(400)
  expect(((await answer.json()) as { code: string }).code).toBe('otp_invalid')
  const rows = await learning.query(
    sql`select id from learners where email = 'removed@learners.example'`,
  )
  expect(rows).toEqual([])
})

test('sends the cookie over https alone where the service is reached so', async () => {
  await invite('secure@learners.example')
  const otp = await learning.askCode('secure@learners.example')
  const answer = await learning.send('/api/lms/auth/verify-otp', {
    json: { email: 'secure@learners.example', otp },
  })
  expect(answer.headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Lax; Secure$/)
})

test('refuses to enter an address that nobody could sign in by', async () => {
  const answer = await invite('müller@learners.example')
  expect(answer.status).toBe(400)
})
