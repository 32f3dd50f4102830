import { desc, sql } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import { endpoint } from '../../platform/api/endpoint.js'
import { postgresOf, query } from '../../platform/database/requestDatabase.js'
import type { AddressedMail } from '../../platform/mail/OutgoingMail.js'
import { text } from '../../platform/text.js'
import { capturedMailsTable as mails } from './capturedMailsTable.js'

const CapturedMail = z.object({
  id: z.uuid(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  /** Empty if the mail has no such part, as is `html`. */
  text: z.string(),
  html: z.string(),
  date: z.iso.datetime(),
})

export type CapturedMail = z.output<typeof CapturedMail>

/** Puts a mail into the mailbox of the demo instead of sending it. */
export async function captureMail(payload: Payload, mail: AddressedMail): Promise<void> {
  const { name, address } = mail.from
  const from = name ? `${name} <${address}>` : address
  await postgresOf(payload)
    .drizzle.insert(mails)
    .values({ ...mail, from })
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

type ErasedPerson = { email: string; references: readonly string[] }

/** Deletes what the demo captured to a person or about their leads, in the transaction of `req`. */
export async function eraseCapturedMails(
  req: PayloadRequest,
  { email, references }: ErasedPerson,
): Promise<void> {
  await query(req)`delete from captured_mails where lower("to") = ${email}`
  for (const reference of references) {
    await query(req)`
      delete from captured_mails where position(${reference}::text in subject || text) > 0`
  }
}

const maxMails = 100

/** The mailbox as JSON. It shows passcodes to everybody: never for production. */
export const listMailbox = endpoint({
  operationId: 'mailbox.list',
  method: 'get',
  path: '/dev/mailbox',
  summary: 'List the mails that the demo captured',
  description: `The newest ${String(maxMails)}, all or those to one address. Only the demo has a mailbox.`,
  query: z.strictObject({ to: text(254).optional() }),
  output: z.object({ docs: z.array(CapturedMail) }).meta({ id: 'Mailbox' }),
  access: 'public',
  handler: async ({ req, query }) => ({
    docs: await listCapturedMails(req.payload, { to: query.to, limit: maxMails }),
  }),
})
