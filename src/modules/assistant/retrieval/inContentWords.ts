import { splitWords } from '../../../search/words/splitWords.js'
import { isPolite } from '../../../search/words/wordLists.js'
import type { Vocabulary } from './Vocabulary.js'
import { synonymsOf } from './synonymsOf.js'

/** The question with each word that the content never uses replaced by the content's own word, if it has one. */
export function inContentWords(query: string, vocabulary: Vocabulary): string {
  const synonyms = synonymsOf(vocabulary.locale)
  const isKnown = (word: string) => vocabulary.weight(vocabulary.words(word)) > 0
  let result = query
  for (const { word, start, end } of splitWords(query).toReversed()) {
    if (!isPolite(word) && isKnown(word)) continue
    const known = isPolite(word) ? '' : synonyms.get(word)?.find(isKnown)
    if (known !== undefined) result = result.slice(0, start) + known + result.slice(end)
  }
  return result
}

/** The question plus all synonyms of its words, to find text that says the same in other words. */
export function withSynonyms(query: string, vocabulary: Vocabulary): string {
  const synonyms = synonymsOf(vocabulary.locale)
  const others = splitWords(query).flatMap(({ word }) => synonyms.get(word) ?? [])
  const known = others.filter((word) => vocabulary.weight(vocabulary.words(word)) > 0)
  return [query, ...new Set(known)].join(' ')
}
