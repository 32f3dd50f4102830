import { bookingEndpoints } from './bookingEndpoints.js'
import { createEnrolment } from './createEnrolment.js'
import { getCertificate } from './getCertificate.js'
import { getSession } from './getSession.js'
import { listEnrolments } from './listEnrolments.js'
import { recordProgress } from './recordProgress.js'
import { renameSelf } from './renameSelf.js'
import { requestSignInCode } from './requestSignInCode.js'
import { signOut } from './signOut.js'
import { verifySignInCode } from './verifySignInCode.js'

/** The endpoints for learners, from the sign-in code to the certificate. */
export const learnerEndpoints = [
  requestSignInCode,
  verifySignInCode,
  getSession,
  renameSelf,
  signOut,
  listEnrolments,
  createEnrolment,
  recordProgress,
  getCertificate,
  ...bookingEndpoints,
]
