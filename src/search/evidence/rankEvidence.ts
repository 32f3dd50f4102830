import type { Evidence, Features } from './findEvidence.js'
import { featureNames } from './findEvidence.js'

export type Ranked = Evidence & { score: number }

/** How much the features speak for a unit. */
function scoreOf(features: Features, weights: Features): number {
  let score = 0
  for (const name of featureNames) score += weights[name] * features[name]
  return score
}

/** Units by score, best first, and the share of all likelihood (softmax) that falls to the document of the best. */
export function rankEvidence(
  evidence: readonly Evidence[],
  weights: Features,
): { evidence: Ranked[]; share: number } {
  const ranked = evidence
    .map((one) => {
      return { ...one, score: scoreOf(one.features, weights) }
    })
    .sort((one, other) => other.score - one.score)
  const [first] = ranked
  let own = 0
  let all = 0
  for (const { entry, score } of ranked) {
    const likelihood = Math.exp(score - (first?.score ?? 0))
    all += likelihood
    if (entry === first?.entry) own += likelihood
  }
  return { evidence: ranked, share: all === 0 ? 0 : own / all }
}
