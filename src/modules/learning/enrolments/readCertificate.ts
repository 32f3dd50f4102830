import type { PayloadRequest } from 'payload'

import type { Certificate } from '../enrolmentSchemas.js'
import { findCertificate } from './enrolmentStore.js'

/** A certificate as it was issued, for anyone who has its number; undefined if there is none. */
export async function readCertificate(
  req: PayloadRequest,
  number: string,
): Promise<Certificate | undefined> {
  const printed = await findCertificate(req, number)
  if (!printed) return undefined
  const { name, legalName } = await req.payload.findGlobal({
    slug: 'branding',
    depth: 0,
    overrideAccess: false,
  })
  return {
    id: number,
    learner: { name: printed.name },
    course: { title: printed.title },
    issuedAt: new Date(printed.issuedAt).toISOString(),
    issuer: legalName || name,
  }
}
