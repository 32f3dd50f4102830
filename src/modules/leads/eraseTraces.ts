import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../platform/database/requestDatabase.js'
import { forgetPerson } from '../../platform/idempotency/forgetPerson.js'
import { platformOf } from '../../platform/platform.js'
import type { Person } from './findPerson.js'
import { leadJobKey } from './leadJobKey.js'

/**
 * Deletes what is stored about a person beside their leads, in the transaction of `req`: challenges, responses kept for
 * replays, waiting mails, mails in the demo mailbox, saved filters that contain their address. Keyed hashes in rate
 * limits stay until they expire.
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
