import type { SearchIndex } from '../../../search/SearchIndex.js'
import { isFunctionWord } from '../../../search/words/wordLists.js'
import { languageOf } from '../../../search/words/languageOf.js'
import { splitWords } from '../../../search/words/splitWords.js'

/** The content words of one language in the index's normalized form, with their weights. */
export type Vocabulary = {
  locale: string
  words(text: string): ReadonlySet<string>
  /** The function words, which also count when questions are compared. */
  joining(text: string): Set<string>
  weight(words: Iterable<string>): number
}

/** The index's view of a language without function words; created per question. */
export function vocabularyOf(index: SearchIndex, locale: string): Vocabulary {
  const { stem } = languageOf(locale)
  // Cached, because the same sentences are used to rank, to weigh and to answer.
  const read = new Map<string, Set<string>>()
  const wordsOf = (text: string, areJoining: boolean) =>
    new Set(
      splitWords(text)
        .filter(({ word }) => isFunctionWord(word, [locale]) === areJoining)
        .map(({ word }) => stem(word)),
    )
  return {
    locale,
    words: (text) => {
      const words = read.get(text) ?? wordsOf(text, false)
      read.set(text, words)
      return words
    },
    joining: (text) => wordsOf(text, true),
    weight: (words) => {
      let sum = 0
      for (const word of words) sum += index.rarity(word, locale)
      return sum
    },
  }
}

/** The words that both have in common. */
export function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((word) => other.has(word))
}
