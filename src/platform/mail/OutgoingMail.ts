import addressparser from 'nodemailer/lib/addressparser'
import { z } from 'zod'

import { StartupError } from '../StartupError.js'
import { requiredText, text } from '../text.js'
import { mailAddress } from './mailAddress.js'

const recipient = z.union([
  mailAddress,
  z.object({ address: mailAddress }).transform(({ address }) => address),
])

/** A line break in a subject would start another header. */
const oneLine = z.string().transform((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' '))

/** `<…@domain>` in the narrow form of RFC 5322, 3.6.4: it is written into a header unchanged. */
const messageId = z.string().regex(/^<[\w-]{1,128}@[a-z0-9.-]{1,255}>$/i)

const body = text(1_000_000).default('')

/** A file of ours beside the text; its name goes into a header. */
const attachment = z.strictObject({
  filename: z.string().regex(/^[\w.-]{1,100}$/),
  contentType: z.string().regex(/^[\w./+-]{1,100}(?:; [\w-]+=[\w-]+)*$/),
  content: z.instanceof(Buffer).refine(({ length }) => length <= 5_000_000),
})

export type MailAttachment = z.output<typeof attachment>

/**
 * The allowed parts of a mail: one recipient, a subject and at least one of text and HTML. `from` is accepted because
 * Payload always sets it, and ignored because every mail is from MAIL_FROM.
 */
export const OutgoingMail = z
  .strictObject({
    from: z.unknown().optional(),
    to: recipient,
    subject: oneLine.pipe(requiredText(500)),
    text: body,
    html: body,
    attachments: z.array(attachment).max(10).optional(),
    /** For mails that may be handed over twice; others get a new id each time. */
    messageId: messageId.optional(),
    /** An address where a plain POST withdraws the recipient's consent (RFC 8058). */
    unsubscribe: z
      .url({ protocol: /^https?$/ })
      .max(2_000)
      .optional(),
  })
  .refine((mail) => mail.text || mail.html, { message: 'Expected text or HTML.', path: ['text'] })
  .transform(({ from: _from, ...mail }) => mail)

export type OutgoingMail = z.output<typeof OutgoingMail>

/** A mail with its sender. */
export type AddressedMail = OutgoingMail & { from: MailSender }

export type MailSender = { name: string; address: string }

/** The sender if MAIL_FROM is not set; `.example` is reserved (RFC 2606). */
const defaultSender: MailSender = { name: '', address: 'no-reply@foyer.example' }

/**
 * Reads MAIL_FROM: a single `Name <address>` or address; without a name, mails show the brand's. Throws a StartupError
 * for anything else.
 */
export function parseSender(value: string | undefined): MailSender {
  if (value === undefined) return defaultSender
  const [mailbox, ...others] = addressparser(value)
  const address = mailAddress.safeParse(mailbox?.address)
  if (!mailbox || !address.success || others.length > 0 || /\p{Cc}/u.test(value)) {
    throw new StartupError('MAIL_FROM: expected one sender, as in Name <name@company.example>')
  }
  return { name: mailbox.name, address: address.data }
}
