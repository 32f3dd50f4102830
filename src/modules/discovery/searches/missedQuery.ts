import { foldWord } from '../../../search/words/foldWord.js'
import { maskQuery } from '../maskQuery.js'

const maxLength = 100

const halfLetter = /\p{Surrogate}/gu

/** The stored form of a query without results: masked, lower case, without accents, 100 characters at most. */
export function missedQuery(query: string): string {
  const words = maskQuery(query).split(/\s+/).filter(Boolean).map(foldWord)
  return words.join(' ').slice(0, maxLength).replace(halfLetter, '').trim()
}
