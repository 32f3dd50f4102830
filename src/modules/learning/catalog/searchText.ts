import { foldWord } from '../../../search/words/splitWords.js'

/** The searchable forms of a text: `folded` with its punctuation, `words` with one space before each. */
export type SearchText = { folded: string; words: string }

/** Scripts that write without spaces between words, or that attach prefixes to words. */
const joinedScripts =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Arabic}\p{sc=Hebrew}]/u

/** Prepares a text once for many searches. */
export function searchText(parts: readonly string[]): SearchText {
  const folded = foldWord(parts.join('\n'))
  return { folded, words: ` ${wordsOf(folded)}` }
}

/**
 * Tells whether every word of `q` begins a word of a text; a `q` of punctuation only must occur literally. `q` has no
 * wildcards or operators.
 */
export function matching(q: string): (text: SearchText) => boolean {
  const tokens = foldWord(q).split(/\s+/u).filter(Boolean)
  const wanted = tokens.map(wordsOf).filter(Boolean)
  if (wanted.length === 0) return ({ folded }) => tokens.every((token) => folded.includes(token))
  const sought = wanted.map((word) => (joinedScripts.test(word) ? word : ` ${word}`))
  return ({ words }) => sought.every((word) => words.includes(word))
}

/** `C++` and `C#` keep their signs, or they would match every text. */
function wordsOf(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim()
}
