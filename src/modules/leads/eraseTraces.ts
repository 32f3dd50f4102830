import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../platform/database/requestDatabase.js'
import { createHashes } from '../../platform/otp/createHashes.js'
import type { Person } from './findPerson.js'
import { leadJobKey } from './leadJobKey.js'

/**
 * Removes what is kept of a person beside his leads, in the transaction of `req`: challenges, answers kept for
 * replays, waiting mails, those in the mailbox of the demo, saved filters that name him. Keyed hashes in limits
 * stay until their windows end.
 */
export async function eraseTraces(
  req: PayloadRequest,
  { emailKey, leads }: Person,
  { secret }: { secret: string },
): Promise<void> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ id: string }>(sql`
    delete from otp_challenges where email_key = ${createHashes(secret).email(emailKey)}
    returning id`)
  const references = leads.map(({ reference }) => reference)
  for (const name of [...references, ...rows.map(({ id }) => id)]) {
    const bytes = Buffer.from(name)
    await db.execute(sql`delete from idempotency_keys where position(${bytes}::bytea in body) > 0`)
  }
  await db.execute(sql`delete from captured_mails where lower("to") = ${emailKey}`)
  for (const reference of references) {
    await db.execute(sql`
      delete from captured_mails where position(${reference}::text in subject || text) > 0`)
  }
  await db.execute(sql`
    delete from payload_query_presets where position(${emailKey}::text in lower("where"::text)) > 0`)
  const jobs = leads.flatMap(({ id }) => [leadJobKey(id, 'receipt'), leadJobKey(id, 'team.%')])
  for (const key of jobs) {
    await db.execute(sql`
      select graphile_worker.remove_job(key) from graphile_worker.jobs where key like ${key}`)
  }
}
