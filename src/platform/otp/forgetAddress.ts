import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../database/requestDatabase.js'
import type { Hashes } from './createHashes.js'

/** See createOtp. The keyed hashes of the address in limits stay until their windows end. */
export async function forgetAddress(
  req: PayloadRequest,
  email: string,
  { hashes }: { hashes: Hashes },
): Promise<string[]> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ id: string }>(
    sql`delete from otp_challenges where email_key = ${hashes.email(email)} returning id`,
  )
  return rows.map(({ id }) => id)
}
