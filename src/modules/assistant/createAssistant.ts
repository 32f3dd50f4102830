import type { Payload, PayloadRequest } from 'payload'

import { customOf } from '../../platform/extend.js'
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

declare module '../../platform/extend.js' {
  interface Declarations {
    assistantOf: (payload: Payload) => Assistant
  }
}

/** The assistant of this process. */
export function assistantOf(payload: Payload): Assistant {
  const { assistantOf: find } = customOf(payload.config)
  if (!find) throw new Error('This configuration has no assistant: list assistant() first')
  return find(payload)
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
