import { setTimeout as sleep } from 'node:timers/promises'

import { type CollectionBeforeValidateHook, ValidationError } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import type { Webhook } from '../../../payload-types.js'
import { RefusedAddress, resolveTarget } from '../webhooks/resolveTarget.js'
import { hostOf, privateTarget, type Reach, targetFault } from '../webhooks/targetFault.js'

/** A name server that does not answer must not hold the transaction that is open here. */
const patienceMs = 1_000

/**
 * Refuses an address that messages could not be sent to. A name that cannot be resolved now is accepted: what
 * counts is checked again at every connection.
 */
export const checkTarget: CollectionBeforeValidateHook<Webhook> = async ({
  data,
  originalDoc,
  req,
}) => {
  const url = data?.url
  if (!url || url === originalDoc?.url) return data
  const reach = { allowsLoopback: platformOf(req.payload).demo }
  const message = targetFault(url, reach) ?? (await resolvedFault(url, reach))
  if (message)
    throw new ValidationError({ collection: 'webhooks', errors: [{ path: 'url', message }] })
  return data
}

async function resolvedFault(url: string, reach: Reach): Promise<string | undefined> {
  const resolved = resolveTarget(hostOf(new URL(url).hostname), reach).then(
    () => undefined,
    (error: unknown) => (error instanceof RefusedAddress ? privateTarget : undefined),
  )
  return Promise.race([resolved, sleep(patienceMs, undefined, { ref: false })])
}
