import { JWTAuthentication, type Payload } from 'payload'

import { customOf } from '../extend.js'
import { Problem } from '../http/Problem.js'
import { problems } from '../http/problems.js'
import { currentRequest, type RequestContext } from '../http/requestContext.js'
import type { Caller } from './Caller.js'
import { limitGuesses } from './limitGuesses.js'
import { type Presented, presentedIn } from './presented.js'

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
  return caller
}

/** The caller behind a request, also by a session cookie; an old cookie means nobody. */
export async function identify(payload: Payload, headers: Headers): Promise<Caller | undefined> {
  const caller = await authenticate(payload, headers)
  if (caller || !headers.has('cookie')) return caller
  const { user } = await JWTAuthentication({ headers, payload })
  if (user?.collection !== 'users') return undefined
  return { kind: 'staff', id: user.id, form: 'token', user: { ...user, collection: 'users' } }
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
  { text, mayBe }: Presented,
): Promise<Caller | undefined> {
  return limitGuesses(payload, text, async () => {
    for (const { form, find } of customOf(payload.config).credentials ?? []) {
      const caller = mayBe.includes(form) ? await find(payload, text) : undefined
      if (caller) return caller
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
