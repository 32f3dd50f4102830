import type { EmailAdapter } from 'payload'

/** Where mail goes: to the mail server, into the mailbox of the demo, or nowhere. */
export type MailRoute = 'smtp' | 'captured' | 'none'

/** Payload's adapter (`payload.email`) and what only we ask of it. */
export type MailAdapter = ReturnType<EmailAdapter<void>> & {
  route: MailRoute
  /** Rejects where the mail server cannot be reached or refuses the sign-in; asked at most every 30 s. */
  verify: () => Promise<void>
  /** Closes idle connections at once, others when their mail is sent. Mails after it are refused. */
  close: () => void
}
