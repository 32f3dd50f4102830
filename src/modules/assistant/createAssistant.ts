import type { Payload, PayloadRequest } from 'payload'

import type { Measurements } from '../../platform/measurements/Measurements.js'
import { platformOf } from '../../platform/platform.js'
import { searchIndexOf, type SearchIndex } from '../../search/SearchIndex.js'
import type { PlatformAi, PlatformAiSettings } from './upstream/createPlatformAi.js'
import { createPlatformAi } from './upstream/createPlatformAi.js'
import { createVerifier, type Verifier } from './verification/createVerifier.js'

export type AssistantOptions = {
  /** The platform AI; without it every answer is local. */
  platformAi?: PlatformAiSettings | undefined
  /** The daily budget of the platform AI (UTC) for all visitors together. */
  tokensPerDay?: number
  /** The pages where people get help, as paths on this site. */
  contactPath: string
  demoPath: string
  /** Called with every question that the content could not answer, in the transaction that stores it. */
  onUnanswered?: (req: PayloadRequest, question: { id: string; locale: string }) => Promise<void>
}

/** The assistant of this process, available once Payload has started. */
export type Assistant = {
  payload: Payload
  options: AssistantOptions
  index: SearchIndex
  measurements: Measurements
  /** Undefined if none is configured. */
  platformAi: PlatformAi | undefined
  /** Checks finished answers. */
  verifier: Verifier
}

/** Returns the one assistant of a Payload, created at first use. */
export function createAssistant(options: AssistantOptions): (payload: Payload) => Assistant {
  const made = new WeakMap<object, Assistant>()
  return (payload) => {
    const known = made.get(payload)
    if (known) return known
    const { clock, measurements } = platformOf(payload)
    const { platformAi: settings } = options
    const index = searchIndexOf(payload)
    const assistant: Assistant = {
      payload,
      options,
      index,
      measurements,
      platformAi: settings && createPlatformAi({ settings, clock, measurements }),
      verifier: createVerifier(payload, measurements),
    }
    made.set(payload, assistant)
    return assistant
  }
}
