import { wordsOf } from './splitWords.js'
import { isFunctionWord } from './wordLists.js'

const arabic = /\p{sc=Arabic}/u

/** `à moins de`, `parlez-vous`: no English, which has borrowed `à la` alone. */
const onlyFrench = /(?<!\p{L})à(?! la|\p{L})|\p{L}-(?:vous|tu|t-il|t-elle|t-on)(?!\p{L})/giu

/** One word alone may be a name, or be borrowed: `à la carte` stands in English sentences. */
const leastWords = 2

/** The language that a text is written in, by its script or its function words; undefined if they do not tell. */
export function writtenIn(text: string): string | undefined {
  if (arabic.test(text)) return 'ar'
  const words = wordsOf(text)
  const count = (language: string, other: string) =>
    words.filter((word) => isFunctionWord(word, [language]) && !isFunctionWord(word, [other]))
      .length
  const signs = text.match(onlyFrench)?.length ?? 0
  const counts = { en: count('en', 'fr'), fr: count('fr', 'en') + signs }
  if (counts.fr >= leastWords && counts.fr > counts.en) return 'fr'
  return counts.en >= leastWords && counts.en > counts.fr ? 'en' : undefined
}
