import { vocabulary } from '../vocabulary.js'
import type { Figures } from './figures.js'
import type { MetricDefinition } from './MetricDefinition.js'

const groups = [
  {
    prefix: 'chat.injection.',
    id: 'guard.injection_flags',
    of: 'Hits of this rule',
    mappings: vocabulary.injection,
  },
  {
    prefix: 'chat.redacted.',
    id: 'guard.pii_redactions',
    of: 'Maskings of this kind',
    mappings: vocabulary.privacy,
  },
]

/** One count for each rule and kind that occurred in the window. */
export function ruleMetrics(figures: Figures): MetricDefinition[] {
  return groups.flatMap(({ prefix, id, of, mappings }) =>
    figures.namesAfter(prefix).map((name) => ({
      id: `${id}.${name.replace(/[^a-z0-9_.]/g, '_')}`,
      kind: 'count',
      unit: '{occurrence}',
      definition: `${of}; n is the messages looked at.`,
      of: (counted) => counted.count(prefix + name),
      among: (counted) => counted.count('chat.messages'),
      mappings,
    })),
  )
}
