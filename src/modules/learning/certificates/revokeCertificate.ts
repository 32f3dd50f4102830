import type { PayloadRequest } from 'payload'
import type { z } from 'zod'

import { transact } from '../../../platform/database/requestDatabase.js'
import { Problem, problems, type ProblemType } from '../../../platform/http/Problem.js'
import { platformOf } from '../../../platform/platform.js'
import type { Revocation } from '../certificateSchemas.js'
import { learningOptions } from '../learningOptions.js'
import { createNumber } from './issueCertificate.js'
import { copyCertificate, lockCertificate, type LockedCertificate } from './certificateStore.js'

export const alreadyRevoked: ProblemType = {
  code: 'already_revoked',
  status: 409,
  title: 'This certificate was revoked before',
  detail: 'It stays revoked, for the reason that was given first.',
}

/**
 * Revokes a certificate for good, and issues another in its place if that is asked for: under the learner's present
 * name, for the same course.
 */
export async function revokeCertificate(
  req: PayloadRequest,
  { id, reason, replace }: z.output<typeof Revocation> & { id: string },
) {
  return transact(req, async () => {
    const certificate = await lockCertificate(req, id)
    if (!certificate) throw new Problem(problems.notFound)
    if (certificate.isRevoked) throw new Problem(alreadyRevoked)
    const revokedAt = platformOf(req.payload).clock.now().toISOString()
    await req.payload.update({
      collection: 'certificates',
      id,
      data: { revokedAt, revokedReason: reason, ...(replace && { enrolment: null }) },
      depth: 0,
      overrideAccess: true,
      req,
    })
    const replacement = replace ? await replaceCertificate(req, { id, ...certificate }) : null
    return { number: certificate.number, revokedAt, replacement }
  })
}

async function replaceCertificate(
  req: PayloadRequest,
  { id, enrolmentId, learnerId, courseId }: LockedCertificate & { id: string },
): Promise<string> {
  if (enrolmentId === null || learnerId === null) throw new Problem(noEnrolment)
  const number = createNumber()
  await copyCertificate(req, { id, number, enrolmentId, learnerId })
  await learningOptions(req.payload).onCompleted(req, {
    ...{ enrolmentId, learnerId, courseId },
    isCompleted: false,
    certificate: number,
  })
  return number
}

export const noEnrolment: ProblemType = {
  code: 'enrolment_deleted',
  status: 409,
  title: 'There is no enrolment left for another certificate',
  detail: 'Revoke this one alone, then enrol the learner again.',
}
