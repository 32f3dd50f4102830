import type { MetricDefinition, SignalDefinition } from '../../platform/assurance/declarations.js'
import { frameworks } from '../../platform/assurance/frameworks.js'

const category = 'payments'

const anomaly = (id: string, counter: string, definition: string): MetricDefinition => ({
  id,
  kind: 'count',
  unit: '{occurrence}',
  definition: `${definition} n is the payments initiated.`,
  of: (figures) => figures.count(counter),
  among: (figures) => figures.count('payments.initiated'),
  threshold: { op: 'gt', warn: 0, breach: 9 },
  category,
  mappings: frameworks.none,
})

export const paymentMetrics: readonly MetricDefinition[] = [
  {
    id: 'payments.initiated',
    kind: 'count',
    unit: '{payment}',
    definition: 'Payments handed to the gateway.',
    of: (figures) => figures.count('payments.initiated'),
    among: (figures) => figures.count('payments.initiated'),
    mappings: frameworks.none,
  },
  anomaly(
    'payments.mismatches',
    'payments.mismatch',
    'Verified reports of the gateway whose amount, currency or order was not ours.',
  ),
  anomaly('payments.forged', 'payments.forged', 'Callbacks that no gateway of ours had made.'),
  anomaly(
    'payments.duplicate_captures',
    'payments.duplicate_capture',
    'Orders that were paid more than once.',
  ),
]

const shared = { source: '/api/payments', category, mappings: frameworks.none }

export const paymentSignals: readonly SignalDefinition[] = [
  {
    ...shared,
    counter: 'payments.mismatch',
    type: 'foyer.payments.mismatch.v1',
    title: 'A verified report of the gateway did not fit its order',
    impact: 5,
    exposure: 2,
    disposition: 'blocked',
    detector: 'payment-checks',
  },
  {
    ...shared,
    counter: 'payments.forged',
    type: 'foyer.payments.callback_forged.v1',
    title: 'A callback came from no gateway of ours',
    impact: 5,
    exposure: 1,
    disposition: 'blocked',
    detector: 'callback-proof',
  },
  {
    ...shared,
    counter: 'payments.duplicate_capture',
    type: 'foyer.payments.duplicate_capture.v1',
    title: 'An order was paid more than once',
    impact: 4,
    exposure: 3,
    disposition: 'allowed',
    detector: 'payment-checks',
  },
]
