import type { Index } from '../index/createIndex.js'
import type { Entry } from '../index/Entry.js'
import { correctText } from './correctText.js'
import { matchOperators } from './matchOperators.js'
import { rankDocuments, type Ranking } from './rankDocuments.js'
import { selectTop } from './selectTop.js'

export type DocumentQuery = {
  text: string
  locale: string
  /** Only documents of these types; all where it is left out. */
  types?: readonly string[] | undefined
  page: number
  limit: number
}

export type FoundDocuments = {
  found: { entry: Entry; score: number }[]
  total: number
  /** How many documents of each type there are, whatever types were asked for. */
  types: Record<string, number>
  /** The query as it was understood, where a word of it was taken for a misspelt one. */
  correctedQuery: string | undefined
  ranking: Ranking
}

/** A document must hold so much of what the query is about, by rarity; measured: half of it costs no good result its place. */
const leastCoverage = 0.15

/** The first may hold another word that a misspelt one was as near to. */
const examplesRead = 3

/** One page of the documents that answer a query, best first. */
export function findDocuments(index: Index, query: DocumentQuery): FoundDocuments {
  const ranking = rankDocuments(index, query.text, query.locale)
  const { scores, languages } = ranking
  const matches = matchOperators(index, ranking.query, languages)
  const most = ranking.groups.reduce(
    (sum, { rarity, stems }) => sum + (stems.length > 0 ? rarity : 0),
    0,
  )
  const counts = new Map<string, number>()
  const wanted = new Set(query.types)
  const numbers = scores.found.filter((number) => {
    const entry = index.entryAt(number)
    if (!entry || (scores.covered[number] ?? 0) < leastCoverage * most) return false
    if (matches && !matches(number, entry)) return false
    const { type } = entry.document
    counts.set(type, (counts.get(type) ?? 0) + 1)
    return wanted.size === 0 || wanted.has(type)
  })
  const top = selectTop(numbers, {
    values: scores.values,
    count: query.page * query.limit,
    keyOf: index.keyOf,
  })
  const found = top.slice((query.page - 1) * query.limit).flatMap((number) => {
    const entry = index.entryAt(number)
    return entry ? [{ entry, score: scores.values[number] ?? 0 }] : []
  })
  const examples = found.slice(0, examplesRead).map(({ entry }) => entry.document)
  return {
    found,
    total: numbers.length,
    types: Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
    correctedQuery: correctText(query.text, ranking, examples),
    ranking,
  }
}
