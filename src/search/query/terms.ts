import type { Index } from '../index/createIndex.js'
import { isFunctionWord } from '../words/wordLists.js'
import { languageOf } from '../words/languageOf.js'

/** A word of a query and the stems that stand for it, the best counting 1. */
export type QueryTerm = {
  word: string
  /** How often the query holds it. */
  count: number
  stems: readonly { stem: number; weight: number }[]
  /** How rare it is: inverse document frequency. */
  rarity: number
  /** The form that the content holds instead of a misspelt word. */
  correction?: string
}

/** Inverse document frequency in the manner of BM25, never negative. */
export function rarityOf(documentsWith: number, documents: number): number {
  return Math.log(1 + (documents - documentsWith + 0.5) / (documentsWith + 0.5))
}

export function rarityOfStem(index: Index, stem: number, locale: string): number {
  return rarityOf(index.documentsWith(stem, locale), index.shown(locale).documents)
}

/** An index, and the locale and languages in which the words of one query are looked up. */
export type Lookup = {
  index: Index
  locale: string
  languages: readonly string[]
  /** What was found so far: each word is looked up several times. */
  held: Map<string, QueryTerm['stems']>
  /** Whether what joins the words of a synonym stands for nothing; the assistant learnt its weights with it. */
  isSearch?: boolean | undefined
}

/** The stems of a word that stand in documents of the locale. */
export function heldStems(
  word: string,
  { index, locale, languages, held }: Lookup,
): QueryTerm['stems'] {
  const known = held.get(word)
  if (known) return known
  const stems = stemsOf(index, word, languages).filter(
    ({ stem }) => index.documentsWith(stem, locale) > 0,
  )
  held.set(word, stems)
  return stems
}

/**
 * The stems of synonyms, each of the words of one counting its part of `weight`. Who searches for a certificate finds
 * `proof of attendance`, and not whatever has an `of`.
 */
export function synonymStems(
  synonyms: readonly string[][],
  weight: number,
  lookup: Lookup,
): QueryTerm['stems'] {
  return synonyms.flatMap((words) =>
    words
      .filter(
        (word) => !lookup.isSearch || words.length === 1 || !isFunctionWord(word, lookup.languages),
      )
      .flatMap((word) => heldStems(word, lookup))
      .map((one) => ({ stem: one.stem, weight: (one.weight * weight) / words.length })),
  )
}

/** The least letters of a part of a word that was written together. */
const shortestPart = 3

/** The parts of a word that no document holds but whose parts stand in some: `iso42001`, `redteaming`. */
export function splitJoined(word: string, lookup: Lookup): string[] {
  const isHeld = (part: string) => heldStems(part, lookup).length > 0
  if (isHeld(word)) return [word]
  const parts = word.match(/\p{L}+|\p{N}+/gu) ?? []
  const tells = (part: string) => !isFunctionWord(part, lookup.languages) && isHeld(part)
  if (parts.length > 1 && parts.every(tells)) return parts
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const pair = [word.slice(0, at), word.slice(at)]
    if (pair.every(tells)) return pair
  }
  return [word]
}

const relatedWeight = 0.8

/** The indexed stems of a word in these languages: its own first, then related ones. */
export function stemsOf(
  { lexicon }: Pick<Index, 'lexicon'>,
  word: string,
  languages: readonly string[],
): { stem: number; weight: number }[] {
  const weights = new Map<number, number>()
  const add = (text: string, weight: number) => {
    const stem = lexicon.findStem(text)
    if (stem !== undefined && !weights.has(stem)) weights.set(stem, weight)
  }
  const own = languages.map((code) => ({ code, stem: languageOf(code).stem(word) }))
  for (const { stem } of own) add(stem, 1)
  for (const { code, stem } of own) {
    for (const other of languageOf(code).related(stem)) add(other, relatedWeight)
  }
  return [...weights].map(([stem, weight]) => ({ stem, weight }))
}
