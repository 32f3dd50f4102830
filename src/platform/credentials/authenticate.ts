import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

import { JWTAuthentication, type Payload } from 'payload'

import { customOf } from '../extend.js'
import { Problem, problems } from '../http/Problem.js'
import { currentRequest, type RequestContext } from '../http/requestContext.js'
import type { LimitRule } from '../limits/createLimits.js'
import { platformOf } from '../platform.js'
import type { Caller } from './Caller.js'

/**
 * The caller who presents a credential with this request: the one step in which every interface authenticates.
 * Undefined without a credential; throws `invalid_credentials` for a wrong one, or if two name different people.
 */
export async function authenticate(
  payload: Payload,
  headers: Pick<Headers, 'get'>,
): Promise<Caller | undefined> {
  const presented = presentedIn(headers)
  if (presented.length === 0) return undefined
  const callers = await Promise.all(presented.map(async (one) => one && findOnce(payload, one)))
  const [caller] = callers
  if (!caller || callers.some((one) => one?.id !== caller.id)) throw invalidCredentials()
  return noted(caller)
}

/** The caller behind a request, also by a session cookie; an old cookie means nobody. */
export async function identify(payload: Payload, headers: Headers): Promise<Caller | undefined> {
  const caller = await authenticate(payload, headers)
  if (caller || !headers.has('cookie')) return caller
  const { user } = await JWTAuthentication({ headers, payload })
  if (user?.collection !== 'users') return undefined
  return noted({
    ...{ kind: 'staff', id: user.id, form: 'token' },
    user: { ...user, collection: 'users' },
  })
}

/** The caller; that they are staff is known of their request from now on. */
function noted(caller: Caller): Caller {
  const context = currentRequest()
  if (context && caller.kind === 'staff') context.isStaff = true
  return caller
}

export function invalidCredentials(detail?: string): Problem {
  return new Problem(problems.invalidCredentials, {
    detail: detail ?? 'The key or token is unknown, has expired or was revoked.',
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })
}

/** The caller behind one credential; undefined if it is not valid. */
export async function findCaller(
  payload: Payload,
  { text, mayBe, isOfStaff }: Presented,
): Promise<Caller | undefined> {
  return limitGuesses(payload, text, async () => {
    for (const { form, find } of customOf(payload.config).credentials ?? []) {
      const caller = mayBe.includes(form) ? await find(payload, text) : undefined
      if (caller && (!isOfStaff || caller.kind === 'staff')) return caller
    }
    return undefined
  })
}

/** Results of a request's lookups: it is authenticated on arrival and again when Payload determines its user. */
const found = new WeakMap<RequestContext, Map<string, Promise<Caller | undefined>>>()

function findOnce(payload: Payload, presented: Presented): Promise<Caller | undefined> {
  const context = currentRequest()
  if (!context) return findCaller(payload, presented)
  const known = found.get(context) ?? new Map<string, Promise<Caller | undefined>>()
  found.set(context, known)
  const search = known.get(presented.text) ?? findCaller(payload, presented)
  known.set(presented.text, search)
  return search
}

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
async function limitGuesses<T>(payload: Payload, text: string, look: () => Promise<T | undefined>) {
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

/** A credential as a request presents it, and the kinds that its form allows. */
type Presented = { text: string; mayBe: readonly ('key' | 'token')[]; isOfStaff?: true }

/**
 * The credentials in a request's headers; undefined in the list stands for an unknown form. Browsers send cookies
 * unasked, so a cookie is not among them and an old one locks nobody out.
 */
export function presentedIn(headers: Pick<Headers, 'get'>): (Presented | undefined)[] {
  const key = headers.get('x-api-key')
  const authorization = headers.get('authorization')
  return [
    ...(authorization === null ? [] : [readAuthorization(authorization)]),
    ...(key === null ? [] : [{ text: key, mayBe: ['key'] } as const]),
  ]
}

/** Whether a request presents any credential, valid or not. */
export function presentsAny(headers: IncomingHttpHeaders): boolean {
  return headers.authorization !== undefined || headers['x-api-key'] !== undefined
}

const schemes: Record<string, Omit<Presented, 'text'>> = {
  bearer: { mayBe: ['key', 'token'] },
  'users api-key': { mayBe: ['key'] },
  // Payload's own. Learners' endpoints do not read it, so that its bearer would be nobody there.
  jwt: { mayBe: ['token'], isOfStaff: true },
}

function readAuthorization(value: string): Presented | undefined {
  const [, scheme = '', text = ''] = /^(bearer|users api-key|jwt) +(\S+)$/i.exec(value) ?? []
  const known = schemes[scheme.toLowerCase()]
  return known && { text, ...known }
}
