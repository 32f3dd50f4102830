import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { Certificate } from '../enrolmentSchemas.js'

type Row = { name: string | null; title: string; issuedAt: string }

/** A certificate as it was issued, for anyone who has its number; undefined if there is none. */
export async function readCertificate(
  req: PayloadRequest,
  number: string,
): Promise<Certificate | undefined> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<Row>(sql`
    select certificate_name as name, certificate_title as title,
      certificate_issued_at as "issuedAt"
    from enrolments where certificate_number = ${number}`)
  const [printed] = rows
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
