import { setTimeout as sleep } from 'node:timers/promises'

import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { Payload, PayloadRequest } from 'payload'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { Problem } from '../../../src/platform/http/Problem.js'
import { deleteExpiredKeys } from '../../../src/platform/idempotency/deleteExpiredKeys.js'
import { runIdempotent } from '../../../src/platform/idempotency/runIdempotent.js'
import { cloneDatabase } from '../../support/databases.js'
import { bootPayload } from '../jobs/bootPayload.js'

let payload: Payload
let stop: () => Promise<void>

beforeAll(async () => {
  const database = await cloneDatabase()
  const booted = await bootPayload(database.url)
  payload = booted.payload
  stop = async () => {
    await booted.stop()
    await database.drop()
  }
})
afterAll(() => stop())

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
    const { rows } = await pool().query('select id || fingerprint as text from idempotency_keys')
    const kept = rows.map(({ text }: { text: string }) => text).join(' ')
    expect(kept).not.toContain(key)
    expect(kept).not.toContain('ada')
  })
})

describe('the same request again', () => {
  test('runs once, however many arrive together', async () => {
    const key = newKey()
    const work = worker({ takesMs: 100 })
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () => call({ key, work }).catch((error: unknown) => error)),
    )
    expect(work).toHaveBeenCalledTimes(1)
    const answers = outcomes.filter((one): one is Response => one instanceof Response)
    const fresh = answers.filter((one) => !one.headers.has('idempotent-replayed'))
    expect(fresh).toHaveLength(1)
    const refusals = outcomes.filter((one): one is Problem => one instanceof Problem)
    expect(refusals.length + answers.length).toBe(20)
    expect(refusals.length).toBeGreaterThan(0)
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

  test('never gets the cookies of the first, and none are kept', async () => {
    const key = newKey()
    const work = async () => new Response('{}', { headers: { 'set-cookie': 'session=secret' } })
    const first = await call({ key, work })
    const second = await call({ key, work })
    expect(first.headers.getSetCookie()).toEqual(['session=secret'])
    expect(second.headers.getSetCookie()).toEqual([])
    const { rows } = await pool().query(
      `select from idempotency_keys where headers::text ~ 'secret'`,
    )
    expect(rows).toHaveLength(0)
  })

  test('runs again once the 24 hours are over', async () => {
    const key = newKey()
    const work = worker()
    await call({ key, work })
    await pool().query(`update idempotency_keys set expires_at = now()`)
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
    const running = call({ key, work: worker({ takesMs: 200 }) })
    await sleep(50)
    const refusal = await problemOf(call({ key, body: { other: true } }))
    expect(refusal.code).toBe('idempotency_mismatch')
    await running
  })
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

describe('the lease', () => {
  const body = { lead: 1 }

  test('of a process that died runs out, and the key is free again', async () => {
    const key = newKey()
    const dead = await callAndFreeze({ key, body, leaseMs: 300 })
    const refusal = await problemOf(call({ key, body }))
    expect(refusal.code).toBe('request_in_progress')
    await sleep(350)
    expect((await call({ key, body: { another: true } })).status).toBe(201)
    await dead.thaw(new Response())
  })

  test('is renewed for as long as the work runs', async () => {
    const key = newKey()
    const slow = call({ key, body, work: worker({ takesMs: 1_200 }), leaseMs: 300 })
    await sleep(900)
    const refusal = await problemOf(call({ key, body, leaseMs: 300 }))
    expect(refusal.code).toBe('request_in_progress')
    expect((await slow).status).toBe(201)
  })

  test.each([
    ['succeeds', 201],
    ['fails', 500],
  ])('once taken over is not touched by its former owner, who %s late', async (_, status) => {
    const key = newKey()
    const former = await callAndFreeze({ key, body, leaseMs: 50 })
    await sleep(100)
    await call({ key, body, work: async () => new Response('the second') })
    const late = await former.thaw(new Response('the first', { status }))
    expect(await late.text()).toBe('the first')
    expect(await (await call({ key, body })).text()).toBe('the second')
  })

  test('once taken over is not finished by its former owner while the second works', async () => {
    const key = newKey()
    const former = await callAndFreeze({ key, body, leaseMs: 50 })
    await sleep(100)
    const work = async () => {
      await former.thaw(new Response('the first'))
      return new Response('the second')
    }
    await call({ key, body, work })
    expect(await (await call({ key, body })).text()).toBe('the second')
  })
})

describe('deleteExpiredKeys', () => {
  test('deletes what is over and nothing else', async () => {
    await pool().query('truncate idempotency_keys')
    await pool().query(`
      insert into idempotency_keys (id, fingerprint, owner, locked_until, expires_at) values
      ('over', '', '', now(), now() - interval '1 s'), ('kept', '', '', now(), now() + interval '1 m')`)
    await deleteExpiredKeys(pool())
    const { rows } = await pool().query('select id from idempotency_keys')
    expect(rows).toEqual([{ id: 'kept' }])
  })
})

type Call = {
  key: string | undefined
  body?: unknown
  work?: () => Promise<Response>
  user?: { id: string; collection: string }
  operationId?: string
  params?: Record<string, string>
  url?: string
  leaseMs?: number
  query?: (text: string, values: unknown[]) => Promise<unknown>
}

function call({ key, body = {}, work = worker(), operationId = 'leads.create', ...rest }: Call) {
  const { user, params, url = 'http://host/api/leads', leaseMs, query } = rest
  const headers = new Headers(key === undefined ? {} : { 'idempotency-key': key })
  const own = query ? { logger: payload.logger, db: { pool: { query } } } : payload
  const req = { payload: own, headers, user: user ?? null, routeParams: params, url }
  return runIdempotent({
    req: req as unknown as PayloadRequest,
    contract: { operationId },
    body,
    work,
    ...(leaseMs !== undefined && { leaseMs }),
  })
}

/** A call whose process freezes while it works: nothing of it reaches the database until it thaws. */
async function callAndFreeze(options: Call) {
  const reached = deferred<undefined>()
  const worked = deferred<Response>()
  const frozen = deferred<undefined>()
  let isFrozen = false
  const query = async (text: string, values: unknown[]) => {
    if (isFrozen) await frozen.promise
    return pool().query(text, values)
  }
  const work = () => {
    isFrozen = true
    reached.resolve(undefined)
    return worked.promise
  }
  const answer = call({ ...options, work, query })
  await reached.promise
  return {
    thaw: (response: Response) => {
      frozen.resolve(undefined)
      worked.resolve(response)
      return answer
    },
  }
}

function worker({ takesMs = 0, status = 201 } = {}) {
  return jest.fn(async () => {
    await sleep(takesMs)
    return new Response(status === 204 ? null : JSON.stringify({ status }), { status })
  })
}

async function problemOf(answer: Promise<unknown>): Promise<Problem> {
  const error = await answer.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof Problem) return error
  throw new Error('It was not refused', { cause: error })
}

function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => (resolve = settle))
  return { promise, resolve }
}

function newKey() {
  return crypto.randomUUID()
}

function pool() {
  return postgresOf(payload).pool
}
