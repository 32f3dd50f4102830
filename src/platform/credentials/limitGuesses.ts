import { createHash } from 'node:crypto'

import type { Payload } from 'payload'

import { currentRequest } from '../http/requestContext.js'
import type { LimitRule } from '../limits/createLimits.js'
import { platformOf } from '../platform.js'

const rule: LimitRule = { name: 'credential-guesses', points: 300, seconds: 60, always: true }

const maxRemembered = 10_000

/** Credentials that were looked up before, right or wrong: repeating one is not a guess. */
const familiar = new Set<string>()

/** Clients that guess too much, and until when. They are refused without a database query. */
const refused = new Map<string, { problem: unknown; until: number }>()

/**
 * Looks up a credential and counts a wrong one as a guess by the client. A client over the limit gets 429 for new
 * credentials only, so that others at the same address can keep using theirs.
 */
export async function limitGuesses<T>(
  payload: Payload,
  text: string,
  look: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const mark = createHash('sha256').update(text).digest('base64url')
  if (familiar.has(mark)) return look()
  const client = currentRequest()?.client ?? ''
  const refusal = refused.get(client)
  if (refusal && refusal.until > Date.now()) throw refusal.problem
  const found = await look()
  if (found === undefined) await count(payload, client)
  if (familiar.size >= maxRemembered) familiar.clear()
  familiar.add(mark)
  return found
}

async function count(payload: Payload, client: string): Promise<void> {
  try {
    await platformOf(payload).limits.consume(rule, client)
  } catch (problem) {
    if (refused.size >= maxRemembered) refused.clear()
    refused.set(client, { problem, until: Date.now() + retryAfterMs(problem) })
    throw problem
  }
}

function retryAfterMs(problem: unknown): number {
  const { headers } = problem as { headers?: Record<string, string> }
  return 1_000 * Number(headers?.['retry-after'] ?? 1)
}
