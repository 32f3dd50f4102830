import { desc, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload } from 'payload'

import { postgresOf } from '../database/requestDatabase.js'
import { capturedMailsTable as mails } from './capturedMailsTable.js'

export type CapturedMail = {
  id: string
  from: string
  to: string
  subject: string
  /** Empty if the mail has no such part, as is `html`. */
  text: string
  html: string
  /** ISO 8601, UTC. */
  date: string
}

/** The captured mails of the demo, newest first; `to` is an exact address in any case, empty means all. */
export async function listCapturedMails(
  payload: Payload,
  { to, limit }: { to?: string | undefined; limit: number },
): Promise<CapturedMail[]> {
  const rows = await postgresOf(payload)
    .drizzle.select()
    .from(mails)
    .where(to ? sql`lower(${mails.to}) = lower(${to})` : undefined)
    .orderBy(desc(mails.sentAt), desc(mails.id))
    .limit(limit)
  return rows.map(({ sentAt, ...mail }) => ({ ...mail, date: sentAt.toISOString() }))
}
