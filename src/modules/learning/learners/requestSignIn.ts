import type { PayloadRequest } from 'payload'

import { currentRequest } from '../../../platform/http/requestContext.js'
import { addMail } from '../../../platform/mail/outbox/addMail.js'
import { assertMailRoute } from '../../../platform/mail/outbox/assertMailRoute.js'
import type { ChallengeAnswer } from '../../../platform/otp/challengeAnswer.js'
import { platformOf } from '../../../platform/platform.js'
import { mailSignInCode } from '../tasks/mailSignInCode.js'
import { maySignIn } from './admitLearner.js'
import { readerLocale } from './readerLocale.js'
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
