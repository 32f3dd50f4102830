import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { adminKey, boot, type Foyer } from '../../support/boot.js'

let foyer: Foyer
let picture: Buffer

beforeAll(async () => {
  foyer = await boot()
  picture = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
})
afterAll(() => foyer.stop())

const key = { 'x-api-key': adminKey }
const newKey = () => randomUUID()

const send = (path: string, body: BodyInit, headers: Record<string, string>) =>
  foyer.call(path, { method: 'POST', headers: { ...key, ...headers }, body })

const post = (path: string, json: unknown, once: string | Record<string, string>) =>
  send(path, JSON.stringify(json), {
    'content-type': 'application/json',
    ...(typeof once === 'string' ? { 'idempotency-key': once } : once),
  })

const idOf = async (answer: Response) => ((await answer.json()) as { doc: { id: string } }).doc.id

const codeOf = async (answer: Response) => ((await answer.json()) as { code: string }).code

const faq = (question: string) => ({ question, answer: 'Yes.' })

const countFaqs = async (question: string) => {
  const where = { question: { equals: question } }
  return (await foyer.payload.count({ collection: 'faqs', where })).totalDocs
}

describe('Idempotency-Key on Payload’s own creates', () => {
  test('makes one document and replays its answer, whatever the order of the fields', async () => {
    const once = newKey()
    const first = await post('/api/faqs', faq('Once?'), once)
    const again = await post('/api/faqs', { answer: 'Yes.', question: 'Once?' }, once)
    expect([first.status, again.status]).toEqual([201, 201])
    expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([
      null,
      'true',
    ])
    expect(await again.text()).toBe(await first.text())
    expect(await countFaqs('Once?')).toBe(1)
  })

  test('makes one document of twenty requests at once', async () => {
    const once = newKey()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/api/faqs', faq('Twenty?'), once)),
    )
    const isMade = ({ status, headers }: Response) =>
      status === 201 && !headers.has('idempotent-replayed')
    expect(answers.filter(isMade)).toHaveLength(1)
    for (const answer of answers.filter((one) => one.status !== 201)) {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([409, '1'])
      expect(await codeOf(answer)).toBe('request_in_progress')
    }
    expect(await countFaqs('Twenty?')).toBe(1)
  })

  test('refuses another body under the same key, and a malformed key', async () => {
    const once = newKey()
    await post('/api/faqs', faq('Mine?'), once)
    const other = await post('/api/faqs', faq('Other?'), once)
    expect([other.status, await codeOf(other)]).toEqual([422, 'idempotency_mismatch'])
    const malformed = await post('/api/faqs', faq('Malformed?'), 'short')
    expect([malformed.status, await codeOf(malformed)]).toEqual([400, 'invalid_idempotency_key'])
    expect(await countFaqs('Malformed?')).toBe(0)
  })

  test('keeps the key of what was refused free, and of other callers and collections apart', async () => {
    const once = newKey()
    expect((await post('/api/faqs', { question: 'No answer?' }, once)).status).toBe(400)
    expect((await post('/api/faqs', faq('Mended?'), once)).status).toBe(201)
    const apiKey = `key-of-another-${randomUUID()}`
    await foyer.payload.create({
      collection: 'users',
      data: {
        email: 'another@staff.example',
        password: 'a long password',
        role: 'editor',
        enableAPIKey: true,
        apiKey,
      },
    })
    const another = await post('/api/faqs', faq('Mended?'), {
      'idempotency-key': once,
      'x-api-key': apiKey,
    })
    expect([another.status, another.headers.has('idempotent-replayed')]).toEqual([201, false])
    const page = await post('/api/pages', { title: 'x', slug: 'of-one-key' }, once)
    expect([page.status, page.headers.has('idempotent-replayed')]).toEqual([201, false])
  })

  test('copies a document once', async () => {
    const made = await idOf(await post('/api/faqs', faq('Copied?'), newKey()))
    const once = newKey()
    const copies = [1, 2].map(() => post(`/api/faqs/${made}/duplicate`, {}, once))
    const answers = await Promise.all(copies)
    const last = await post(`/api/faqs/${made}/duplicate`, {}, once)
    expect(last.headers.get('idempotent-replayed')).toBe('true')
    const [first] = answers.filter(({ status }) => status < 300)
    expect(first && (await idOf(first))).toBe(await idOf(last))
  })

  test('takes a file once, though each try makes up a boundary of its own', async () => {
    const once = newKey()
    const upload = (alt: string) => {
      const form = new FormData()
      form.set('_payload', JSON.stringify({ alt }))
      form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'red.png')
      return send('/api/media', form, { 'idempotency-key': once })
    }
    const first = await upload('Red')
    const again = await upload('Red')
    expect([first.status, again.status]).toEqual([201, 201])
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(await idOf(again)).toBe(await idOf(first))
    expect((await upload('Blue')).status).toBe(422)
  })

  test('leaves lists alone that are asked for by POST', async () => {
    const once = newKey()
    const list = () =>
      send('/api/faqs', 'limit=1', {
        'content-type': 'application/x-www-form-urlencoded',
        'x-payload-http-method-override': 'GET',
        'idempotency-key': once,
      })
    for (const answer of [await list(), await list()]) {
      expect([answer.status, answer.headers.has('idempotent-replayed')]).toEqual([200, false])
    }
  })

  test('keeps no secret of an answer readable in the database', async () => {
    const apiKey = `a-key-shown-once-${randomUUID()}`
    const data = {
      email: 'shown@staff.example',
      password: 'a long password',
      role: 'viewer',
      enableAPIKey: true,
      apiKey,
    }
    const once = newKey()
    const first = await post('/api/users', data, once)
    expect(first.status).toBe(201)
    expect(await (await post('/api/users', data, once)).text()).toBe(await first.text())
    const { rows } = await postgresOf(foyer.payload).drizzle.execute(
      sql`select encode(body, 'escape') as body from idempotency_keys where body is not null`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/shown@staff|a-key-shown-once/)
  })
})
