import type { Payload } from 'payload'

import type { SelfTest } from '../../../platform/selfTests/SelfTest.js'
import type { Assistant } from '../Assistant.js'
import { breakerSelfTest } from './breakerSelfTest.js'
import { disclosureSelfTest } from './disclosureSelfTest.js'
import { groundingSelfTest } from './groundingSelfTest.js'
import { injectionSelfTest } from './injectionSelfTest.js'
import { outputSelfTest } from './outputSelfTest.js'
import { redactionSelfTest } from './redactionSelfTest.js'

/** How the assistant's guards show that they work, by the names the controls have in the feed. */
export const assistantSelfTests = (
  assistantOf: (payload: Payload) => Assistant,
): Record<string, SelfTest> => ({
  'assistant.redaction': redactionSelfTest,
  'assistant.injection_marking': injectionSelfTest,
  'assistant.grounding': groundingSelfTest(assistantOf),
  'assistant.output_check': outputSelfTest,
  'assistant.breaker': breakerSelfTest,
  'assistant.disclosure': disclosureSelfTest,
})
