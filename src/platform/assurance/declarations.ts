import type { Payload } from 'payload'

import type { Mappings } from './frameworks.js'

declare module '../extend.js' {
  interface Declarations {
    /** What a module lets the assurance feed report about it. */
    metrics: readonly MetricDefinition[]
    /** The counters of calls that the public makes; refused calls are counted among them. */
    publicCalls: readonly string[]
    /** The counters of a module that cause signals in the assurance feed. */
    signals: readonly SignalDefinition[]
    /** Tests that guards make of themselves while the service runs, by the name the control has in the feed. */
    selfTests: Record<string, SelfTest>
    /** Describes the AI system of this site as it works now. */
    aiSystem: (payload: Payload) => AiSystem
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

/** The AI system that the assurance feed is about, and its classification by the deployer. */
export type AiSystem = {
  id: string
  name: string
  version: string
  intendedPurpose: string
  /** `degraded` if the platform AI is configured but fails. */
  mode: 'platform' | 'local' | 'degraded' | 'off'
  models: { provider: string; name: string; version: string | null }[]
  classification: { euAiAct: 'limited'; basis: string }
}
