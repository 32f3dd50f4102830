import { desc, eq, getTableColumns, sql } from '@payloadcms/db-postgres/drizzle'
import { index, pgTable } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import { endpoint } from '../../platform/api/endpoint.js'
import { postgresOf, query } from '../../platform/database/requestDatabase.js'
import { Problem, problems } from '../../platform/http/Problem.js'
import type { AddressedMail } from '../../platform/mail/OutgoingMail.js'
import { text } from '../../platform/text.js'

/** A file of a mail, in base64. */
type CapturedFile = { filename: string; contentType: string; size: number; content: string }

/** The mails of the demo, which never leave it. `text` and `html` are empty if a mail has no such part. */
export const capturedMailsTable = pgTable(
  'captured_mails',
  ({ jsonb, text, timestamp, uuid }) => ({
    id: uuid('id').defaultRandom().primaryKey(),
    from: text('from').notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    attachments: jsonb('attachments').$type<CapturedFile[]>().notNull().default([]),
    /** A mail that is handed over twice has the same: it is kept once, as mail programs do. */
    messageId: text('message_id').unique(),
    sentAt: timestamp('sent_at', { withTimezone: true }).notNull().defaultNow(),
  }),
  (table) => [
    index('captured_mails_to_sent_at_idx').on(sql`lower(${table.to})`, table.sentAt),
    index('captured_mails_sent_at_idx').on(table.sentAt),
  ],
)

const CapturedMail = z.object({
  id: z.uuid(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  /** Empty if the mail has no such part, as is `html`. */
  text: z.string(),
  html: z.string(),
  date: z.iso.datetime(),
  /** Left out where it has none. */
  attachments: z
    .array(
      z.object({
        filename: z.string(),
        contentType: z.string(),
        /** In bytes. */
        size: z.int(),
        url: z.string(),
      }),
    )
    .optional(),
})

export type CapturedMail = z.output<typeof CapturedMail>

/** Puts a mail into the mailbox of the demo instead of sending it. */
export async function captureMail(payload: Payload, mail: AddressedMail): Promise<void> {
  const { name, address } = mail.from
  const from = name ? `${name} <${address}>` : address
  const attachments = (mail.attachments ?? []).map(({ content, ...file }) => ({
    ...file,
    size: content.length,
    content: content.toString('base64'),
  }))
  await postgresOf(payload)
    .drizzle.insert(capturedMailsTable)
    .values({ ...mail, from, attachments })
    .onConflictDoNothing()
}

/** The captured mails of the demo, newest first; `to` is an exact address in any case, empty means all. */
export async function listCapturedMails(
  payload: Payload,
  { to, limit }: { to?: string | undefined; limit: number },
): Promise<CapturedMail[]> {
  const rows = await postgresOf(payload)
    .drizzle.select({ ...shown, attachments: files })
    .from(capturedMailsTable)
    .where(to ? sql`lower(${capturedMailsTable.to}) = lower(${to})` : undefined)
    .orderBy(desc(capturedMailsTable.sentAt), desc(capturedMailsTable.id))
    .limit(limit)
  return rows.map(({ sentAt, attachments, ...mail }) => ({
    ...mail,
    date: sentAt.toISOString(),
    ...(attachments.length > 0 && { attachments: attachments.map(addressed(mail.id)) }),
  }))
}

/** Deletes what the demo captured to a person or about their leads, in the transaction of `req`. */
export async function eraseCapturedMails(
  req: PayloadRequest,
  { email, references }: { email: string; references: readonly string[] },
): Promise<void> {
  await query(req)`delete from captured_mails where lower("to") = ${email}`
  for (const reference of references) {
    await query(req)`
      delete from captured_mails where position(${reference}::text in subject || text) > 0`
  }
}

const addressed = (mail: string) => (file: Omit<CapturedFile, 'content'>, place: number) => ({
  ...file,
  url: `/api/dev/mailbox/${mail}/attachments/${String(place)}`,
})

const { id, from, to, subject, text: plain, html, sentAt } = getTableColumns(capturedMailsTable)
const shown = { id, from, to, subject, text: plain, html, sentAt }

/** SQL: the files of a mail without their bytes. */
const files = sql<Omit<CapturedFile, 'content'>[]>`(
  select coalesce(jsonb_agg(file - 'content' order by place), '[]')
  from jsonb_array_elements(${capturedMailsTable.attachments}) with ordinality as listed (file, place))`

const maxMails = 100

/** The mailbox as JSON. It shows passcodes to everybody: never for production. */
export const listMailbox = endpoint({
  operationId: 'mailbox.list',
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

export const mailboxAttachment = endpoint({
  operationId: 'mailbox.attachment',
  path: '/dev/mailbox/:id/attachments/:place',
  summary: 'Open a file of a captured mail',
  description: 'Files are counted from 0. Only the demo has a mailbox.',
  params: z.object({ id: z.uuid(), place: z.coerce.number().int().min(0).max(9) }),
  contentType: 'application/octet-stream',
  access: 'public',
  handler: async ({ req, params: { id, place } }) => {
    const [mail] = await postgresOf(req.payload)
      .drizzle.select({ attachments: capturedMailsTable.attachments })
      .from(capturedMailsTable)
      .where(eq(capturedMailsTable.id, id))
    const file = mail?.attachments[place]
    if (!file) throw new Problem(problems.notFound, { detail: 'There is no such file.' })
    const disposition = file.contentType === 'application/pdf' ? 'inline' : 'attachment'
    return new Response(Buffer.from(file.content, 'base64'), {
      headers: {
        'content-type': file.contentType,
        'content-disposition': `${disposition}; filename="${file.filename}"`,
      },
    })
  },
})
