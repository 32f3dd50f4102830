import { createHash } from 'node:crypto'

import type { PayloadRequest } from 'payload'

import { postgresOf } from '../database/requestDatabase.js'
import type { Contract } from '../http/contract.js'
import { Problem } from '../http/Problem.js'
import { problems } from '../http/problems.js'
import { canonicalJson } from './canonicalJson.js'
import { type Claim, type KeyStore, keyStore, type StoredAnswer } from './keyStore.js'

const acceptedKey = /^[A-Za-z0-9_-]{8,128}$/

// A dead process frees its keys within the contract's 60 s, two missed renewals included.
const defaultLeaseMs = 30_000

type Call = {
  req: PayloadRequest
  contract: Pick<Contract, 'operationId' | 'caller'>
  /** The parsed body. */
  body: unknown
  work: () => Promise<Response>
  leaseMs?: number
}

/**
 * Runs `work` once for an `Idempotency-Key` and replays its answer for 24 hours. An answer of 400 and above,
 * 402 and 409 included, has created nothing: it is not kept and the key may be tried again, as when `work` throws.
 *
 * Cookies are left out of what is kept: a replay must not hand out a session. For the same reason an
 * endpoint whose body is a secret (a sign-in) must not be declared idempotent.
 */
export async function runIdempotent(call: Call): Promise<Response> {
  const key = idempotencyKeyOf(call.req)
  if (key === null) return call.work()
  const { leaseMs = defaultLeaseMs, req } = call
  const store = keyStore(postgresOf(req.payload).pool, { leaseMs })
  const found = await store.claim(scopeOf(call, key), fingerprintOf(call))
  switch (found.state) {
    case 'mismatch':
      throw new Problem(problems.idempotencyMismatch)
    case 'running':
      throw new Problem(problems.requestInProgress, { headers: { 'retry-after': '1' } })
    case 'answered':
      return replay(found.answer)
    case 'claimed':
      return await workUnder(found.claim, { ...call, store, leaseMs })
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

/** One person's keys mean nothing to another, nor one operation's to another. */
function scopeOf({ req, contract }: Call, key: string): string {
  const user = req.user && [req.user.collection, req.user.id]
  const caller = contract.caller ? [contract.caller(req)] : user
  return sha256(canonicalJson([contract.operationId, caller, key]))
}

/** The path counts like the body: the same refund asked of another order is another request. */
function fingerprintOf({ req, body }: Call): string {
  const { search } = new URL(req.url ?? '', 'http://localhost')
  return sha256(canonicalJson([req.routeParams ?? {}, search, body]))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

async function workUnder(
  claim: Claim,
  { req, work, store, leaseMs }: Call & { store: KeyStore; leaseMs: number },
): Promise<Response> {
  const { logger } = req.payload
  const logged = (err: unknown) => {
    logger.error({ err, msg: 'An idempotency key could not be updated' })
  }
  const renewal = setInterval(() => void store.renew(claim).catch(logged), leaseMs / 3)
  try {
    const response = await work()
    if (response.status >= 400) {
      await store.release(claim).catch(logged)
      return response
    }
    const body = Buffer.from(await response.arrayBuffer())
    const { status } = response
    // What the work did is done: an answer that cannot be kept is still the answer.
    await store.finish(claim, { status, headers: keptHeaders(response), body }).catch(logged)
    return withBody(body, response)
  } catch (error) {
    await store.release(claim).catch(logged)
    throw error
  } finally {
    clearInterval(renewal)
  }
}

function keptHeaders({ headers }: Response): [string, string][] {
  return [...headers].filter(([name]) => name !== 'set-cookie')
}

function replay({ status, headers, body }: StoredAnswer): Response {
  const response = withBody(body, { status, headers: new Headers(headers) })
  response.headers.set('idempotent-replayed', 'true')
  return response
}

/** A null body where there are no bytes: 204 and 304 allow no other. */
function withBody(
  body: Buffer,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
): Response {
  return new Response(body.byteLength > 0 ? new Uint8Array(body) : null, { status, headers })
}
