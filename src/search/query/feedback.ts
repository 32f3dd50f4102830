import type { Index } from '../index/createIndex.js'
import { partsOf } from '../index/Entry.js'
import { rarityOf } from './rarityOf.js'
import { addGroup, type Scores } from './scoreEntries.js'
import { selectTop } from './selectTop.js'
import type { WordGroup } from './WordGroup.js'

/**
 * Settings of relevance models in the literature (RM3): the share of the query's own words is `lambda`. A query of few
 * words says too little for its best documents to be trusted with the rest.
 */
const settings = { documents: 5, words: 30, lambda: 0.7, leastWords: 5 }

/**
 * Pseudo-relevance feedback: words that the best documents share count too, but for documents alone that hold a word
 * of the query itself, so that every result can be explained by what was typed.
 */
export function feedback(
  index: Index,
  groups: readonly WordGroup[],
  found: { scores: Scores; locale: string },
) {
  const { scores, locale } = found
  const best = selectTop(scores.found, {
    values: scores.values,
    count: settings.documents,
    keyOf: index.keyOf,
  })
  if (groups.length < settings.leastWords || best.length < settings.documents) return
  const { documents } = index.shown(locale)
  const candidates = [...shared(index, best, scores)].flatMap(([stem, share]) => {
    const holders = index.documentsWith(stem, locale)
    return holders > 1 ? [{ stem, share, rarity: rarityOf(holders, documents) }] : []
  })
  const chosen = candidates
    .sort((a, b) => b.share * b.rarity - a.share * a.rarity)
    .slice(0, settings.words)
  const total = chosen.reduce((sum, { share, rarity }) => sum + share * rarity, 0)
  const asked = groups.reduce((sum, { count }) => sum + count, 0)
  const weight = ((1 - settings.lambda) / settings.lambda) * asked
  for (const { stem, share, rarity } of chosen) {
    const count = (weight * share * rarity) / total
    addGroup(index, {
      group: { stems: [{ stem, weight: 1 }], count, rarity },
      locale,
      scores,
      onlyFound: true,
    })
  }
}

/** How large a part of the best documents each stem makes up, better ones counting more. */
function shared(index: Index, best: readonly number[], { values }: Scores): Map<number, number> {
  const shares = new Map<number, number>()
  const total = best.reduce((sum, number) => sum + (values[number] ?? 0), 0)
  for (const number of best) {
    const entry = index.entryAt(number)
    if (!entry) continue
    const parts = partsOf(entry)
    const words = parts.reduce((sum, part) => sum + part.length, 0)
    const step = (values[number] ?? 0) / total / words
    for (const part of parts) {
      for (const form of part) {
        const stem = index.lexicon.stemOf(form)
        shares.set(stem, (shares.get(stem) ?? 0) + step)
      }
    }
  }
  return shares
}
