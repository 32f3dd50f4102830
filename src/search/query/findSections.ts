import type { SectionAnswer } from '../SearchIndex.js'
import type { Entry } from '../index/Entry.js'
import type { Index } from '../index/createIndex.js'
import { isFunctionWord } from '../words/wordLists.js'
import type { Ranking } from './rankDocuments.js'
import { rankDocuments } from './rankDocuments.js'
import { rarityOf } from './terms.js'
import { bm25 } from './scoreEntries.js'
import { scoreSection } from './scoreSection.js'
import { selectTop } from './selectTop.js'

type FoundSection = { entry: Entry; at: number; score: number; matched: string[] }

/** How many of the best documents are searched for sections. */
const documentsRead = 30

type RankedSections = { hits: FoundSection[] } & Pick<
  SectionAnswer,
  'corrections' | 'grounding' | 'novelty'
>

type Options = { locale: string; limit: number }

/** The sections nearest to a question, best first, and how well the content covers it. */
export function findSections(
  index: Index,
  text: string,
  { locale, limit }: Options,
): RankedSections {
  const ranking = rankDocuments(index, text, locale)
  const { values, found } = ranking.scores
  const best = selectTop(found, { values, count: documentsRead, keyOf: index.keyOf })
  const highest = values[best[0] ?? -1] ?? 1
  const hits = best.flatMap((number) => {
    const entry = index.entryAt(number)
    if (!entry) return []
    // The section and its document count equally.
    const share = (values[number] ?? 0) / highest
    return entry.bodies.map((_, at) => {
      const { score, matched } = scoreSection(index, { entry, at, ranking, locale })
      return { entry, at, score: share + score, matched }
    })
  })
  hits.sort((a, b) => b.score - a.score)
  const corrected = ranking.groups.flatMap(({ word, correction }): [string, string][] =>
    correction === undefined ? [] : [[word, correction]],
  )
  return {
    hits: hits.slice(0, limit),
    grounding: groundingOf(index, ranking, locale),
    corrections: new Map(corrected),
    novelty: rarityOf(0, index.shown(locale).documents),
  }
}

/**
 * How well the content covers a query, 0 to 1: the best score over the highest possible one, times the share of its
 * words, by rarity, that occur anywhere. A misspelt word is only half known.
 */
function groundingOf(index: Index, ranking: Ranking, locale: string): number {
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
