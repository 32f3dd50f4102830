import { createHmac } from 'node:crypto'

import type { Payload } from 'payload'

type Sending = { task: string; jobId: string; ids: unknown }

/**
 * The Message-ID of a job's mail, the same at every attempt, so that receivers can drop a repeat (RFC 5322, 3.6.4). The
 * ids are part of it because a new database counts its jobs from 1 again.
 */
export function messageIdOf(
  { secret, email }: Pick<Payload, 'secret' | 'email'>,
  { task, jobId, ids }: Sending,
): string {
  const unique = createHmac('sha256', secret)
    .update(JSON.stringify(['message-id', task, jobId, ids]))
    .digest('base64url')
  const [, domain = ''] = email.defaultFromAddress.split('@')
  return `<${unique}@${domain}>`
}
