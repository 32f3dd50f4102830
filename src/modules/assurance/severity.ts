export const levels = ['informational', 'low', 'medium', 'high', 'critical'] as const

type Level = (typeof levels)[number]

/** Likelihood and impact from 1 to 5, and exposure: 1 contained by a control, 2 in part, 3 uncontrolled. */
export type Vector = readonly [likelihood: number, impact: number, exposure: number]

/**
 * Rates severity by the method `lie-1.0`: ten times likelihood, impact and exposure over their greatest product. Below
 * 2 is informational, below 4 low, below 6 medium, below 8 high. It is not a CVSS score.
 */
export function severityOf([likelihood, impact, exposure]: Vector) {
  const score = Math.round((1_000 * likelihood * impact * exposure) / 75) / 100
  const rank = Math.min(Math.floor(score / 2), levels.length - 1)
  return {
    level: levels[rank] ?? 'informational',
    /** The number of the level in OCSF, where 0 is unknown. */
    ocsf: rank + 1,
    score,
    vector: `L:${likelihood}/I:${impact}/E:${exposure}`,
    method: 'lie-1.0' as const,
  }
}

/** The vector for a level that people chose without one. */
export const declaredVectors: Record<Level, Vector> = {
  informational: [2, 2, 1],
  low: [3, 3, 2],
  medium: [4, 3, 3],
  high: [4, 4, 3],
  critical: [5, 5, 3],
}
