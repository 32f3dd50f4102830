import type { Evidence, Features } from './findEvidence.js'
import { featureNames } from './findEvidence.js'

export type Ranked = Evidence & { score: number }

/** How much the features speak for a unit. */
function scoreOf(features: Features, weights: Features): number {
  let score = 0
  for (const name of featureNames) score += weights[name] * features[name]
  return score
}

/** The best units by score, and the share of all likelihood (softmax) that falls to the document of the best. */
export function rankEvidence(
  evidence: readonly Evidence[],
  weights: Features,
  limit: number,
): { evidence: Ranked[]; share: number } {
  const scores = Float64Array.from(evidence, ({ features }) => scoreOf(features, weights))
  const order = evidence.map((_, at) => at)
  order.sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
  const ranked = order.slice(0, limit).flatMap((at): Ranked[] => {
    const unit = evidence[at]
    return unit ? [{ ...unit, score: scores[at] ?? 0 }] : []
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
