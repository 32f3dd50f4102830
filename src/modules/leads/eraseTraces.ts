import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../platform/database/requestDatabase.js'
import { forgetPerson } from '../../platform/idempotency/forgetPerson.js'
import { platformOf } from '../../platform/platform.js'
import type { Person } from './findPerson.js'
import { leadJobKey } from './leadJobKey.js'

/**
 * Removes what is kept of a person beside his leads, in the transaction of `req`: challenges, answers kept for
 * replays, waiting mails, those in the mailbox of the demo, saved filters that name him. Keyed hashes in limits
 * stay until their windows end.
 */
export async function eraseTraces(req: PayloadRequest, { emailKey, leads }: Person): Promise<void> {
  const db = await requestDatabase(req)
  await platformOf(req.payload).otp.forget(req, emailKey)
  await forgetPerson(req, emailKey)
  const references = leads.map(({ reference }) => reference)
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
