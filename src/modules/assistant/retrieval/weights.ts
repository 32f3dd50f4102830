import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { z } from 'zod'

import { featureNames } from '../../../search/evidence/features.js'

/** What the gate looks at: the share of the best document, and some features of the best passage. */
export const gateNames = [
  'share',
  'section',
  'count',
  'information',
  'form',
  'formless',
  'nameless',
  'bias',
] as const

const Weights = z.object({
  /** How much each feature counts in ranking passages. */
  rank: z.record(z.enum(featureNames), z.number()),
  /** Logistic regression: the probability that the best passage holds the answer. */
  gate: z.record(z.enum(gateNames), z.number()),
})

export type Weights = z.output<typeof Weights>

const path = join(process.cwd(), 'src', 'modules', 'assistant', 'retrieval', 'weights.json')

/** Learnt by bench/answers/learn.ts on questions about other companies and on XQuAD, never on the sample content. */
export const learntWeights: Weights = Weights.parse(JSON.parse(readFileSync(path, 'utf8')))
