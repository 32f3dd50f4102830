import type { Payload } from 'payload'

import { platformOf } from '../../platform/platform.js'
import { searchIndexOf } from '../../search/searchIndexOf.js'
import type { Assistant } from './Assistant.js'
import type { AssistantOptions } from './assistantOptions.js'
import { createPlatformAi } from './upstream/createPlatformAi.js'
import { createVerifier } from './verification/createVerifier.js'

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
