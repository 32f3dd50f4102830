import type { Index } from '../index/createIndex.js'
import { createCorrector } from '../query/createCorrector.js'
import { rarityOf, rarityOfStem, stemsOf } from '../query/terms.js'
import { splitWords } from '../words/splitWords.js'
import { synonymsOf } from '../words/synonymsOf.js'
import { isFiller, isFunctionWord, isPolite } from '../words/wordLists.js'
import { figuresOf } from './figuresOf.js'
import { type Form, formOf } from './formOf.js'

/** A telling word of a question. */
export type AskedWord = {
  /** The stems that stand for it in the content, the word's own counting 1. */
  stems: ReadonlyMap<number, number>
  /** How rare it is in the content; as rare as can be where no document has it. */
  weight: number
  /** Whether it says little about the subject: a figure, a filler, the word for what the answer's form shows. */
  isSlight: boolean
  /** Whether it is written as names and abbreviations are. */
  isName: boolean
}

export type AskedQuestion = {
  asked: AskedWord[]
  figures: number[]
  /** What the answer looks like, where the question tells. */
  form: Form | undefined
  /** The words to search for, synonyms included. */
  searched: string
}

/** What is asked, with the question before where it depends on that. */
export type Question = { text: string; earlier?: string | undefined }

/** How much a synonym, a corrected word, a slight word and one of the question before count. */
const share = { synonym: 0.8, corrected: 0.7, slight: 0.3, earlier: 0.5 }

/** A shorter word, or one with another first letter, is more likely one that the content lacks: `bread` is not `read`. */
const shortestCorrected = 5

/** A question as it is compared with the content of one language. */
export function readQuestion(
  index: Index,
  { text: own, earlier = '' }: Question,
  locale: string,
): AskedQuestion {
  const languages = [...new Set([locale, index.locales[0] ?? locale])]
  const text = `${own} ${earlier}`
  const form = formOf(own) ?? formOf(earlier)
  const correct = createCorrector({ index, languages, locale })
  const names = namesIn(text)
  const present = new Set(splitWords(own).map(({ word }) => word))
  const words = [...new Set(splitWords(text).map(({ word }) => word))].filter(
    (word) => !isFunctionWord(word, languages) && !isPolite(word),
  )
  const known = (word: string, weight: number) =>
    stemsOf(index, word, languages)
      .filter(({ stem }) => index.documentsWith(stem, locale) > 0)
      .map((one): [number, number] => [one.stem, one.weight * weight])
  const guesses = (word: string) =>
    isFiller(word) || word.length < shortestCorrected
      ? []
      : correct(word)
          .filter((guess) => index.lexicon.formText(guess).charAt(0) === word.charAt(0))
          .map((guess): [number, number] => [index.lexicon.stemOf(guess), share.corrected])
  const searched = new Set(words)
  const asked = words.map((word): AskedWord => {
    const same = known(word, 1)
    const others = synonymsOf(word, languages).flatMap((other) => {
      const found = known(other, share.synonym)
      if (found.length > 0) searched.add(other)
      return found
    })
    const all = [...same, ...others]
    const stems = strongest(all.length > 0 ? all : guesses(word))
    const rarities = [...(same.length > 0 ? strongest(same) : stems).keys()].map((stem) =>
      rarityOfStem(index, stem, locale),
    )
    const rarity =
      rarities.length > 0 ? Math.min(...rarities) : rarityOf(0, index.shown(locale).documents)
    const isSlight = isFiller(word) || isFigure.test(word) || (form?.asks.test(word) ?? false)
    const worth = (isSlight ? share.slight : 1) * (present.has(word) ? 1 : share.earlier)
    const weight = rarity * worth
    return { stems, weight, isSlight, isName: names.has(word) }
  })
  const figures = [own, earlier].map(figuresOf).find(({ length }) => length > 0) ?? []
  // The trailing space prevents completion of the last word.
  return { asked, figures, form, searched: `${[...searched].join(' ')} ` }
}

/** The words with a capital, which the first of a sentence must have inside. */
function namesIn(text: string): Set<string> {
  if (text === text.toUpperCase()) return new Set()
  const words = splitWords(text)
  const named = words.filter(({ start, end }, at) => {
    const before = words[at - 1]
    const isFirst = !before || /[.!?:]/.test(text.slice(before.end, start))
    return /\p{Lu}/u.test(text.slice(isFirst ? start + 1 : start, end))
  })
  return new Set(named.map(({ word }) => word))
}

const isFigure = /^\p{N}+$/u

function strongest(found: readonly [number, number][]): Map<number, number> {
  const stems = new Map<number, number>()
  for (const [stem, weight] of found) stems.set(stem, Math.max(weight, stems.get(stem) ?? 0))
  return stems
}
