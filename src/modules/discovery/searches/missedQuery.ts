import { foldWord } from '../../../search/words/foldWord.js'
import { maskQuery } from '../maskQuery.js'

const maxLength = 100

const halfLetter = /\p{Surrogate}/gu

/** A query as it is kept when nothing was found: masked, in lower case, without accents, 100 characters at most. */
export function missedQuery(query: string): string {
  const words = maskQuery(query).split(/\s+/).filter(Boolean).map(foldWord)
  return words.join(' ').slice(0, maxLength).replace(halfLetter, '').trim()
}
