import { createHash } from 'node:crypto'

import type { Payload, PayloadRequest } from 'payload'

import { scopesOf } from '../credentials/scopes.js'
import { postgresOf } from '../database/requestDatabase.js'
import { withWitness } from '../database/settleCommits.js'
import { Problem, problems } from '../http/Problem.js'
import { platformOf } from '../platform.js'
import { seal, sign, unseal } from '../secrets.js'
import { canonicalJson } from './canonicalJson.js'
import { keyStore, peopleIn, type Claim, type KeyStore, type StoredAnswer } from './keyStore.js'

const acceptedKey = /^[A-Za-z0-9_-]{8,128}$/

// A dead process must free its keys within 60 s; this allows for two missed renewals.
const defaultLeaseMs = 30_000

type Call = {
  req: PayloadRequest
  contract: {
    operationId: string
    otherContentTypes?: readonly string[]
    caller?: (req: PayloadRequest) => string | undefined | Promise<string | undefined>
  }
  /** The body as it was sent: what it is parsed to depends on content that changes. */
  body: unknown
  /** What was parsed from it, where people may be named in other letters. */
  parsed?: unknown
  work: () => Promise<Response>
  leaseMs?: number
}

type Once = {
  payload: Payload
  key: string
  /** The scope of a key, by its caller and operation: elsewhere the same key means nothing. */
  scope: readonly unknown[]
  /** The request: under one key it must always be the same. */
  content: unknown
  /** In which people are named, beside `content` and the answer. */
  parsed?: unknown
  work: () => Promise<Response>
  leaseMs?: number | undefined
}

/** Runs an endpoint's work once for the request's `Idempotency-Key`, or every time if it has none. */
export async function runIdempotent(call: Call): Promise<Response> {
  const { req, parsed, work, leaseMs } = call
  const key = idempotencyKeyOf(req)
  if (key === null) return work()
  const { payload } = req
  const scope = await scopeOf(call)
  return runOnce({ payload, key, scope, content: contentOf(call), parsed, work, leaseMs })
}

/** The stored answer to the same request under its key, if there is one. Claims nothing: the request may be invalid. */
export async function findAnswer(call: Omit<Call, 'work'>): Promise<Response | undefined> {
  const key = idempotencyKeyOf(call.req)
  if (key === null) return undefined
  const { payload } = call.req
  const store = keyStore(postgresOf(payload).pool, { leaseMs: defaultLeaseMs })
  const answer = await store.find(idOf(await scopeOf(call), key), fingerprintOf(contentOf(call)))
  return answer && replay(answer, { secret: payload.secret, key })
}

/**
 * Runs `work` once for a key and replays its answer for 24 hours. An answer of 400 and above has created nothing, so it
 * is not stored and the key stays free, as when `work` throws; so does that of an event stream, which is passed on as it
 * comes. Cookies are not stored, because a replay must not hand out a session.
 */
export async function runOnce(once: Once): Promise<Response> {
  const { payload, key, scope, content, leaseMs = defaultLeaseMs } = once
  const store = keyStore(postgresOf(payload).pool, { leaseMs })
  const found = await store.claim(idOf(scope, key), fingerprintOf(content))
  switch (found.state) {
    case 'mismatch':
      throw new Problem(problems.idempotencyMismatch)
    case 'running':
      throw new Problem(problems.requestInProgress, { headers: { 'retry-after': '1' } })
    case 'answered':
      return replay(found.answer, { secret: payload.secret, key })
    case 'claimed':
      return await workUnder(found.claim, { ...once, store, leaseMs })
  }
}

/** The caller's key, or null. A malformed one throws `invalid_idempotency_key`. */
export function idempotencyKeyOf({ headers }: Pick<PayloadRequest, 'headers'>): string | null {
  const key = headers.get('idempotency-key')
  if (key === null || acceptedKey.test(key)) return key
  throw new Problem(problems.invalidIdempotencyKey, {
    detail: 'Send 8 to 128 letters, digits, hyphens or underscores.',
  })
}

/**
 * A name for what a request makes under its key, for a unique column of it. Where the connection is lost during the
 * commit nobody knows whether it was made, and the key is free again: the name then still finds it. The name is of one
 * day, because a key means something new after 24 hours.
 */
export function nameUnderKey(req: PayloadRequest, content: unknown): string | undefined {
  const key = idempotencyKeyOf(req)
  if (key === null) return undefined
  const day = platformOf(req.payload).clock.now().toISOString().slice(0, 10)
  return `key ${sha256(canonicalJson([userOf(req), key, content, day]))}`
}

/**
 * The keys of one person, or of one operation, mean nothing to another. Where `Accept` decides on the type of the answer,
 * nor do those of another `Accept`: an answer is not replayed as a type that its reader did not ask for.
 */
async function scopeOf({
  req,
  contract: { operationId, otherContentTypes = [], caller },
}: Pick<Call, 'req' | 'contract'>): Promise<readonly unknown[]> {
  const name = await caller?.(req)
  const accept = otherContentTypes.length > 0 ? [req.headers.get('accept')] : []
  return [operationId, name === undefined ? userOf(req) : [name], ...accept]
}

/** A limited key is a caller of its own: what its owner was answered may be beyond its scopes. */
function userOf({ user }: PayloadRequest) {
  return user && [user.collection, user.id, ...(scopesOf(user) ?? [])]
}

/** The path counts like the body: the same refund for another order is another request. */
function contentOf({ req, body }: Pick<Call, 'req' | 'body'>): unknown {
  const { search } = new URL(req.url ?? '', 'http://localhost')
  return [req.routeParams ?? {}, search, body]
}

function idOf(scope: readonly unknown[], key: string): string {
  return sha256(canonicalJson([...scope, key]))
}

function fingerprintOf(content: unknown): string {
  return sha256(canonicalJson(content))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

async function workUnder(
  claim: Claim,
  {
    payload,
    key,
    content,
    parsed,
    work,
    store,
    leaseMs,
  }: Once & { store: KeyStore; leaseMs: number },
): Promise<Response> {
  const { logger, secret } = payload
  const logged = (err: unknown) => {
    logger.error({ err, msg: 'An idempotency key could not be updated' })
  }
  const renewal = setInterval(() => void store.renew(claim).catch(logged), leaseMs / 3)
  try {
    const response = await withWitness(store.witness(claim), work)
    if (response.status >= 400 || isEventStream(response)) {
      await store.release(claim).catch(logged)
      return response
    }
    const body = Buffer.from(await response.arrayBuffer())
    const { status } = response
    // The work is done: even if its answer cannot be stored, the caller gets it.
    const people = peopleIn(canonicalJson([content, parsed]) + body.toString(), secret)
    // An answer may contain a secret that is shown only once.
    const sealed = seal(sealOf(secret, key), body)
    const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
    const kept = { status, headers, body: sealed, people }
    await store.finish(claim, kept).catch(logged)
    return withBody(body, response)
  } catch (error) {
    await store.release(claim).catch(logged)
    throw error
  } finally {
    clearInterval(renewal)
  }
}

function isEventStream({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/event-stream') ?? false
}

function replay(
  { status, headers, body }: StoredAnswer,
  { secret, key }: { secret: string; key: string },
): Response {
  const response = withBody(unseal(sealOf(secret, key), body), {
    status,
    headers: new Headers(headers),
  })
  response.headers.set('idempotent-replayed', 'true')
  return response
}

/** A null body if there are no bytes: 204 and 304 allow no other. */
function withBody(body: Buffer, { status, headers }: Pick<Response, 'status' | 'headers'>) {
  return new Response(body.byteLength > 0 ? new Uint8Array(body) : null, { status, headers })
}

/** The encryption key of an answer: reading it takes both the secret and the caller's key, not just the database. */
function sealOf(secret: string, key: string): Buffer {
  return sign(secret, `foyer.idempotency.answer ${key}`)
}
