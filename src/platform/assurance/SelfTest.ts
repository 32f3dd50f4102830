import type { Payload } from 'payload'

import type { Mappings } from './frameworks.js'

declare module '../extend.js' {
  interface Declarations {
    /** Tests that guards make of themselves while the service runs, by the name the control has in the feed. */
    selfTests: Record<string, SelfTest>
  }
}

/** `off` where a setting has switched the guard off, `unknown` where there is too little to test it with. */
export type SelfTestResult = 'passed' | 'failed' | 'off' | 'unknown'

/**
 * A guard that shows that it works: the real code, given something it must refuse or change. It runs at every start
 * and hourly, so it must be harmless: it stores nothing that lasts, sends nothing and calls nobody outside.
 */
export type SelfTest = {
  /** What a pass proves, in one public sentence. */
  proves: string
  /** A throw counts as a failure. */
  run(payload: Payload): Promise<SelfTestResult> | SelfTestResult
  /** By framework, with the edition where it has one: `{ owaspLlm: ['LLM01:2026'] }`. */
  mappings?: Mappings
}
