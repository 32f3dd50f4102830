import type { Payload } from 'payload'

declare module '../extend.js' {
  interface Declarations {
    /** What a module can tell of its present state, by the metric's name in the feed. */
    gauges: Record<string, Gauge>
  }
}

/**
 * A present state as a number, with how many things it was read from (`n`); undefined where there is nothing to
 * tell, which is then not measured. It answers from memory or with one query.
 */
export type Gauge = (payload: Payload) => Promise<Reading | undefined> | Reading | undefined

export type Reading = { value: number; n: number }
