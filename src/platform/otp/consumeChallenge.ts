import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../database/requestDatabase.js'
import { Problem } from '../http/Problem.js'
import type { Hashes } from './createHashes.js'
import type { OtpProof } from './otpProof.js'
import { otpInvalid } from './problems.js'
import { settings } from './settings.js'

export type Proven = { purpose: string; email: string; proof: OtpProof }

/** See createOtp. */
export async function consumeChallenge(
  req: PayloadRequest,
  { purpose, email, proof }: Proven,
  { hashes }: { hashes: Hashes },
): Promise<void> {
  // Outside a transaction it would use up the code even if the record is not created.
  if ((await req.transactionID) === undefined) {
    throw new Error('Consume a challenge in the transaction of what it creates')
  }
  const db = await requestDatabase(req)
  const lasts = settings.lifeSeconds + settings.graceSeconds
  const { rows } = await db.execute(sql`
    update otp_challenges set closed_at = clock_timestamp(), email = null, nonce = null
    where id = ${proof.challengeId ?? null} and purpose = ${purpose}
      and email_key = ${hashes.email(email)}
      and verified_at is not null and closed_at is null
      and issued_at > clock_timestamp() - ${lasts}::int * interval '1 second'
    returning id`)
  if (rows.length === 0) throw new Problem(otpInvalid)
}
