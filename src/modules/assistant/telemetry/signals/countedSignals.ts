import type { Counted } from '../../../../platform/measurements/writeBatch.js'
import { vocabulary } from '../vocabulary.js'
import type { NewSignal } from './addSignals.js'
import { type Fold, foldCounts, foldRest } from './foldCounts.js'

type Watched = Pick<
  NewSignal,
  'type' | 'source' | 'category' | 'disposition' | 'mappings' | 'title'
> & {
  /** A counter name, or the common prefix of several names that end in a rule or kind. */
  counter: string
  impact: number
  exposure: number
  detector: string
}

const chat = { source: '/api/chat', exposure: 1 }
const reliability = { ...chat, category: 'reliability', mappings: vocabulary.fallback }
const payment = { source: '/api/payments', category: 'payments', mappings: vocabulary.none }

/** The counters that cause a signal. */
const watched: readonly Watched[] = [
  {
    ...chat,
    counter: 'chat.injection.',
    type: 'foyer.assistant.injection_suspected.v1',
    title: 'A message tried to give the assistant instructions',
    category: 'security',
    impact: 4,
    disposition: 'allowed',
    detector: 'injection-rules',
    mappings: vocabulary.injection,
  },
  {
    ...chat,
    counter: 'chat.redacted.',
    type: 'foyer.assistant.personal_data_redacted.v1',
    title: 'Personal data in a message was masked',
    category: 'privacy',
    impact: 3,
    disposition: 'redacted',
    detector: 'redaction',
    mappings: vocabulary.privacy,
  },
  {
    ...chat,
    counter: 'chat.refused',
    type: 'foyer.assistant.answer_refused.v1',
    title: 'A question had no answer in the content and got none',
    category: 'accuracy',
    impact: 2,
    disposition: 'refused',
    detector: 'grounding-gate',
    mappings: vocabulary.misinformation,
  },
  {
    ...chat,
    counter: 'chat.sources.invented',
    type: 'foyer.assistant.citation_rejected.v1',
    title: 'An answer cited what had not been retrieved',
    category: 'accuracy',
    impact: 4,
    disposition: 'blocked',
    detector: 'output-check',
    mappings: vocabulary.citations,
  },
  {
    ...chat,
    counter: 'chat.sources.unresolved',
    type: 'foyer.assistant.citation_unresolved.v1',
    title: 'An answer cited what is not published, or does not say so any more',
    category: 'accuracy',
    impact: 3,
    disposition: 'allowed',
    detector: 'answer-verification',
    mappings: vocabulary.citations,
  },
  {
    ...chat,
    counter: 'chat.verified.unsupported',
    type: 'foyer.assistant.answer_unsupported.v1',
    title: 'An answer said what the published text that it cites does not',
    category: 'accuracy',
    impact: 4,
    disposition: 'allowed',
    detector: 'answer-verification',
    mappings: vocabulary.misinformation,
  },
  {
    ...chat,
    counter: 'chat.platform.leaked',
    type: 'foyer.assistant.leak_stopped.v1',
    title: 'The platform AI began to recite its instructions, and was cut off',
    category: 'security',
    impact: 3,
    disposition: 'blocked',
    detector: 'output-check',
    mappings: vocabulary.injection,
  },
  {
    ...reliability,
    counter: 'chat.fallback',
    type: 'foyer.assistant.platform_fallback.v1',
    title: 'The platform AI gave no usable answer; the local one did',
    impact: 3,
    disposition: 'answered_locally',
    detector: 'fallback',
  },
  {
    ...reliability,
    counter: 'chat.breaker.opened',
    type: 'foyer.assistant.breaker_opened.v1',
    title: 'The breaker before the platform AI opened',
    impact: 4,
    exposure: 2,
    disposition: 'answered_locally',
    detector: 'breaker',
  },
  {
    counter: 'limits.refused.',
    source: '/api',
    type: 'foyer.limits.rate_limited.v1',
    title: 'A client called more often than it may, and was refused',
    category: 'security',
    impact: 2,
    exposure: 1,
    disposition: 'rate_limited',
    detector: 'rate-limits',
    mappings: vocabulary.overuse,
  },
  {
    ...payment,
    counter: 'payments.mismatch',
    type: 'foyer.payments.mismatch.v1',
    title: 'A verified report of the gateway did not fit its order',
    impact: 5,
    exposure: 2,
    disposition: 'blocked',
    detector: 'payment-checks',
  },
  {
    ...payment,
    counter: 'payments.forged',
    type: 'foyer.payments.callback_forged.v1',
    title: 'A callback came from no gateway of ours',
    impact: 5,
    exposure: 1,
    disposition: 'blocked',
    detector: 'callback-proof',
  },
  {
    ...payment,
    counter: 'payments.duplicate_capture',
    type: 'foyer.payments.duplicate_capture.v1',
    title: 'An order was paid more than once',
    impact: 4,
    exposure: 3,
    disposition: 'allowed',
    detector: 'payment-checks',
  },
  {
    counter: 'measurements.dropped',
    source: '/api/tools/ai-assurance/telemetry',
    type: 'foyer.measurements.dropped.v1',
    title: 'Counts were lost, so the metrics of this hour are too low',
    category: 'controls',
    impact: 2,
    exposure: 3,
    disposition: 'allowed',
    detector: 'measurements',
    mappings: vocabulary.records,
  },
]

/** The names and prefixes of the counters that cause signals. */
export const watchedCounters = watched.map(({ counter }) => counter)

/** The signals for the counts of one batch. */
export function countedSignals(counted: readonly Counted[]): NewSignal[] {
  return counted.flatMap(({ name, hour, added, total }) =>
    signalsOf({ name, hour }, foldCounts(total - added, total)),
  )
}

/** All signals of a counter in a finished hour; those already published have the same fold keys. */
export function settledSignals({ name, hour, total }: Omit<Counted, 'added'>): NewSignal[] {
  return signalsOf({ name, hour }, [...foldCounts(0, total), ...foldRest(total)])
}

function signalsOf(
  { name, hour }: { name: string; hour: Date },
  folds: readonly Fold[],
): NewSignal[] {
  const found = watched.find(({ counter }) =>
    counter.endsWith('.') ? name.startsWith(counter) : name === counter,
  )
  if (!found) return []
  const { counter, impact, exposure, detector, ...told } = found
  const rule = name.slice(counter.length)
  return folds.map(({ step, count, magnitude }) => ({
    ...told,
    count,
    status: 'open',
    // The more often in an hour, the likelier: 2 for once, 3 for ten times, 4 for a hundred times.
    severity: [Math.min(5, 2 + magnitude), impact, exposure],
    evidence: { detector, ...(rule && { ruleIds: [rule] }) },
    foldKey: `${name} ${hour.toISOString()} ${step}`,
  }))
}
