import type { PayloadRequest } from 'payload'

import { Problem, type ProblemType } from '../http/Problem.js'
import { platformOf } from '../platform.js'

const minutes = 15

const recentSignInRequired: ProblemType = {
  code: 'recent_sign_in_required',
  status: 403,
  title: 'Sign in again',
  detail: `This needs a sign-in of the last ${String(minutes)} minutes. Sign out, sign in and repeat it.`,
}

type Session = { id: string; createdAt?: string | null }

/**
 * Throws `recent_sign_in_required` for a person whose session began too long ago, because an unattended browser must not
 * be enough to move money or to give rights. Scripts with a key have no session.
 */
export function requireRecentSignIn({ payload, user }: PayloadRequest): void {
  const { _sid: sid, sessions } = (user ?? {}) as { _sid?: string; sessions?: Session[] | null }
  if (sid === undefined) return
  const begun = sessions?.find(({ id }) => id === sid)?.createdAt
  const age = platformOf(payload).clock.now().getTime() - new Date(begun ?? 0).getTime()
  if (age > minutes * 60_000) throw new Problem(recentSignInRequired)
}

/** The rule, for people who signed in recently. */
export function recently(rule: (call: { req: PayloadRequest }) => boolean) {
  return ({ req }: { req: PayloadRequest }): boolean => {
    if (!rule({ req })) return false
    requireRecentSignIn(req)
    return true
  }
}
