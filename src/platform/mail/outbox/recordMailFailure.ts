import type { Payload } from 'payload'

import { mailAddress } from '../mailAddress.js'
import { mailFailuresSlug, type MailFailureReason } from './MailFailures.js'

/** Why a mail is not tried again. */
export type GivenUp = {
  reason: MailFailureReason
  /** Undefined where the mail was never written. */
  to: string | undefined
  err: unknown
}

type Failure = Omit<GivenUp, 'err'> & { kind: string; attempts: number }

/** Notes for staff that a mail did not leave; an address that is none is left out. */
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
