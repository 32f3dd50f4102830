import type { PayloadRequest, TypedLocale } from 'payload'

import { currentRequest } from '../../../platform/http/requestContext.js'
import { weightedList } from '../../../platform/http/weightedList.js'
import { addMail } from '../../../platform/mail/outbox/addMail.js'
import { assertMailRoute } from '../../../platform/mail/outbox/assertMailRoute.js'
import type { ChallengeAnswer } from '../../../platform/otp/challengeAnswer.js'
import { platformOf } from '../../../platform/platform.js'
import { mailSignInCode } from '../tasks/mailSignInCode.js'
import { maySignIn } from './admitLearner.js'
import { signInPurpose } from './signInPurpose.js'

/**
 * Sends a sign-in code. The answer and the statements are the same whoever has the address; if nobody could sign in
 * with it, no mail is sent.
 */
export async function requestSignIn(
  req: PayloadRequest,
  { email }: { email: string },
): Promise<ChallengeAnswer> {
  assertMailRoute(req.payload)
  const locale = readerLocale(req)
  return platformOf(req.payload).otp.issueChallenge(req, {
    purpose: signInPurpose,
    email,
    client: currentRequest()?.client,
    deliver: await maySignIn(req, email),
    send: (sending, { challengeId }) =>
      addMail(sending, { task: mailSignInCode, payload: { challengeId, locale } }),
  })
}

/** The site language that the client prefers (RFC 9110 12.5.4), or the default one. */
function readerLocale({ headers, payload }: PayloadRequest): TypedLocale {
  const { localization } = payload.config
  if (!localization) throw new Error('There are no languages: the configuration lacks localization')
  const { localeCodes, defaultLocale } = localization
  const wanted = weightedList(headers.get('accept-language') ?? '')
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ value }) => localeCodes.find((code) => value.split('-')[0] === code))
  return (wanted.find((code) => code !== undefined) ?? defaultLocale) as TypedLocale
}
