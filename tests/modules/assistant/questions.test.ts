import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pino from 'pino'

import { purgeChats } from '../../../src/modules/assistant/index.js'
import { bootSite, type Site } from './site.js'

let site: Site
const lines: string[] = []

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => lines.push(line) })
  site = await bootSite({ TRUSTED_PROXY_HOPS: '1' }, { log })
})

afterAll(() => site.stop())

let clients = 0
const elsewhere = () => ({ 'x-forwarded-for': `198.51.100.${String((clients += 1))}` })

function rate(body: Record<string, unknown>) {
  return site.call('/api/chat/feedback', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function signIn(role: 'editor' | 'viewer' | 'sales' | 'finance') {
  const user = { email: `${role}@foyer.example`, password: 'correct horse battery' }
  const where = { email: { equals: user.email } }
  const { totalDocs } = await site.payload.count({ collection: 'users', where })
  if (totalDocs === 0) await site.payload.create({ collection: 'users', data: { ...user, role } })
  const response = await site.call('/api/users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(user),
  })
  const { token } = (await response.json()) as { token: string }
  return (
    path: string,
    { headers, ...init }: { method?: string; body?: string; headers?: Record<string, string> } = {},
  ) => site.call(path, { ...init, headers: { ...headers, authorization: `JWT ${token}` } })
}

describe('POST /api/chat/feedback', () => {
  test('notes whether an answer helped; the last word counts, and is counted once', async () => {
    const { body } = await site.ask({ message: 'How long does a refund take?' }, elsewhere())
    const { messageId } = body
    expect((await rate({ messageId, helpful: false, comment: 'Call 020 7946 0958' })).status).toBe(
      204,
    )
    expect((await rate({ messageId, helpful: true })).status).toBe(204)
    const { docs } = await (await site.callAsAdmin('/api/chat-questions')).json()
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({
      question: 'How long does a refund take?',
      grounded: true,
      mode: 'local',
      source: 'How long does a refund take?',
      helpful: true,
      comment: 'Call [phone]',
      locale: 'en',
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    await site.platform.measurements.flush()
    const counted = await site.query(
      `select name, sum(count)::int as count from measurements where name like 'chat.feedback%' group by name`,
    )
    expect(counted).toEqual([{ name: 'chat.feedback.unhelpful', count: 1 }])
  })

  test('with a comment of the longest kind, in emoji, still lets staff mark the question as done', async () => {
    const { body } = await site.ask({ message: 'Is there a refund for llamas?' }, elsewhere())
    const { messageId } = body
    const comment = '😀'.repeat(1_000)
    expect((await rate({ messageId, helpful: false, comment })).status).toBe(204)
    const own = `where message_id = '${messageId}'`
    const found = await site.query(`select id from chat_questions ${own}`)
    const [{ id } = { id: '' }] = found as { id: string }[]
    const path = `/api/chat-questions/${id}`
    const done = await site.callAsAdmin(path, { method: 'PATCH', json: { reviewed: true } })
    expect(await done.json()).toMatchObject({ doc: { reviewed: true, comment } })
    await site.query(`delete from chat_questions ${own}`)
  })

  test.each([
    ['in characters that take two units', '😀 '.repeat(999)],
    ['that masks make longer', 'a@b.co '.repeat(285)],
  ])('is noted for a question of full length %s', async (_, message) => {
    const { status, body } = await site.ask({ message }, elsewhere())
    expect(status).toBe(200)
    expect((await rate({ messageId: body.messageId, helpful: false })).status).toBe(204)
  })

  test('knows no answer by a guessed id', async () => {
    const response = await rate({ messageId: 'guessed', helpful: true })
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'not_found' })
  })

  test('names every fault', async () => {
    const response = await rate({ helpful: 'yes', more: 1 })
    expect(response.status).toBe(422)
    const { errors } = (await response.json()) as { errors: { path: string }[] }
    expect(errors.map(({ path }) => path).toSorted()).toEqual(['/helpful', '/messageId', '/more'])
  })
})

describe('POST /api/chat-questions/{id}/answer', () => {
  const asked = 'Do you lend umbrellas?'
  const answer = 'Yes. The umbrellas stand at the reception, and cost nothing.'

  async function questions(): Promise<{ id: string; faq: unknown }[]> {
    const query = `where[question][like]=umbrellas&depth=0`
    const { docs } = await (await site.callAsAdmin(`/api/chat-questions?${query}`)).json()
    return docs
  }

  test('publishes what the assistant answers from then on, for all who asked the same', async () => {
    expect((await site.ask({ message: asked }, elsewhere())).body.grounded).toBe(false)
    await site.ask({ message: 'do you lend umbrellas' }, elsewhere())
    const [first] = await questions()
    const path = `/api/chat-questions/${String(first?.id)}/answer`
    const json = { question: asked, answer }
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => site.callAsAdmin(path, { method: 'POST', json })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
    const [created] = responses.filter(({ status }) => status === 201)
    const { faq } = (await created?.json()) as { faq: string }
    expect((await questions()).map((each) => each.faq)).toEqual([faq, faq])
    const { docs } = await (await site.call('/api/faqs?where[question][like]=umbrellas')).json()
    expect(docs).toEqual([expect.objectContaining({ id: faq, question: asked, answer })])
    await site.platform.search.settled()
    const { body } = await site.ask({ message: asked }, elsewhere())
    expect(body).toMatchObject({ grounded: true, answer: expect.stringContaining('reception') })
  })

  test('names every fault, and what is not there or not theirs', async () => {
    const [first] = await questions()
    const path = `/api/chat-questions/${String(first?.id)}/answer`
    const empty = await site.callAsAdmin(path, { method: 'POST', json: { question: ' ', more: 1 } })
    expect(empty.status).toBe(422)
    const { errors } = (await empty.json()) as { errors: { path: string }[] }
    expect(errors.map((fault) => fault.path).toSorted()).toEqual(['/answer', '/more', '/question'])
    const json = { question: asked, answer }
    for (const id of ['999999', '%00', 'a%00b']) {
      const missing = await site.callAsAdmin(`/api/chat-questions/${id}/answer`, {
        ...{ method: 'POST', json },
      })
      expect([id, missing.status]).toEqual([id, 404])
    }
    const viewer = await signIn('viewer')
    const refused = await viewer(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(json),
    })
    expect(refused.status).toBe(403)
  })
})

describe('what visitors asked', () => {
  test('can be read only by editors and admins', async () => {
    for (const [role, status] of [
      ['editor', 200],
      ['viewer', 403],
      ['sales', 403],
      ['finance', 403],
    ] as const) {
      const call = await signIn(role)
      expect((await call('/api/chat-questions')).status).toBe(status)
    }
    expect((await site.call('/api/chat-questions')).status).toBe(403)
    expect((await site.callAsAdmin('/api/chat-questions')).status).toBe(200)
  })

  test('is marked as reviewed by an editor, and changed in nothing else', async () => {
    const { docs } = await (await site.callAsAdmin('/api/chat-questions')).json()
    const { id, question } = docs[0] as { id: string; question: string }
    const path = `/api/chat-questions/${id}`
    const json = { question: 'Other', grounded: true, reviewed: true }
    const headers = { 'content-type': 'application/json' }
    const patch = { method: 'PATCH', body: JSON.stringify(json), headers }
    expect((await (await signIn('viewer'))(path, patch)).status).toBe(403)
    expect((await (await signIn('editor'))(path, patch)).status).toBe(200)
    const stored = await (await site.callAsAdmin(path)).json()
    expect(stored).toMatchObject({ question, reviewed: true })
    expect((await site.callAsAdmin(path, { method: 'DELETE' })).status).toBe(403)
    const created = await site.callAsAdmin('/api/chat-questions', { method: 'POST', json })
    expect(created.status).toBe(403)
  })

  test('names nobody, in any row or line of the log', async () => {
    const told = [
      'ada@example.org',
      '+32 475 12 34 56',
      'BE68 5390 0754 7034',
      '4111 1111 1111 1111',
      'sk-proj-abcdefghijklmnop1234',
      'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N',
    ]
    const { body } = await site.ask(
      { message: `How long does a refund take? ${told.join(', ')}` },
      { ...elsewhere(), 'idempotency-key': 'a-key-of-this-test' },
    )
    expect(body.grounded).toBe(true)
    await rate({ messageId: body.messageId, helpful: true, comment: told.join(' and ') })
    const tables = await site.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    for (const { name } of tables) {
      const rows = await site.query<{ row: string }>(`select t::text as row from "${name}" t`)
      const text = rows.map(({ row }) => row).join('\n')
      for (const secret of told)
        expect({ name, holds: text.includes(secret) }).toEqual({ name, holds: false })
    }
    for (const secret of told) expect(lines.join('\n')).not.toContain(secret)
    expect(lines.join('\n')).not.toContain('refund take')
  })

  test('goes after 90 days, a conversation after one', async () => {
    await site.query(`update chat_questions set created_at = now() - interval '90 days'`)
    await site.query(`update chat_turns set said_at = now() - interval '24 hours'`)
    await site.ask({ message: 'refund' }, elsewhere())
    const { payload } = site
    await purgeChats.run({}, { payload } as never)
    expect(await site.query('select question from chat_questions')).toEqual([
      { question: 'refund' },
    ])
    expect(await site.query('select question from chat_turns')).toEqual([{ question: 'refund' }])
  })
})
