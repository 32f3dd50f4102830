import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../support/boot.js'
import { asRole } from '../leads/asRole.js'

let foyer: Foyer

type Kept = { day: string; question: string; grounded?: boolean; helpful?: boolean | null }

beforeAll(async () => {
  foyer = await boot()
  await keep({ day: '2026-02-28', question: 'Yesterday?' })
  await keep({ day: '2026-03-01', question: 'Do you teach in Lyon?', grounded: false })
  await keep({
    day: '2026-03-02',
    question: 'do you teach in Lyon',
    grounded: false,
    helpful: false,
  })
  await keep({ day: '2026-03-02', question: 'What does it cost?', helpful: true })
  await keep({ day: '2026-03-02', question: 'x'.repeat(2_000), helpful: true })
  await keep({ day: '2026-03-03', question: 'Tomorrow?' })
  await count('chat.mode.platform', '2026-03-01T23:00:00Z', 3)
  await count('chat.mode.local', '2026-03-02T00:00:00Z', 4)
  await count('chat.fallback', '2026-03-02T05:00:00Z', 1)
  await count('chat.breaker.opened', '2026-03-02T05:00:00Z', 2)
  await count('chat.mode.platform', '2026-03-03T00:00:00Z', 9)
  await count('chat.refused', '2026-03-02T05:00:00Z', 1)
  await count('chat.unsure', '2026-03-02T05:00:00Z', 1)
  await count('chat.feedback.helpful', '2026-03-02T05:00:00Z', 3)
})
afterAll(() => foyer.stop())

const run = (statement: ReturnType<typeof sql>) =>
  postgresOf(foyer.payload).drizzle.execute(statement)

const keep = ({ day, question, grounded = true, helpful = null }: Kept) =>
  run(sql`
    insert into chat_questions (id, question, grounded, mode, helpful, locale, day, message_id)
    values (${randomUUID()}, ${question}, ${grounded}, 'local', ${helpful}, 'en', ${day},
      ${randomUUID()})`)

const count = (name: string, hour: string, number: number) =>
  run(sql`
    insert into measurements (name, hour, bucket, count, sum)
    values (${name}, ${hour}, 0, ${number}, ${number})`)

const path = '/api/chat-questions/totals?from=2026-03-01&until=2026-03-02'

const none = { answered: 0, unsure: 0, refused: 0, helpful: 0, unhelpful: 0 }

test('sums up what was asked, what was not answered, and the thumbs, in these days', async () => {
  const totals = await (await foyer.callAsAdmin(path)).json()
  expect(totals).toMatchObject({ asked: 4, unanswered: 2, helpful: 2, unhelpful: 1 })
  expect(totals.days).toEqual([
    {
      day: '2026-03-01',
      platform: 3,
      local: 0,
      fallback: 0,
      breakerOpened: 0,
      ...none,
      answered: 3,
    },
    {
      day: '2026-03-02',
      platform: 0,
      local: 4,
      fallback: 1,
      breakerOpened: 2,
      ...none,
      answered: 2,
      refused: 1,
      unsure: 1,
      helpful: 3,
    },
  ])
})

test('takes one question for the same however it is spelt, and cuts long ones', async () => {
  const { mostAsked, mostUnanswered } = await (await foyer.callAsAdmin(path)).json()
  const lyon = { question: 'do you teach in Lyon', times: 2, lastDay: '2026-03-02' }
  expect(mostUnanswered.map(withoutCase)).toEqual([withoutCase(lyon)])
  expect(mostAsked.map(withoutCase)[0]).toEqual(withoutCase(lyon))
  expect(mostAsked).toHaveLength(3)
  expect(mostAsked.find(({ question }: Asked) => question.startsWith('xx')).question).toHaveLength(
    200,
  )
})

type Asked = { question: string; times: number; lastDay: string }

const withoutCase = ({ question, ...rest }: Asked) => ({
  ...rest,
  question: question.toLowerCase().replace('?', ''),
})

test('is read by editors and admins alone', async () => {
  expect((await foyer.call(path)).status).toBe(401)
  for (const [role, status] of [
    ['editor', 200],
    ['sales', 403],
    ['finance', 403],
    ['viewer', 403],
  ] as const) {
    const { call } = await asRole(foyer, role)
    expect([role, (await call(path)).status]).toEqual([role, status])
  }
})
