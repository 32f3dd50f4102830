import { splitWords } from '../../../search/words/splitWords.js'

/**
 * The question with its misspelt words as they were meant. A short word, or one that would begin with another letter,
 * is more probably one that the content does not know: `bread` is no `read`.
 */
export function asMeant(query: string, corrections: ReadonlyMap<string, string>): string {
  let result = query
  for (const { word, start, end } of splitWords(query).toReversed()) {
    const meant = corrections.get(word)
    if (meant === undefined || word.length < shortest || meant[0] !== word[0]) continue
    result = result.slice(0, start) + meant + result.slice(end)
  }
  return result
}

const shortest = 5
