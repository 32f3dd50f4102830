import type { PayloadRequest } from 'payload'

import { sql } from '../../../platform/database/sql.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import { wakeWorkers } from '../../../platform/jobs/Task.js'
import { addingMail, assertMailRoute } from '../../../platform/mail/outbox/addMail.js'
import { passcodeTask } from '../../../platform/mail/outbox/passcodeMail.js'
import type { ChallengeAnswer } from '../../../platform/otp/otpProof.js'
import { platformOf } from '../../../platform/platform.js'
import { preferredLocales, requestLocale } from '../../../platform/requestLocale.js'
import type { Learner, SignInProof } from '../learnerSchemas.js'
import { learningWords } from '../words/learningWords.js'
import { admitting, maySignIn } from './learnerStore.js'
import { newSession } from './sessionStore.js'

/** A passcode with another purpose signs nobody in. */
const signInPurpose = 'learner.signIn'

/**
 * Sends a sign-in code. The answer and the statements are the same whoever has the address; if nobody could sign in
 * with it, no mail is sent.
 */
export async function requestSignIn(
  req: PayloadRequest,
  { email }: { email: string },
): Promise<ChallengeAnswer> {
  assertMailRoute(req.payload)
  const locale = requestLocale(req, preferredLocales(req)[0])
  const answer = await platformOf(req.payload).otp.issueChallenge(req, {
    purpose: signInPurpose,
    email,
    client: currentRequest()?.client,
    deliver: maySignIn(req, email),
    send: (challengeId) =>
      addingMail({ task: mailSignInCode, payload: { challengeId, locale }, urgent: true }),
  })
  await wakeWorkers(req)
  return answer
}

export const mailSignInCode = passcodeTask({
  name: 'learning.mailSignInCode',
  kind: 'Passcode to sign in to the learning platform',
  purposeOf: (_payload, _purpose, locale) => Promise.resolve(learningWords(locale).signIn),
})

type NewSession = { token: string; expiresAt: Date; learner: Learner }

/**
 * Opens a session for whoever proves an address. Throws `otp_invalid` for a wrong code, and for a right one whose owner
 * may not sign in; that one stays unused.
 */
export async function signIn(
  req: PayloadRequest,
  { email, otp: proof }: SignInProof,
): Promise<NewSession> {
  const { token, session } = newSession(sql`granted`)
  const { expiresAt, id, name, ...row } = await platformOf(req.payload).otp.grant<
    Learner & { expiresAt: string }
  >(req, {
    ...{ purpose: signInPurpose, email, proof, client: currentRequest()?.client },
    granted: admitting(req, { email, locale: preferredLocales(req)[0] }, sql`proven`),
    also: sql`session as (${session})`,
    found: sql`select granted.id, email, name, expires_at as "expiresAt" from granted, session`,
  })
  return { token, expiresAt: new Date(expiresAt), learner: { id, name, email: row.email } }
}
