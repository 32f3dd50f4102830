import { setTimeout as sleep } from 'node:timers/promises'

import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { platformOf } from '../../../platform/platform.js'
import { RefusedAddress, resolveTarget } from './resolveTarget.js'
import { hostOf, privateTarget, type Reach, targetFault } from './targetFault.js'

/** A name server that does not answer must not hold the transaction that is open here. */
const patienceMs = 1_000

/**
 * Refuses an address that messages could not be sent to, beside whatever else is wrong with the endpoint. A name that
 * cannot be resolved now is accepted: what counts is checked again at every connection.
 */
export const checkTarget: TextFieldSingleValidation = async (url, options) => {
  const reach = { allowsLoopback: platformOf(options.req.payload).demo }
  const fault = await text(url, options)
  if (fault !== true) return fault
  const wrong = targetFault(url, reach)
  // While somebody types, no name server is asked.
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
