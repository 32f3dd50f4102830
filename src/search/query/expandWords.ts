import type { Index } from '../index/createIndex.js'
import { isFunctionWord } from '../words/isFunctionWord.js'
import { createCorrector } from './createCorrector.js'
import { findByPrefix } from './findByPrefix.js'
import type { Query } from './parseQuery.js'
import { rarityOf } from './rarityOf.js'
import { stemsOf } from './stemsOf.js'
import type { WordGroup } from './WordGroup.js'

/** What a word counts that a misspelt one is as near to as to the best guess. */
const otherGuess = 0.5

/** Begins too many words to be one of several. */
const letter = /^[a-z0-9]$/

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
  const correct = createCorrector(search)
  const groups = [...counts].map(([word, count]) => {
    const isBegun = word === last && !letter.test(word)
    const stems = isBegun ? begin(word, search) : known(word, search)
    if (stems.length > 0) return groupOf({ word, count, stems }, search)
    return correctedGroup({ word, count, forms: correct(word) }, search)
  })
  const telling = groups.filter(({ word }) => !isFunctionWord(word, languages))
  const single = groups.find(({ word }) => word === last && letter.test(word))
  if (single && isAlone(single, telling, groups)) {
    return [groupOf({ ...single, stems: begin(single.word, search) }, search)]
  }
  return telling.length > 0 ? telling : groups
}

type Search = { index: Index } & Options

/** Whether a query has no other word to go by. */
function isAlone(single: WordGroup, telling: readonly WordGroup[], groups: readonly WordGroup[]) {
  if (telling.length > 0) return telling.every((group) => group === single)
  return groups.every((group) => group === single || group.stems.length === 0)
}

function known(word: string, { index, locale, languages }: Search): WordGroup['stems'] {
  const stems = stemsOf(index, word, languages)
  return stems.filter(({ stem }) => index.documentsWith(stem, locale) > 0)
}

/** A word with what it begins, which says less where it is a word already. */
function begin(word: string, search: Search): WordGroup['stems'] {
  const own = known(word, search)
  const weight = own.length > 0 ? 0.3 : 0.8
  const begun = findByPrefix(word, search).filter((stem) => own.every((one) => one.stem !== stem))
  return [...own, ...begun.map((stem) => ({ stem, weight }))]
}

/** A misspelt word: the best guess is named, those as near are found too. */
function correctedGroup(
  { word, count, forms }: Pick<WordGroup, 'word' | 'count'> & { forms: readonly number[] },
  search: Search,
): WordGroup {
  const { lexicon } = search.index
  const stems = forms.map((form, at) => ({
    stem: lexicon.stemOf(form),
    weight: at === 0 ? 1 : otherGuess,
  }))
  const [best] = forms
  const group = groupOf({ word, count, stems }, search)
  return best === undefined ? group : { ...group, correction: lexicon.formText(best) }
}

function groupOf(
  group: Pick<WordGroup, 'word' | 'count' | 'stems'>,
  { index, locale }: Search,
): WordGroup {
  const { documents } = index.shown(locale)
  const holders = group.stems.map(({ stem }) => index.documentsWith(stem, locale))
  return { ...group, rarity: rarityOf(Math.max(0, ...holders), documents) }
}
