import type { Index } from '../index/createIndex.js'
import { expandWords } from './expandWords.js'
import { feedback } from './feedback.js'
import { parseQuery, type Query } from './parseQuery.js'
import { scoreEntries, type Scores } from './scoreEntries.js'
import type { WordGroup } from './WordGroup.js'

export type Ranking = {
  query: Query
  groups: WordGroup[]
  /** The languages whose stems were looked for. */
  languages: string[]
  scores: Scores
  /** The best score by the query's own words alone. */
  best: number
}

/** Scores all documents of a locale for a query, operators not yet applied. */
export function rankDocuments(index: Index, text: string, locale: string): Ranking {
  const query = parseQuery(text)
  const languages = [...new Set([locale, index.locales[0] ?? locale])]
  const groups = expandWords(index, query, { locale, languages })
  const scores = scoreEntries(index, groups, locale)
  const best = scores.found.reduce((most, number) => Math.max(most, scores.values[number] ?? 0), 0)
  feedback(index, groups, { scores, locale })
  return { query, groups, languages, scores, best }
}
