import { bodyOf, type Entry, partsOf, titleOf } from '../index/Entry.js'
import type { Index } from '../index/createIndex.js'
import { entryOf } from '../index/createPostings.js'
import { splitWords } from '../words/splitWords.js'
import { isFunctionWord } from '../words/wordLists.js'
import type { Query } from './parseQuery.js'
import { rankDocuments, type Ranking } from './rankDocuments.js'
import { selectTop } from './selectTop.js'
import { stemsOf } from './terms.js'

export type DocumentQuery = {
  text: string
  locale: string
  /** Only documents of these types; all where it is left out. */
  types?: readonly string[] | undefined
  /** Only documents that have every word of the text, or another for it. */
  hasAll?: boolean
  page: number
  limit: number
}

type FoundDocuments = {
  found: { entry: Entry; score: number }[]
  total: number
  /** How many documents of each type match, including types that were filtered out. */
  types: Record<string, number>
  /** The query as it was understood, where a word of it was taken for a misspelt one. */
  correctedQuery: string | undefined
  ranking: Ranking
}

/** The least share of the query's rarity that a result must contain; a higher share loses relevant results (measured). */
const leastCoverage = 0.15

/** All words; their rarities are added up in another order. */
const almostAll = 0.999

/** How many results are read to find the spelling with accents. */
const examplesRead = 3

/** One page of the documents that answer a query, best first. */
export function findDocuments(index: Index, query: DocumentQuery): FoundDocuments {
  const ranking = rankDocuments(index, query.text, { ...query, isSearch: true })
  const { scores } = ranking
  const matches = matchOperators(index, ranking)
  const most = ranking.groups.reduce(
    (sum, { rarity, stems }) => sum + (stems.length > 0 ? rarity : 0),
    0,
  )
  const isShort = query.hasAll && ranking.groups.some(({ stems }) => stems.length === 0)
  const least = isShort ? Infinity : (query.hasAll ? almostAll : leastCoverage) * most
  const counts = new Map<string, number>()
  const wanted = new Set(query.types)
  const numbers = scores.found.filter((number) => {
    const entry = index.entryAt(number)
    if (!entry || (scores.covered[number] ?? 0) < least) return false
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
  const examples = found.slice(0, examplesRead).map(({ entry }) => entry)
  return {
    found,
    total: numbers.length,
    types: Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1))),
    correctedQuery: correctText(index, query.text, { ...ranking, examples }),
    ranking,
  }
}

/** The query with corrected words, spelt as in these documents; undefined if nothing was misspelt. */
function correctText(
  index: Index,
  text: string,
  { query, groups, examples }: Pick<Ranking, 'query' | 'groups'> & { examples: readonly Entry[] },
): string | undefined {
  const misspelt = groups.filter(({ correction }) => correction !== undefined)
  if (misspelt.length === 0) return undefined
  const corrections = new Map(
    misspelt.map(({ word, correction = word }) => [word, spellingOf(index, correction, examples)]),
  )
  let corrected = text
  for (const { word, start, end } of query.words.toReversed()) {
    const correction = corrections.get(word)
    if (correction === undefined) continue
    corrected = corrected.slice(0, start) + correction + corrected.slice(end)
  }
  return corrected
}

/** The spelling of a word in the first document that contains it: the index says where, in the order of the text. */
function spellingOf({ lexicon }: Index, word: string, examples: readonly Entry[]): string {
  for (const entry of examples) {
    const { title, sections } = entry.document
    const bodies = sections.map(({ body: { text } }, at) => ({ text, forms: bodyOf(entry, at) }))
    for (const { text, forms } of [{ text: title.text, forms: titleOf(entry) }, ...bodies]) {
      const at = forms.findIndex((form) => lexicon.formText(form) === word)
      if (at < 0) continue
      const { start, end } = splitWords(text)[at] ?? { start: 0, end: 0 }
      return text.slice(start, end).toLowerCase()
    }
  }
  return word
}

/** Each word may have one of several stems, as languages differ. */
type Phrase = readonly (readonly number[])[]

type Match = (number: number, entry: Entry) => boolean

/**
 * A filter for phrases, excluded words, and queries of words that only join others, which are about nothing unless a
 * title has them all; undefined if the query has none of these.
 */
function matchOperators(
  index: Index,
  { query, groups, languages }: Pick<Ranking, 'query' | 'groups' | 'languages'>,
): Match | undefined {
  const { phrases, excluded }: Query = query
  const onlyJoins = groups.every(({ word }) => isFunctionWord(word, languages))
  if (phrases.length === 0 && excluded.length === 0 && !onlyJoins) return undefined
  const isTitled = (entry: Entry) => {
    const own = new Set(titleOf(entry).map(index.lexicon.stemOf))
    const telling = groups.filter(({ word }) => word.length > 1)
    return telling.every(({ stems }) => stems.some(({ stem }) => own.has(stem)))
  }
  const matchOf = (words: readonly string[]) => {
    const phrase = words.map((word) => stemsOf(index, word, languages).map(({ stem }) => stem))
    return matchPhrase(index, phrase)
  }
  const wanted = phrases.map(matchOf)
  const unwanted = excluded.map(matchOf)
  return (number, entry) =>
    (!onlyJoins || phrases.length > 0 || isTitled(entry)) &&
    wanted.every((holds) => holds(number, entry)) &&
    !unwanted.some((holds) => holds(number, entry))
}

/** Compares word order only in documents that contain all words of the phrase. */
function matchPhrase(index: Index, phrase: Phrase): Match {
  const holders = phrase.map((stems) => {
    const numbers = stems.flatMap((stem) => index.postings.of(stem).map(entryOf))
    return new Set(numbers)
  })
  holders.sort((a, b) => a.size - b.size)
  return (number, entry) => {
    if (!holders.every((numbers) => numbers.has(number))) return false
    return phrase.length === 1 || partsOf(entry).some((part) => standsIn(index, part, phrase))
  }
}

function standsIn({ lexicon }: Index, part: Uint32Array, phrase: Phrase): boolean {
  const [first = []] = phrase
  for (let at = 0; at + phrase.length <= part.length; at += 1) {
    if (!first.includes(lexicon.stemOf(part[at] ?? 0))) continue
    if (phrase.every((stems, next) => stems.includes(lexicon.stemOf(part[at + next] ?? 0))))
      return true
  }
  return false
}
