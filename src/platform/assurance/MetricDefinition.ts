import type { Payload } from 'payload'

import type { Mappings } from './frameworks.js'

declare module '../extend.js' {
  interface Declarations {
    /** What a module lets the assurance feed report about it. */
    metrics: readonly MetricDefinition[]
    /** The counters of calls that the public makes; refused calls are counted among them. */
    publicCalls: readonly string[]
  }
}

/** The counts of one window, by name. */
export type Figures = {
  count(name: string): number
  /** The sum of all counters whose names begin with this. */
  sumOf(prefix: string): number
  /** The rest of those counters' names after the prefix, in order. */
  namesAfter(prefix: string): string[]
  /** How many values a distribution has, and the value at this quantile. */
  observed(name: string): number
  quantile(name: string, share: number): number | undefined
  /** All names counted or observed. */
  total(): number
}

/**
 * A current state as a number, with how many things it was derived from (`n`); undefined if there is nothing to report,
 * which is then not measured. It answers from memory or with one query.
 */
type Gauge = (payload: Payload) => Promise<Reading | undefined> | Reading | undefined

export type Reading = { value: number; n: number }

type Shared = {
  /** Lower-case words with dots and underscores; consumers rely on the name. */
  id: string
  unit: string
  /** What exactly is counted, for assessors. */
  definition: string
  mappings: Mappings
  threshold?: { op: 'gt' | 'lt'; warn: number; breach: number }
  /** The category of the signal when the threshold is crossed: `reliability` by default. */
  category?: string
  /** Its name in OpenTelemetry's conventions for generative AI. */
  otel?: string
}

type Share = { of: (figures: Figures) => number; among: (figures: Figures) => number }

/** A metric of the feed and how it is computed from the counts. */
export type MetricDefinition =
  | (Shared & Share & { kind: 'ratio' })
  /** With `each`, every counter with this prefix is a metric of its own too. */
  | (Shared & Share & { kind: 'count'; each?: { prefix: string; definition: string } })
  | (Shared & { kind: 'quantile'; distribution: string; quantile: number })
  /** Not measured if it cannot be read here. */
  | (Shared & { kind: 'gauge'; read?: Gauge })
