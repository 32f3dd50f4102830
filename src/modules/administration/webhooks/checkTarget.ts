import { setTimeout as sleep } from 'node:timers/promises'

import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { platformOf } from '../../../platform/platform.js'
import { RefusedAddress, resolveTarget } from './resolveTarget.js'
import { hostOf, privateTarget, type Reach, targetFault } from './targetFault.js'

/** A slow name server must not keep the transaction open. */
const patienceMs = 1_000

/**
 * Refuses an address that messages cannot be sent to, along with other errors of the endpoint. A name that does not
 * resolve now is accepted, because every connection checks it again.
 */
export const checkTarget: TextFieldSingleValidation = async (url, options) => {
  const reach = { allowsLoopback: platformOf(options.req.payload).demo }
  const fault = await text(url, options)
  if (fault !== true) return fault
  const wrong = targetFault(url, reach)
  // No DNS lookups while somebody is typing.
  if (wrong || !url || url === options.previousValue || options.event === 'onChange') {
    return wrong ?? true
  }
  return (await resolvedFault(url, reach)) ?? true
}

async function resolvedFault(url: string, reach: Reach): Promise<string | undefined> {
  const resolved = resolveTarget(hostOf(new URL(url).hostname), reach).then(
    () => undefined,
    (error: unknown) => (error instanceof RefusedAddress ? privateTarget : undefined),
  )
  return Promise.race([resolved, sleep(patienceMs, undefined, { ref: false })])
}
