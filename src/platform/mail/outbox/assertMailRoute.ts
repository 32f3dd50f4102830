import type { Payload } from 'payload'

import { Problem } from '../../http/Problem.js'
import { mailAdapterOf } from '../mailAdapterOf.js'
import { mailUnavailable } from '../problems.js'

/** Throws `mail_unavailable` if mail cannot be sent at all, for requests that are pointless without it. */
export function assertMailRoute(payload: Pick<Payload, 'email'>): void {
  if (mailAdapterOf(payload).route !== 'none') return
  throw new Problem(mailUnavailable, { detail: 'No mail server is set up.' })
}
