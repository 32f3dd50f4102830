import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { type Learning, startLearning } from '../../modules/learning/auth/startLearning.js'
import { adminKey } from '../../support/boot.js'

let service: Learning

beforeAll(async () => {
  service = await startLearning()
})
afterAll(() => service.stop())

type Answer = { status: number; isReplay: boolean; body: Record<string, unknown> }

async function post(path: string, json: unknown, once: string): Promise<Answer> {
  const headers = {
    'content-type': 'application/json',
    'x-api-key': adminKey,
    'idempotency-key': once,
    accept: 'application/json, text/event-stream',
  }
  const answer = await service.call(path, { method: 'POST', headers, body: JSON.stringify(json) })
  const text = await answer.text()
  const isEvents = answer.headers.get('content-type')?.startsWith('text/event-stream')
  const source = isEvents ? (/^data: (.*)$/m.exec(text)?.[1] ?? '') : text
  return {
    status: answer.status,
    isReplay: answer.headers.get('idempotent-replayed') === 'true',
    body: JSON.parse(source || 'null') as Record<string, unknown>,
  }
}

const countFaqs = async (question: string) => {
  const where = { question: { equals: question } }
  return (await service.payload.count({ collection: 'faqs', where })).totalDocs
}

describe('Idempotency-Key on a mutation', () => {
  const create = (question: string, answer = 'Yes.') => ({
    query: 'mutation ($data: mutationFaqInput!) { createFaq(data: $data) { id } }',
    variables: { data: { question, answer } },
  })
  const ask = (json: object, once: string) => post('/api/graphql', json, once)

  test('makes one document and replays its answer', async () => {
    const once = randomUUID()
    const first = await ask(create('In GraphQL?'), once)
    const second = await ask(create('In GraphQL?'), once)
    expect([first.status, first.isReplay, second.isReplay]).toEqual([200, false, true])
    expect(second.body).toEqual(first.body)
    expect(await countFaqs('In GraphQL?')).toBe(1)
  })

  test('is no other mutation’s, and stays free where nothing was made', async () => {
    const once = randomUUID()
    const failed = await ask(create('With no answer?', ''), once)
    expect([failed.status, Object.keys(failed.body)]).toEqual([200, ['data', 'errors']])
    expect((await ask(create('With an answer?'), once)).isReplay).toBe(false)
    const other = await ask(create('Something else?'), once)
    expect([other.status, other.body['code']]).toEqual([422, 'idempotency_mismatch'])
  })

  test('means nothing to a query', async () => {
    const once = randomUUID()
    const query = { query: '{ Faqs { totalDocs } }' }
    await ask(query, once)
    await ask(create('Is it counted?'), randomUUID())
    const { isReplay, body } = await ask(query, once)
    const total = (await service.payload.count({ collection: 'faqs' })).totalDocs
    expect([isReplay, body]).toEqual([false, { data: { Faqs: { totalDocs: total } } }])
  })
})

describe('Idempotency-Key on an agent’s call', () => {
  const create = (question: string, id = 1) => ({
    ...{ jsonrpc: '2.0', id, method: 'tools/call' },
    params: {
      name: 'create_draft',
      arguments: { collection: 'faqs', data: { question, answer: 'Yes.' } },
    },
  })
  const resultOf = ({ body }: Answer) => body['result'] as Record<string, unknown>

  test('makes one document, and refuses another under the same key', async () => {
    const once = randomUUID()
    const first = resultOf(await post('/api/mcp', create('By an agent?'), once))
    const second = resultOf(await post('/api/mcp', create('By an agent?', 2), once))
    expect(second['structuredContent']).toEqual(first['structuredContent'])
    expect(second['_meta']).toMatchObject({ 'foyer/idempotent-replayed': true })
    expect(await countFaqs('By an agent?')).toBe(1)
    const other = resultOf(await post('/api/mcp', create('By another?'), once))
    expect(other).toMatchObject({ isError: true })
    expect(JSON.stringify(other)).toContain('idempotency_mismatch')
  })
})

describe('Idempotency-Key on a sign-in', () => {
  test('gives who lost the answer the same session, but no cookie', async () => {
    const email = `${randomUUID()}@learners.example`
    const json = { email, otp: await service.askCode(email) }
    const headers = { 'idempotency-key': randomUUID() }
    const signIn = () => service.send('/api/lms/auth/verify-otp', { json, headers })
    const [first, second] = [await signIn(), await signIn()]
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await second.json()).toEqual(await first.json())
    expect(first.headers.get('set-cookie')).toContain('foyer-learner=')
    expect(second.headers.get('set-cookie')).toBeNull()
  })
})

test('a malformed Idempotency-Key is the same fault on every POST', async () => {
  type Document = { paths: Record<string, { post?: { operationId: string } }> }
  const { paths } = (await (await service.call('/api/openapi.json')).json()) as Document
  // A gateway is sent to the result page whatever it sends.
  const posts = Object.entries(paths).filter(
    ([path, { post: operation }]) => operation && !path.includes('/gateway/'),
  )
  // Who may call is decided before, and whether there is such an estimate at all.
  const before = ['invalid_credentials', 'forbidden', 'tco_unavailable']
  expect(posts.length).toBeGreaterThan(40)
  const answers = await Promise.all(
    posts.map(async ([path]) => {
      // The id of a form has other methods than its slug.
      const name = path.startsWith('/api/forms/') ? 'a-form' : randomUUID()
      const { status, body } = await post(path.replaceAll(/\{\w+\}/g, name), {}, 'odd key')
      return [path, status, body['code']]
    }),
  )
  const isAsked = (code: unknown) => code === 'invalid_idempotency_key'
  const others = answers.filter(([, status, code]) => status !== 400 || !isAsked(code))
  expect(others.filter(([, , code]) => !before.includes(String(code)))).toEqual([])
})
