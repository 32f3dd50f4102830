import { jest } from '@jest/globals'
import type { Payload, PayloadRequest } from 'payload'
import type pg from 'pg'

import { postgresOf } from '../../../src/platform/database/requestDatabase.js'
import { Problem } from '../../../src/platform/http/Problem.js'
import { runIdempotent } from '../../../src/platform/idempotency/runIdempotent.js'
import { cloneDatabase } from '../../support/databases.js'
import { bootPayload } from '../jobs/bootPayload.js'

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

/** A database of its own, and what calls an idempotent endpoint on it. */
export async function startCalls() {
  const database = await cloneDatabase()
  const { payload, stop } = await bootPayload(database.url)
  const { pool } = postgresOf(payload)
  const call = (options: Call) => callOn(payload, options)
  return {
    pool,
    call,
    callAndFreeze: (options: Call) => callAndFreeze(options, { call, pool }),
    stop: async () => {
      await stop()
      await database.drop()
    },
  }
}

function callOn(
  payload: Payload,
  { key, body = {}, work = worker(), operationId = 'leads.create', ...rest }: Call,
) {
  const { user, params, url = 'http://host/api/leads', leaseMs, query } = rest
  const headers = new Headers(key === undefined ? {} : { 'idempotency-key': key })
  const own = query
    ? { logger: payload.logger, secret: payload.secret, db: { pool: { query } } }
    : payload
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
async function callAndFreeze(
  options: Call,
  { call, pool }: { call: (options: Call) => Promise<Response>; pool: pg.Pool },
) {
  const reached = deferred<undefined>()
  const worked = deferred<Response>()
  const frozen = deferred<undefined>()
  let isFrozen = false
  const query = async (text: string, values: unknown[]) => {
    if (isFrozen) await frozen.promise
    return pool.query(text, values)
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

/** Work that counts its runs, and ends when it may. */
export function worker({
  status = 201,
  until,
}: { status?: number; until?: Promise<unknown> } = {}) {
  return jest.fn(async () => {
    await until
    return new Response(status === 204 ? null : JSON.stringify({ status }), { status })
  })
}

/** What a call was refused with. */
export async function problemOf(answer: Promise<unknown>): Promise<Problem> {
  const error = await answer.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof Problem) return error
  throw new Error('It was not refused', { cause: error })
}

export function deferred<T>() {
  let resolve: (value: T) => void = () => undefined
  const promise = new Promise<T>((settle) => (resolve = settle))
  return { promise, resolve }
}

export function newKey() {
  return crypto.randomUUID()
}
