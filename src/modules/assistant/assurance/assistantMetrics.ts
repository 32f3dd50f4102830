import { frameworks } from '../../../platform/assurance/frameworks.js'
import type {
  Figures,
  MetricDefinition,
  Reading,
} from '../../../platform/assurance/declarations.js'
import { type Assistant, assistantOf } from '../createAssistant.js'
import { testPassRate } from '../explain/runTestQuestions.js'
import { leastRefused, nearRefusals } from './groundingSelfTest.js'

const messages = (figures: Figures) => figures.count('chat.messages')
const answered = (figures: Figures) =>
  figures.count('chat.mode.platform') + figures.count('chat.mode.local')
/** Every answer by the platform AI was an attempt, and so was every fallback. */
const attempts = (figures: Figures) =>
  figures.count('chat.mode.platform') + figures.count('chat.fallback')
const verified = (figures: Figures) => figures.sumOf('chat.verified.')

const rate = { kind: 'ratio', unit: '1' } as const
const monitored = { ...rate, mappings: frameworks.monitoring }
const accuracy = { category: 'accuracy', mappings: frameworks.misinformation } as const
const number = { kind: 'count', unit: '{occurrence}' } as const

const answers: MetricDefinition[] = [
  {
    ...number,
    id: 'assistant.requests',
    unit: '{message}',
    definition: 'Messages accepted by the assistant.',
    of: messages,
    among: messages,
    mappings: frameworks.monitoring,
  },
  {
    ...monitored,
    id: 'assistant.availability',
    definition:
      'Messages that got an answer, by whichever means, over messages accepted; one whose reader left before the end got none.',
    of: answered,
    among: messages,
    threshold: { op: 'lt', warn: 0.99, breach: 0.95 },
  },
  {
    ...rate,
    id: 'assistant.fallback_rate',
    definition:
      'Answers given locally after an attempt at the platform AI, over attempts. Without a platform AI there are none.',
    of: (figures) => figures.count('chat.fallback'),
    among: attempts,
    threshold: { op: 'gt', warn: 0.1, breach: 0.5 },
    mappings: frameworks.fallback,
  },
  {
    ...rate,
    id: 'assistant.refusal_rate',
    definition:
      'Answers that only said that the content holds nothing on the question, over answers.',
    of: (figures) => figures.count('chat.refused'),
    among: answered,
    threshold: { op: 'gt', warn: 0.5, breach: 0.8 },
    ...accuracy,
  },
  {
    ...rate,
    id: 'assistant.grounded_rate',
    definition:
      'Answers of which, read against the database after they were sent, each sentence is supported by the published text it cites, with all its figures and names, over answers verified. It says nothing of whether they answer the question, and counts a free paraphrase as unsupported.',
    of: (figures) => figures.count('chat.verified.supported'),
    among: verified,
    threshold: { op: 'lt', warn: 0.95, breach: 0.8 },
    ...accuracy,
  },
  {
    ...rate,
    id: 'assistant.citation_valid_rate',
    definition:
      'Sources given with answers that, looked up after the answer was sent, are published at their address and hold the excerpt shown, over all sources given and all citations of what there is not.',
    of: (figures) => figures.count('chat.sources.valid'),
    among: (figures) => figures.sumOf('chat.sources.'),
    category: 'accuracy',
    threshold: { op: 'lt', warn: 0.99, breach: 0.95 },
    mappings: frameworks.citations,
  },
  {
    ...monitored,
    id: 'assistant.verified_rate',
    definition:
      'Answers that were verified, over those that made statements: the others came faster than they could be read, or while the database was away.',
    of: verified,
    among: (figures) => verified(figures) + figures.count('chat.unverified'),
    threshold: { op: 'lt', warn: 0.95, breach: 0.5 },
  },
  {
    ...rate,
    id: 'feedback.down_rate',
    definition: 'Thumbs down over all votes on answers.',
    of: (figures) => figures.count('chat.feedback.unhelpful'),
    among: (figures) => figures.sumOf('chat.feedback.'),
    category: 'accuracy',
    threshold: { op: 'gt', warn: 0.3, breach: 0.6 },
    mappings: frameworks.feedback,
  },
]

const guards: MetricDefinition[] = [
  {
    ...number,
    id: 'guard.injection_flags',
    definition: 'Hits of the rules for prompt injection; n is the messages looked at.',
    of: (figures) => figures.sumOf('chat.injection.'),
    among: messages,
    each: {
      prefix: 'chat.injection.',
      definition: 'Hits of this rule; n is the messages looked at.',
    },
    mappings: frameworks.injection,
  },
  {
    ...number,
    id: 'guard.pii_redactions',
    definition:
      'Addresses, numbers and secrets masked before anything was stored or sent; n is the messages looked at.',
    of: (figures) => figures.sumOf('chat.redacted.'),
    among: messages,
    each: {
      prefix: 'chat.redacted.',
      definition: 'Maskings of this kind; n is the messages looked at.',
    },
    mappings: frameworks.privacy,
  },
  {
    ...number,
    id: 'guard.sentences_withheld',
    definition:
      'Sentences of the platform AI that were left out since the sources that they cite do not say them; n is the attempts.',
    of: (figures) => figures.count('chat.platform.withheld'),
    among: attempts,
    ...accuracy,
  },
  {
    ...number,
    id: 'assistant.platform_failures',
    definition:
      'Calls to the platform AI that failed, were too slow, or left nothing that may be shown; n is the attempts.',
    of: (figures) => figures.count('chat.platform.failed'),
    among: attempts,
    mappings: frameworks.fallback,
  },
  {
    ...number,
    id: 'breaker.openings',
    definition: 'How often the breaker before the platform AI opened; n is the attempts.',
    of: (figures) => figures.count('chat.breaker.opened'),
    among: attempts,
    mappings: frameworks.fallback,
  },
]

const duration = (id: string, quantile: number): MetricDefinition => ({
  id,
  kind: 'quantile',
  unit: 'ms',
  quantile,
  distribution: 'chat.milliseconds',
  definition: `From the message to the last byte of the answer, ${quantile} quantile, to within 4.5 %.`,
  ...(quantile === 0.95 && { threshold: { op: 'gt' as const, warn: 5_000, breach: 15_000 } }),
  otel: 'gen_ai.client.operation.duration',
  mappings: frameworks.monitoring,
})

const timeToFirstToken: MetricDefinition = {
  id: 'assistant.ttfc_ms.p95',
  kind: 'quantile',
  unit: 'ms',
  quantile: 0.95,
  distribution: 'chat.platform.first_token_milliseconds',
  definition:
    'From the call of the platform AI to its first token, 0.95 quantile, to within 4.5 %.',
  threshold: { op: 'gt', warn: 1_500, breach: 2_500 },
  otel: 'gen_ai.client.operation.time_to_first_chunk',
  mappings: frameworks.monitoring,
}

const nearRefusalRate: MetricDefinition = {
  id: 'assistant.near_refusal_rate',
  kind: 'gauge',
  read: nearRefusals,
  unit: '1',
  definition:
    'Of questions about titles of this site, for something that no published document mentions, those that got no answer in the last self-test of the process that answers; n is the questions.',
  ...accuracy,
  threshold: { op: 'lt', warn: leastRefused, breach: 0.8 },
}

/** The metrics of the assistant and its guards. */
export const assistantMetrics: readonly MetricDefinition[] = [
  ...answers,
  ...guards,
  duration('assistant.latency_ms.p50', 0.5),
  duration('assistant.latency_ms.p95', 0.95),
  duration('assistant.latency_ms.p99', 0.99),
  timeToFirstToken,
  nearRefusalRate,
  {
    id: 'assistant.test_pass_rate',
    kind: 'gauge',
    read: (payload) => testPassRate(assistantOf(payload)),
    unit: '1',
    definition:
      'Of the questions that staff keep as tests, those that were answered from the expected page, or not answered where no page answers them, at the last run of the night; n is the questions.',
    threshold: { op: 'lt', warn: 0.95, breach: 0.8 },
    ...accuracy,
  },
  {
    id: 'breaker.state',
    kind: 'gauge',
    read: (payload) => readBreaker(assistantOf(payload)),
    unit: '1',
    definition:
      'The breaker before the platform AI in the process that answers: 0 closed, 1 trying again, 2 open. Not measured without a platform AI.',
    threshold: { op: 'gt', warn: 0, breach: 1 },
    mappings: frameworks.fallback,
  },
]

const breakerStates = { closed: 0, 'half-open': 1, open: 2 }

/** The breaker state of this process as a number; undefined without a platform AI. */
function readBreaker({ platformAi }: Assistant): Reading | undefined {
  return platformAi && { value: breakerStates[platformAi.breaker.state()], n: 1 }
}
