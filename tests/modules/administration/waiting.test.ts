import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from '@payloadcms/db-postgres/drizzle'

import type { Role } from '../../../src/platform/access.js'
import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { boot, type Foyer } from '../../support/boot.js'
import { asRole } from '../leads/asRole.js'

let foyer: Foyer

const run = (statement: ReturnType<typeof sql>) =>
  postgresOf(foyer.payload).drizzle.execute(statement)

beforeAll(async () => {
  foyer = await boot()
  for (const status of ['new', 'new', 'won']) {
    const id = randomUUID()
    await run(sql`
      insert into leads (id, status, email, email_key, reference, kind, locale)
      values (${id}, ${status}::enum_leads_status, 'a@b.example', 'a@b.example', ${id}, 'demo', 'en')`)
  }
  await run(sql`
    insert into mail_failures (id, recipient, kind, reason, attempts)
    values (${randomUUID()}, 'a@b.example', 'receipt', 'refused', 1)`)
  for (const grounded of [true, false]) {
    await run(sql`
      insert into chat_questions (id, question, grounded, mode, locale, day, message_id)
      values (${randomUUID()}, 'Why?', ${grounded}, 'local', 'en', '2026-03-01', ${randomUUID()})`)
  }
  for (const died of [null, '2026-03-01']) {
    await run(sql`
      insert into webhooks (id, url, dead_since)
      values (${randomUUID()}, 'https://a.example/', ${died})`)
  }
  for (const status of ['failed', 'pending', 'delivered']) {
    await run(sql`
      insert into webhook_deliveries (id, message_id, event, body, status)
      values (${randomUUID()}, ${randomUUID()}, 'lead.created', '{}',
        ${status}::enum_webhook_deliveries_status)`)
  }
})
afterAll(() => foyer.stop())

type Item = { id: string; label: string; hint: string; count: number; url: string }

async function waitingOf(role: Role): Promise<Item[]> {
  const { call } = await asRole(foyer, role)
  const { items } = (await (await call('/api/waiting')).json()) as { items: Item[] }
  return items
}

const counts = (items: Item[]) => Object.fromEntries(items.map(({ id, count }) => [id, count]))

test('counts what waits, for each role what it may read', async () => {
  expect(counts(await waitingOf('admin'))).toEqual({
    'undelivered-mails': 1,
    'dead-webhooks': 1,
    'failed-deliveries': 1,
    'new-leads': 2,
    'orders-to-review': 0,
    'orders-to-look-at': 0,
    'refunds-due': 0,
    'unanswered-questions': 1,
    'failing-test-questions': 0,
  })
  expect(counts(await waitingOf('sales'))).toEqual({ 'undelivered-mails': 1, 'new-leads': 2 })
  // The mail that was not delivered is about no order.
  expect(counts(await waitingOf('finance'))).toEqual({
    'undelivered-mails': 0,
    'orders-to-review': 0,
    'orders-to-look-at': 0,
    'refunds-due': 0,
  })
  expect(counts(await waitingOf('editor'))).toEqual({
    'unanswered-questions': 1,
    'failing-test-questions': 0,
  })
  expect(await waitingOf('viewer')).toEqual([])
})

test('leads to lists of as many documents', async () => {
  for (const { count, url } of await waitingOf('admin')) {
    expect(url).toMatch(/^\/admin\/collections\/[a-z-]+(?:\?where|$)/)
    const answer = await foyer.callAsAdmin(url.replace('/admin/collections/', '/api/'))
    expect([url, await answer.json()]).toEqual([url, expect.objectContaining({ totalDocs: count })])
  }
})

test('is closed to strangers', async () => {
  expect((await foyer.call('/api/waiting')).status).toBe(401)
})
