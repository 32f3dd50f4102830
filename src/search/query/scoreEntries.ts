import type { Index } from '../index/createIndex.js'
import { bodyFrequency, entryOf, titleFrequency } from '../index/createPostings.js'
import type { QueryTerm } from './terms.js'

/** BM25F parameters: saturation of repeated words, length normalization, and the weight of titles. */
export const bm25 = { k1: 2, b: 0.5, titleWeight: 5, titleB: 0.5 }

export type Scores = {
  /** By an entry's number. */
  values: Float64Array
  /** The rarity of all words of the query that an entry holds, by its number. */
  covered: Float64Array
  /** The numbers of the entries with a score. */
  found: number[]
}

/** Scores every document of a locale that holds any of the words, by BM25F (Robertson and Zaragoza, 2009). */
export function scoreEntries(index: Index, groups: readonly QueryTerm[], locale: string): Scores {
  const scores: Scores = {
    values: new Float64Array(index.capacity()),
    covered: new Float64Array(index.capacity()),
    found: [],
  }
  for (const group of groups) addTerm(index, { group, locale, scores })
  return scores
}

type Addition = {
  group: Pick<QueryTerm, 'stems' | 'count' | 'rarity'>
  locale: string
  scores: Scores
  /** Whether to skip documents that have no score yet. */
  onlyFound?: boolean
}

/** Adds the score of one word to each document that contains it. */
export function addTerm(index: Index, { group, locale, scores, onlyFound = false }: Addition) {
  const { values, covered, found } = scores
  const bit = index.bitOf(locale)
  const { shownIn } = index.measures()
  const gain = group.count * group.rarity * (bm25.k1 + 1)
  eachFrequency(index, { stems: group.stems, locale }, (number, frequency) => {
    if (((shownIn[number] ?? 0) & bit) === 0) return
    const before = values[number] ?? 0
    if (before === 0) {
      if (onlyFound) return
      found.push(number)
    }
    if (!onlyFound) covered[number] = (covered[number] ?? 0) + group.rarity
    values[number] = before + (gain * frequency) / (frequency + bm25.k1)
  })
}

/** Visits each document with the frequency of a word, normalized by the length of title and body. */
function eachFrequency(
  index: Index,
  { stems, locale }: { stems: QueryTerm['stems']; locale: string },
  visit: (number: number, frequency: number) => void,
): void {
  const weigh = weigher(index, locale)
  const [only, ...others] = stems
  if (only && others.length === 0) {
    for (const posting of index.postings.of(only.stem)) {
      visit(entryOf(posting), weigh(posting) * only.weight)
    }
    return
  }
  // Several stems of one word count as one word that occurs as often as all of them together.
  const sums = new Map<number, number>()
  for (const { stem, weight } of stems) {
    for (const posting of index.postings.of(stem)) {
      const number = entryOf(posting)
      sums.set(number, (sums.get(number) ?? 0) + weigh(posting) * weight)
    }
  }
  for (const [number, frequency] of sums) visit(number, frequency)
}

/** Returns a function that normalizes the frequencies of a posting by average lengths. */
function weigher(index: Index, locale: string): (posting: number) => number {
  const { averageLength, averageTitle } = index.shown(locale)
  const { length, titleLength } = index.measures()
  const slope = bm25.b / averageLength
  const titleSlope = bm25.titleB / averageTitle
  return (posting) => {
    const number = entryOf(posting)
    const title = titleFrequency(posting)
    const body = bodyFrequency(posting) / (1 - bm25.b + slope * (length[number] ?? 0))
    if (title === 0) return body
    const ofTitle = title / (1 - bm25.titleB + titleSlope * (titleLength[number] ?? 0))
    return body + bm25.titleWeight * ofTitle
  }
}
