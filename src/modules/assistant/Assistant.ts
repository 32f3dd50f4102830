import type { Payload } from 'payload'

import type { Measurements } from '../../platform/measurements/Measurements.js'
import type { SearchIndex } from '../../search/SearchIndex.js'
import type { AssistantOptions } from './assistantOptions.js'
import type { PlatformAi } from './upstream/createPlatformAi.js'
import type { Verifier } from './verification/createVerifier.js'

/** What answers in this process, once Payload is there. */
export type Assistant = {
  payload: Payload
  options: AssistantOptions
  index: SearchIndex
  measurements: Measurements
  /** Undefined where none is set. */
  platformAi: PlatformAi | undefined
  /** Judges what was answered. */
  verifier: Verifier
}
