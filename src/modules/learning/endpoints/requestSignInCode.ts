import { endpoint } from '../../../platform/api/endpoint.js'
import { problems } from '../../../platform/http/problems.js'
import { mailUnavailable } from '../../../platform/mail/problems.js'
import { challengeAnswer } from '../../../platform/otp/otpProof.js'
import { requestSignIn } from '../learners/signIn.js'
import { SignInRequest } from '../learnerSchemas.js'

export const requestSignInCode = endpoint({
  operationId: 'auth.requestOtp',
  method: 'post',
  path: '/lms/auth/request-otp',
  summary: 'Request a passcode to sign in',
  description: 'The answer is the same whether or not the address belongs to a learner.',
  body: SignInRequest,
  status: 202,
  output: challengeAnswer,
  problems: [mailUnavailable, problems.rateLimited],
  access: 'public',
  idempotent: true,
  handler: ({ req, body }) => requestSignIn(req, body),
})
