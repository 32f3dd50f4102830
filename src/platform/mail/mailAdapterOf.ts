import type { Payload } from 'payload'

import type { MailAdapter } from './MailAdapter.js'

/** The mail adapter of this Payload, made by `createMailAdapter`. */
export function mailAdapterOf(payload: Pick<Payload, 'email'>): MailAdapter {
  return payload.email as MailAdapter
}
