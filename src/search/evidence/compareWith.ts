import type { Index } from '../index/createIndex.js'
import { rarityOf, rarityOfStem } from '../query/terms.js'
import type { AskedWord } from './readQuestion.js'

/** How well each asked word is covered, 0 to 1. */
export type Cover = readonly number[]

export type Comparison = ReturnType<typeof compareWith>

/** Compares units with one question: what is looked up for every stem is prepared once. */
export function compareWith(index: Index, asked: readonly AskedWord[], locale: string) {
  const { meant, strongest } = meaningsOf(asked)
  const rarities = new Map<number, number>()
  const rarity = (stem: number) => {
    const known = rarities.get(stem) ?? rarityOfStem(index, stem, locale)
    rarities.set(stem, known)
    return known
  }
  const all = asked.reduce((sum, { weight }) => sum + weight, 0) || 1
  // Always the same one, as most units cover nothing.
  const uncovered = asked.map(() => 0)
  return {
    uncovered,
    /** The rarity of a word that no document has. */
    rarest: rarityOf(0, index.shown(locale).documents),
    /** How well these stems cover each asked word. */
    coverOf: (stems: Iterable<number>): Cover => {
      let cover = uncovered
      for (const stem of stems) {
        const hits = meant.get(stem)
        if (!hits) continue
        if (cover === uncovered) cover = asked.map(() => 0)
        for (const { at, weight } of hits) {
          if (weight > (cover[at] ?? 0)) cover[at] = weight
        }
      }
      return cover
    },
    /** Adds up a cover by the weights of the words, 1 where all are covered. */
    weigh: (cover: Cover) =>
      cover.reduce((sum, part, at) => sum + part * (asked[at]?.weight ?? 0), 0) / all,
    /** The share of these stems, by rarity, that were asked for. */
    preciseness: (stems: Uint32Array) => {
      if (!stems.some((stem) => strongest.has(stem))) return 0
      let found = 0
      let whole = 0
      for (const stem of stems) {
        const weight = rarity(stem)
        whole += weight
        found += weight * (strongest.get(stem) ?? 0)
      }
      return whole === 0 ? 0 : found / whole
    },
  }
}

/** The asked words that each stem stands for, and how well it does at best. */
function meaningsOf(asked: readonly AskedWord[]) {
  const meant = new Map<number, { at: number; weight: number }[]>()
  const strongest = new Map<number, number>()
  for (const [at, { stems }] of asked.entries()) {
    for (const [stem, weight] of stems) {
      meant.set(stem, [...(meant.get(stem) ?? []), { at, weight }])
      strongest.set(stem, Math.max(weight, strongest.get(stem) ?? 0))
    }
  }
  return { meant, strongest }
}
