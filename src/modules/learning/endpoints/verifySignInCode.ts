import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { Reply } from '../../../platform/http/reply.js'
import { otpInvalid, otpLocked } from '../../../platform/otp/otpProof.js'
import { platformOf } from '../../../platform/platform.js'
import { signIn } from '../learners/signIn.js'
import { SignedIn, SignInProof } from '../learnerSchemas.js'
import { refuseForeignSite } from '../../../platform/http/refuseForeignSite.js'
import { sessionCookie } from '../learners/sessions.js'

export const verifySignInCode = endpoint({
  operationId: 'auth.verifyOtp',
  method: 'post',
  path: '/lms/auth/verify-otp',
  summary: 'Sign in with a passcode',
  description:
    'Send the token as `Authorization: Bearer`, or let the browser send the cookie. A session lasts 7 days ' +
    'from its last use and 30 days at most. Repeated with the same `Idempotency-Key`, the answer has the token again, ' +
    'but no cookie.',
  body: SignInProof,
  output: SignedIn,
  problems: [otpInvalid, otpLocked, problems.rateLimited, problems.forbidden],
  access: 'public',
  idempotent: true,
  handler: async ({ req, body }) => {
    refuseForeignSite(req)
    const { token, expiresAt, learner } = await signIn(req, body)
    const { serverUrl } = platformOf(req.payload)
    return new Reply(
      { token, tokenType: 'Bearer' as const, expiresAt: expiresAt.toISOString(), learner },
      { headers: { 'set-cookie': sessionCookie(token, serverUrl) } },
    )
  },
})
