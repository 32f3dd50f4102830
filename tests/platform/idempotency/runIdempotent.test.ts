import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { Problem } from '../../../src/platform/http/Problem.js'
import { deferred, newKey, problemOf, startCalls, worker } from './startCalls.js'

let calls: Awaited<ReturnType<typeof startCalls>>
const call: typeof calls.call = (options) => calls.call(options)

beforeAll(async () => {
  calls = await startCalls()
})
afterAll(() => calls.stop())

describe('a key', () => {
  test('is not asked for', async () => {
    const work = worker()
    await call({ key: undefined, work })
    await call({ key: undefined, work })
    expect(work).toHaveBeenCalledTimes(2)
  })

  test.each(['', 'short', 'a'.repeat(129), '"in-quotes"', 'with spaces', 'umläut-key'])(
    'that is malformed is refused before any work: %s',
    async (key) => {
      const work = worker()
      expect(await problemOf(call({ key, work }))).toMatchObject({
        status: 400,
        code: 'invalid_idempotency_key',
      })
      expect(work).not.toHaveBeenCalled()
    },
  )

  test.each(['a'.repeat(8), 'a'.repeat(128), 'AZaz09_-'])('may be %s', async (key) => {
    expect((await call({ key })).status).toBe(201)
  })

  test('means nothing to another person, nor to another operation', async () => {
    const key = newKey()
    const work = worker()
    await call({ key, work })
    await call({ key, work, user: { id: '1', collection: 'users' } })
    await call({ key, work, user: { id: '2', collection: 'users' } })
    await call({ key, work, user: { id: '1', collection: 'learners' } })
    await call({ key, work, operationId: 'other.create' })
    expect(work).toHaveBeenCalledTimes(5)
  })

  test('is kept as a hash, like the body', async () => {
    const key = newKey()
    await call({ key, body: { email: 'ada@example.org' } })
    const { rows } = await calls.pool.query(
      'select id || fingerprint as text from idempotency_keys',
    )
    const kept = rows.map(({ text }: { text: string }) => text).join(' ')
    expect(kept).not.toContain(key)
    // Three letters stand in some hash now and then; an address stands in none.
    expect(kept).not.toContain('@')
    expect(kept).not.toContain('example.org')
  })
})

describe('the same request again', () => {
  test('runs once, however many arrive together', async () => {
    const key = newKey()
    const othersAnswered = deferred<undefined>()
    const work = worker({ until: othersAnswered.promise })
    let unanswered = 20
    const settled = <T>(outcome: T): T => {
      unanswered -= 1
      if (unanswered === 1) othersAnswered.resolve(undefined)
      return outcome
    }
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => call({ key, work }).then(settled, settled)),
    )
    expect(work).toHaveBeenCalledTimes(1)
    const answers = outcomes.filter((one) => one instanceof Response)
    expect(answers.map((one) => one.headers.has('idempotent-replayed'))).toEqual([false])
    const refusals = outcomes.filter((one) => one instanceof Problem)
    expect(refusals).toHaveLength(19)
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({
        status: 409,
        code: 'request_in_progress',
        headers: { 'retry-after': '1' },
      })
    }
  })

  test('gets the same status, headers and bytes', async () => {
    const key = newKey()
    const bytes = Uint8Array.from({ length: 256 }, (_, at) => at)
    const headers = { 'content-type': 'application/x-thing', location: '/api/things/7' }
    const work = async () => new Response(bytes, { status: 201, headers })
    const first = await call({ key, work })
    const second = await call({ key, work })
    expect(second.status).toBe(201)
    expect(Object.fromEntries(second.headers)).toEqual({
      ...headers,
      'idempotent-replayed': 'true',
    })
    expect(Object.fromEntries(first.headers)).toEqual(headers)
    expect(new Uint8Array(await first.arrayBuffer())).toEqual(bytes)
    expect(new Uint8Array(await second.arrayBuffer())).toEqual(bytes)
  })

  test.each([200, 202, 204, 303])('gets a %i again like any other success', async (status) => {
    const key = newKey()
    const work = worker({ status })
    await call({ key, work })
    const again = await call({ key, work })
    expect(again.status).toBe(status)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('is the same whatever the order of its fields', async () => {
    const key = newKey()
    const work = worker()
    await call({ key, work, body: { a: 1, b: { c: [1, 2], d: null } } })
    const again = await call({ key, work, body: { b: { d: null, c: [1, 2] }, a: 1 } })
    expect(again.headers.get('idempotent-replayed')).toBe('true')
  })

  test('is compared to any depth', async () => {
    const nested = (inner: string): unknown =>
      JSON.parse(`${'{"a":['.repeat(8_000)}${inner}${']}'.repeat(8_000)}`)
    const key = newKey()
    await call({ key, body: nested('1') })
    const again = await call({ key, body: nested('1') })
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    const other = await problemOf(call({ key, body: nested('2') }))
    expect(other.code).toBe('idempotency_mismatch')
  })

  test('never gets the cookies of the first, and none are kept', async () => {
    const key = newKey()
    const work = async () => new Response('{}', { headers: { 'set-cookie': 'session=secret' } })
    const first = await call({ key, work })
    const second = await call({ key, work })
    expect(first.headers.getSetCookie()).toEqual(['session=secret'])
    expect(second.headers.getSetCookie()).toEqual([])
    const { rows } = await calls.pool.query(
      `select from idempotency_keys where headers::text ~ 'secret'`,
    )
    expect(rows).toHaveLength(0)
  })

  test('runs again once the 24 hours are over', async () => {
    const key = newKey()
    const work = worker()
    await call({ key, work })
    await calls.pool.query(`update idempotency_keys set expires_at = now()`)
    const later = await call({ key, work, body: { other: true } })
    expect(later.headers.has('idempotent-replayed')).toBe(false)
    expect(work).toHaveBeenCalledTimes(2)
  })
})

describe('another request under a used key', () => {
  const first = { body: { amount: [1, 2] }, params: { id: 'a' }, url: 'http://host/x?notify=yes' }

  test.each([
    ['another body', { body: { amount: [1, 2], note: '' } }],
    ['another list order', { body: { amount: [2, 1] } }],
    ['another path', { params: { id: 'b' } }],
    ['another query', { url: 'http://host/x' }],
  ])('is refused: %s', async (_, change) => {
    const key = newKey()
    const work = worker()
    await call({ key, work, ...first })
    const refusal = await problemOf(call({ key, work, ...first, ...change }))
    expect(refusal).toMatchObject({ status: 422, code: 'idempotency_mismatch' })
    expect(work).toHaveBeenCalledTimes(1)
  })

  test('is refused while the first still runs', async () => {
    const key = newKey()
    const started = deferred<undefined>()
    const refused = deferred<undefined>()
    const work = async () => {
      started.resolve(undefined)
      await refused.promise
      return new Response()
    }
    const running = call({ key, work })
    await started.promise
    const refusal = await problemOf(call({ key, body: { other: true } }))
    expect(refusal.code).toBe('idempotency_mismatch')
    refused.resolve(undefined)
    await running
  })
})

test('an event stream is passed on as it comes, and frees the key', async () => {
  const key = newKey()
  const first = new TextEncoder().encode('data: 1\n\n')
  const unfinished = new ReadableStream({ start: (controller) => controller.enqueue(first) })
  const headers = { 'content-type': 'text/event-stream' }
  const { body } = await call({ key, work: async () => new Response(unfinished, { headers }) })
  expect((await body?.getReader().read())?.value).toEqual(first)
  const next = await call({ key, body: { other: true } })
  expect([next.status, next.headers.has('idempotent-replayed')]).toEqual([201, false])
})

describe('a failure', () => {
  test.each([400, 402, 409, 500])('answered with %i frees the key', async (status) => {
    const key = newKey()
    const refused = await call({ key, work: worker({ status }) })
    expect(refused.status).toBe(status)
    const again = await call({ key, body: { mended: true } })
    expect(again.status).toBe(201)
    expect(again.headers.has('idempotent-replayed')).toBe(false)
  })

  test('that is thrown frees the key and is passed on', async () => {
    const key = newKey()
    const failure = new Error('no such program')
    const failing = call({ key, work: () => Promise.reject(failure) })
    await expect(failing).rejects.toBe(failure)
    expect((await call({ key })).status).toBe(201)
  })
})
