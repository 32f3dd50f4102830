/** What a text is searched by: `folded` with its punctuation, `words` one space before each. */
export type SearchText = { folded: string; words: string }

/** Letters that Unicode does not take apart into a plain one and its mark. */
const plainLetters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
}

/** Scripts that write without spaces between words, or grow words at their beginning. */
const joinedScripts =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Arabic}\p{sc=Hebrew}]/u

/** Lower case without accents: what a searcher types and what an editor wrote meet there. */
export function fold(value: string): string {
  return value
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøđłı]/gu, (letter) => plainLetters[letter] ?? letter)
}

/** Prepares a text once, so that it can be searched many times. */
export function searchText(parts: readonly string[]): SearchText {
  const folded = fold(parts.join('\n'))
  return { folded, words: ` ${wordsOf(folded)}` }
}

/**
 * Whether every word of `q` begins a word of the text; a `q` of punctuation alone must stand in it as it is.
 * Nothing in `q` has a meaning of its own: no wildcard, no operator.
 */
export function matchesText({ folded, words }: SearchText, q: string): boolean {
  const tokens = fold(q).split(/\s+/u).filter(Boolean)
  const wanted = tokens.map(wordsOf).filter(Boolean)
  if (wanted.length === 0) return tokens.every((token) => folded.includes(token))
  return wanted.every((word) => words.includes(joinedScripts.test(word) ? word : ` ${word}`))
}

/** `C++` and `C#` keep their signs: without them they would be found in every text. */
function wordsOf(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim()
}
