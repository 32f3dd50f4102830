import type { Payload } from 'payload'

import type { SelfTest } from '../../../platform/selfTests/SelfTest.js'
import type { Assistant } from '../Assistant.js'
import { breakerSelfTest } from './breakerSelfTest.js'
import { disclosureSelfTest } from './disclosureSelfTest.js'
import { groundingSelfTest } from './groundingSelfTest.js'
import { injectionSelfTest } from './injectionSelfTest.js'
import { outputSelfTest } from './outputSelfTest.js'
import { redactionSelfTest } from './redactionSelfTest.js'

/** The self-tests of the assistant's guards, by the names of the controls in the feed. */
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
