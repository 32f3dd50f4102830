import type { Payload } from 'payload'

import type { Measurements } from '../../platform/measurements/Measurements.js'
import type { SearchIndex } from '../../search/SearchIndex.js'
import type { AssistantOptions } from './assistantOptions.js'
import type { PlatformAi } from './upstream/createPlatformAi.js'
import type { Verifier } from './verification/createVerifier.js'

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
