import { randomUUID } from 'node:crypto'

import { Problem } from '../http/Problem.js'
import { platformOf } from '../platform.js'
import type { SelfTest } from '../assurance/declarations.js'
import type { LimitRule } from './createLimits.js'

const once: LimitRule = { name: 'self-test', points: 1, seconds: 5, isTest: true }

/** Two calls of a fictional client, under a rule of one. */
export const limitSelfTest: SelfTest = {
  proves: 'the second of two calls is refused where one is allowed.',
  mappings: { owaspLlm: ['LLM06:2026'], mitreAtlas: ['AML.T0029', 'AML.T0034'] },
  run: async (payload) => {
    const { limits } = platformOf(payload)
    const refusesSecond = async (rule: LimitRule) => {
      const key = randomUUID()
      await limits.consume(rule, key)
      return limits.consume(rule, key).then(() => false, isRefusal)
    }
    if (await refusesSecond(once)) return 'passed'
    return (await refusesSecond({ ...once, always: true })) ? 'off' : 'failed'
  },
}

function isRefusal(error: unknown): boolean {
  return error instanceof Problem && error.code === 'rate_limited'
}
