import type { Payload } from 'payload'

declare module '../extend.js' {
  interface Declarations {
    /** The gauges of a module, by the metric's name in the feed. */
    gauges: Record<string, Gauge>
  }
}

/**
 * A current state as a number, with how many things it was derived from (`n`); undefined if there is nothing to report,
 * which is then not measured. It answers from memory or with one query.
 */
export type Gauge = (payload: Payload) => Promise<Reading | undefined> | Reading | undefined

export type Reading = { value: number; n: number }
