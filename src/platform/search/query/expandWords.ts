import type { Index } from '../index/createIndex.js'
import { isFunctionWord } from '../words/isFunctionWord.js'
import { correctWord } from './correctWord.js'
import { findByPrefix } from './findByPrefix.js'
import type { Query } from './parseQuery.js'
import { rarityOf } from './rarityOf.js'
import { stemsOf } from './stemsOf.js'
import type { WordGroup } from './WordGroup.js'

/** Comparing a word with the whole vocabulary takes about a millisecond at 100,000 forms. */
const mostCorrections = 8

type Options = { locale: string; languages: readonly string[] }

/** What the words of a query stand for: their stems, what the last one begins, and what a misspelt one was meant to be. */
export function expandWords(
  index: Index,
  query: Query,
  { locale, languages }: Options,
): WordGroup[] {
  const counts = new Map<string, number>()
  for (const { word } of query.words) counts.set(word, (counts.get(word) ?? 0) + 1)
  const last = query.endsInWord ? query.words.at(-1)?.word : undefined
  const search = { index, locale, languages }
  let corrections = mostCorrections
  const groups = [...counts].map(([word, count]) => {
    const own = known(word, search)
    const begun = word === last ? findByPrefix(word, search) : []
    const stems = merge(own, begun, own.length > 0 ? 0.3 : 0.8)
    if (stems.length > 0) return groupOf({ word, count, stems }, search)
    const form = corrections > 0 ? correctWord(word, search) : undefined
    corrections -= 1
    if (form === undefined) return groupOf({ word, count, stems: [] }, search)
    const corrected = [{ stem: index.lexicon.stemOf(form), weight: 1 }]
    const correction = index.lexicon.formText(form)
    return { ...groupOf({ word, count, stems: corrected }, search), correction }
  })
  const telling = groups.filter(({ word }) => !isFunctionWord(word, languages))
  return telling.length > 0 ? telling : groups
}

type Search = { index: Index } & Options

function known(word: string, { index, locale, languages }: Search): WordGroup['stems'] {
  const stems = stemsOf(index, word, languages)
  return stems.filter(({ stem }) => index.documentsWith(stem, locale) > 0)
}

function merge(
  own: WordGroup['stems'],
  begun: readonly number[],
  weight: number,
): WordGroup['stems'] {
  const others = begun.filter((stem) => own.every((one) => one.stem !== stem))
  return [...own, ...others.map((stem) => ({ stem, weight }))]
}

function groupOf(
  group: Pick<WordGroup, 'word' | 'count' | 'stems'>,
  { index, locale }: Search,
): WordGroup {
  const { documents } = index.shown(locale)
  const holders = group.stems.map(({ stem }) => index.documentsWith(stem, locale))
  return { ...group, rarity: rarityOf(Math.max(0, ...holders), documents) }
}
