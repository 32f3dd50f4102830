import type { EmailAdapter, Payload } from 'payload'

/** Where mail goes: to the mail server, into the mailbox of the demo, or nowhere. */
type MailRoute = 'smtp' | 'captured' | 'none'

/** Payload's adapter (`payload.email`) with our additions. */
export type MailAdapter = ReturnType<EmailAdapter<void>> & {
  route: MailRoute
  /** Rejects if the mail server cannot be reached or refuses the sign-in; checked at most every 30 s. */
  verify: () => Promise<void>
  /** Closes idle connections at once, others when their mail is sent. Later mails are refused. */
  close: () => void
}

/** The mail adapter of this Payload, made by `createMailAdapter`. */
export function mailAdapterOf(payload: Pick<Payload, 'email'>): MailAdapter {
  return payload.email as MailAdapter
}
