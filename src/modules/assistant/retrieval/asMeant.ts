import { splitWords } from '../../../search/words/splitWords.js'

/**
 * The question with misspelt words corrected. A short word, or a correction with another first letter, is more likely a
 * word that the content lacks: `bread` does not mean `read`.
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
