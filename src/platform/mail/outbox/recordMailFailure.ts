import type { Payload } from 'payload'

import { mailAddress } from '../mailAddress.js'
import { mailFailuresSlug, type MailFailureReason } from './MailFailures.js'

/** Why a mail is not tried again. */
export type GivenUp = {
  reason: MailFailureReason
  /** Undefined if the mail was never written. */
  to: string | undefined
  err: unknown
}

type Failure = Omit<GivenUp, 'err'> & { kind: string; attempts: number }

/** Records for staff that a mail was not sent; an invalid address is left out. */
export async function recordMailFailure(
  payload: Payload,
  { kind, reason, to, attempts }: Failure,
): Promise<void> {
  const address = mailAddress.safeParse(to).data
  await payload.create({
    collection: mailFailuresSlug,
    data: { kind, reason, attempts, ...(address && { recipient: address.toLowerCase() }) },
  })
}
