import type { Mappings } from './frameworks.js'

declare module '../extend.js' {
  interface Declarations {
    /** The counters of a module that cause signals in the assurance feed. */
    signals: readonly SignalDefinition[]
  }
}

/** A counter that matters, and the signal that tells of it. The feed is public: it names no visitor. */
export type SignalDefinition = {
  /** A counter name, or the common prefix of several names that end in a rule or kind. */
  counter: string
  type: string
  source: string
  title: string
  category: string
  disposition: 'allowed' | 'blocked' | 'refused' | 'answered_locally' | 'redacted' | 'rate_limited'
  detector: string
  /** From 1 to 5; and 1 contained by a control, 2 in part, 3 uncontrolled. */
  impact: number
  exposure: number
  mappings: Mappings
}
