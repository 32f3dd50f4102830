import type { PayloadRequest } from 'payload'

import { transact } from '../../../platform/database/transact.js'
import { Problem } from '../../../platform/http/Problem.js'
import { currentRequest } from '../../../platform/http/requestContext.js'
import { otpInvalid } from '../../../platform/otp/problems.js'
import { platformOf } from '../../../platform/platform.js'
import type { Learner, SignInProof } from '../learnerSchemas.js'
import { startSession } from '../sessions/startSession.js'
import { admitLearner } from './admitLearner.js'
import { signInPurpose } from './signInPurpose.js'

type NewSession = { token: string; expiresAt: Date; learner: Learner }

/**
 * Opens a session for whoever proves an address. Throws `otp_invalid` for a wrong code, and for a right one whose owner
 * may not sign in; that one stays unused.
 */
export async function signIn(
  req: PayloadRequest,
  { email, otp: proof }: SignInProof,
): Promise<NewSession> {
  const { otp } = platformOf(req.payload)
  const proven = { purpose: signInPurpose, email, proof }
  await otp.verify(req, { ...proven, client: currentRequest()?.client })
  return transact(req, async () => {
    await otp.consume(req, proven)
    const learner = await admitLearner(req, email)
    if (!learner) throw new Problem(otpInvalid)
    return { ...(await startSession(req, learner.id)), learner }
  })
}
