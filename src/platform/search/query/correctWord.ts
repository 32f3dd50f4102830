import type { Index } from '../index/createIndex.js'
import { countDifferences, lettersOf } from '../words/lettersOf.js'
import { editDistance } from './editDistance.js'

type Search = { index: Index; languages: readonly string[]; locale: string }

/** The form of the content that a word of the query was most probably meant to be, by edits, then by how common it is. */
export function correctWord(
  word: string,
  { index, languages, locale }: Search,
): number | undefined {
  const most = mostEdits(word)
  if (most === 0) return undefined
  const { lexicon } = index
  const letters = lettersOf(word)
  let best: number | undefined
  let bestScore = Number.NEGATIVE_INFINITY
  for (const language of languages) {
    for (const form of lexicon.formsLike(language, word.length - most, word.length + most)) {
      if (countDifferences(letters, lexicon.lettersOf(form)) > 2 * most) continue
      const text = lexicon.formText(form)
      const distance = editDistance(word, text, most)
      if (distance > most) continue
      const holders = index.documentsWith(lexicon.stemOf(form), locale)
      if (holders === 0 || lexicon.uses(form) === 0) continue
      const score = -distance * 10 + sameBeginning(word, text) + Math.log(lexicon.uses(form))
      if (score > bestScore) {
        best = form
        bestScore = score
      }
    }
  }
  return best
}

/** Short words are near to too many others, and numbers are meant as they are. */
function mostEdits(word: string): 0 | 1 | 2 {
  if (word.length < 4 || /^\p{N}/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}

/** People rarely mistake the first letter. */
function sameBeginning(a: string, b: string): number {
  return a.charAt(0) === b.charAt(0) ? 2 : 0
}
