import { featureNames, type FeatureRow, type Features, featuresByName } from './features.js'
import type { Evidence } from './findEvidence.js'

export type Ranked = Omit<Evidence, 'features'> & { features: Features; score: number }

/** What is for another case comes behind all else, if anything is for the one that is meant. */
const farBehind = 100

/** The best units by score, and the share of all likelihood (softmax) that falls to the document of the best. */
export function rankEvidence(
  evidence: readonly Evidence[],
  weights: Features,
  limit: number,
): { evidence: Ranked[]; share: number } {
  const row = featureNames.map((name) => weights[name])
  const scores = Float64Array.from(evidence, ({ features }) => scoreOf(features, row))
  const order = evidence.map((_, at) => at)
  const isTold = evidence.some((one) => one.case === 'meant')
  const placed = scores.map(
    (score, at) => score - (isTold && evidence[at]?.case === 'other' ? farBehind : 0),
  )
  order.sort((one, other) => (placed[other] ?? 0) - (placed[one] ?? 0))
  const ranked = order.slice(0, limit).flatMap((at): Ranked[] => {
    const unit = evidence[at]
    return unit
      ? [{ ...unit, features: featuresByName(unit.features), score: placed[at] ?? 0 }]
      : []
  })
  const [first] = ranked
  let own = 0
  let all = 0
  for (const [at, { entry }] of evidence.entries()) {
    const likelihood = Math.exp((scores[at] ?? 0) - (first?.score ?? 0))
    all += likelihood
    if (entry === first?.entry) own += likelihood
  }
  return { evidence: ranked, share: all === 0 ? 0 : own / all }
}

/** How much the features speak for a unit. */
function scoreOf(features: FeatureRow, weights: FeatureRow): number {
  let score = 0
  for (let at = 0; at < weights.length; at += 1) score += (weights[at] ?? 0) * (features[at] ?? 0)
  return score
}
