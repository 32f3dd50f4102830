import { parseCookies, type PayloadRequest } from 'payload'

import type { Contract } from '../../../platform/api/contract.js'
import type { CredentialCheck } from '../../../platform/credentials/Caller.js'
import { Problem, problems } from '../../../platform/http/Problem.js'
import { refuseForeignSite } from '../../../platform/http/refuseForeignSite.js'
import { findSession, sessionLife, type LearnerSession } from './sessionStore.js'

/** Kept apart from `req.user`, because Payload's access rules admit any of its users and must not admit learners. */
const sessions = new WeakMap<PayloadRequest, LearnerSession>()

/**
 * The access rule of learner endpoints: admits the holder of a live session, by `Authorization: Bearer` or the cookie.
 * Throws `unauthenticated` for anyone else, staff included.
 */
export async function asLearner({ req }: { req: PayloadRequest }): Promise<boolean> {
  const token = tokenOf(req)
  const session = token === undefined ? undefined : await findSession(req.payload, token)
  if (!session) throw new Problem(problems.unauthenticated, { detail: 'Sign in as a learner.' })
  sessions.set(req, session)
  return true
}

asLearner.by = 'learners' as const

/** The session of a request that `asLearner` admitted. */
export function sessionOf(req: PayloadRequest): LearnerSession {
  const session = sessions.get(req)
  if (!session) throw new Error('This endpoint has no learner: its access must be asLearner')
  return session
}

/** What all endpoints share by which learners make something. */
export const learnersWrite = {
  access: asLearner,
  limit: [{ name: 'learner-writes', points: 600, seconds: 60 }],
  idempotent: true,
  caller: (req) => sessionOf(req).learner.id,
} satisfies Partial<Contract>

/** The header takes precedence over the cookie, even if it is wrong: the caller meant it. */
function tokenOf(req: PayloadRequest): string | undefined {
  const bearer = bearerToken(req.headers)
  if (bearer !== undefined) return bearer
  const token = cookieToken(req.headers)
  if (token !== undefined) refuseForeignSite(req)
  return token
}

/** The token of `Authorization: Bearer`; empty if the header has none, undefined for another scheme. */
function bearerToken(headers: Headers): string | undefined {
  const bearer = /^bearer(?: (.*))?$/i.exec(headers.get('authorization') ?? '')
  return bearer ? (bearer[1] ?? '') : undefined
}

const name = 'foyer-learner'
const secondsADay = 86_400

/**
 * The `Set-Cookie` that starts a session in a browser. It outlasts the session's idle time, because only the server
 * decides when that is over.
 */
export function sessionCookie(token: string, serverUrl: string): string {
  return cookie(token, serverUrl, sessionLife.totalDays * secondsADay)
}

/** The `Set-Cookie` that removes it again. */
export function noSessionCookie(serverUrl: string): string {
  return cookie('', serverUrl, 0)
}

/** The token in the cookies of a request. */
function cookieToken(headers: Headers): string | undefined {
  return parseCookies(headers).get(name) || undefined
}

/** Browsers accept no `Secure` cookie over plain http, except from localhost. */
function cookie(value: string, serverUrl: string, maxAge: number): string {
  const secure = serverUrl.startsWith('https:') ? '; Secure' : ''
  return `${name}=${value}; Path=/; Max-Age=${String(maxAge)}; HttpOnly; SameSite=Lax${secure}`
}

/** The session of whoever calls an endpoint that is not for learners alone; undefined for anyone else. */
export async function findLearner(req: PayloadRequest): Promise<LearnerSession | undefined> {
  const token = bearerToken(req.headers) ?? cookieToken(req.headers)
  return token === undefined ? undefined : findSession(req.payload, token)
}

/** The learner behind this request, by their token or session cookie. Undefined for anyone else. */
export async function signedInLearner(
  req: PayloadRequest,
): Promise<{ email: string; name?: string } | undefined> {
  const session = await findLearner(req)
  if (!session) return undefined
  const { email, name } = session.learner
  return { email, ...(name && { name }) }
}

export const learnerToken: CredentialCheck = {
  form: 'token',
  find: async (payload, token) => {
    const session = await findSession(payload, token)
    return session && { kind: 'learners', id: session.learner.id, form: 'token' }
  },
}
