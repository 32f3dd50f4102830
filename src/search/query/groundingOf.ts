import type { Index } from '../index/createIndex.js'
import { isFunctionWord } from '../words/isFunctionWord.js'
import type { Ranking } from './rankDocuments.js'
import { rarityOf } from './rarityOf.js'
import { bm25 } from './scoreEntries.js'

/**
 * How well the content covers a query, 0 to 1: the best score over the highest possible one, times the share of its
 * words, by rarity, that occur anywhere. A misspelt word is only half known.
 */
export function groundingOf(index: Index, ranking: Ranking, locale: string): number {
  const { groups, languages, best } = ranking
  const { documents } = index.shown(locale)
  let known = 0
  let all = 0
  let possible = 0
  for (const { word, count, rarity, stems, correction } of groups) {
    if (isFunctionWord(word, languages)) continue
    const weight = stems.length > 0 ? rarity : rarityOf(0, documents)
    all += weight
    if (stems.length > 0) known += correction === undefined ? weight : weight / 2
    possible += count * weight * (bm25.k1 + 1)
  }
  return all === 0 ? 0 : Math.min(1, best / possible) * (known / all)
}
