import { wordsOf } from './splitWords.js'
import { isFunctionWord } from './wordLists.js'

const arabic = /\p{sc=Arabic}/u

/** One word alone may be a name, or be borrowed: `à la carte` stands in English sentences. */
const leastWords = 2

/** The language that a text is written in, by its script or its function words; undefined if they do not tell. */
export function writtenIn(text: string): string | undefined {
  if (arabic.test(text)) return 'ar'
  const words = wordsOf(text)
  const count = (language: string, other: string) =>
    words.filter((word) => isFunctionWord(word, [language]) && !isFunctionWord(word, [other]))
      .length
  const counts = { en: count('en', 'fr'), fr: count('fr', 'en') }
  if (counts.fr >= leastWords && counts.fr > counts.en) return 'fr'
  return counts.en >= leastWords && counts.en > counts.fr ? 'en' : undefined
}
