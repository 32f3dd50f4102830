import addressparser from 'nodemailer/lib/addressparser'

import { StartupError } from '../StartupError.js'
import { mailAddress } from './mailAddress.js'

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
