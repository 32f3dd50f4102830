import { splitWords, type Word } from '../words/splitWords.js'

export type Query = {
  /** The words to search for, in order, including quoted ones. */
  words: Word[]
  /** Words that must be adjacent. */
  phrases: string[][]
  /** Words, or phrases of them, that must not occur. */
  excluded: string[][]
  /** Whether the last word may still be being typed. */
  endsInWord: boolean
}

const part = /(^|[\s(])(-?)(?:"([^"]*)"|“([^”]*)”|«([^»]*)»)|(?<=^|\s)-(?=[\p{L}\p{N}])(\S+)/gu

/** Parses words, `"phrases"` and `-words`. No input is invalid: a lone quote is ignored. */
export function parseQuery(text: string): Query {
  const phrases: string[][] = []
  const excluded: string[][] = []
  const spans: { start: number; end: number }[] = []
  for (const match of text.matchAll(part)) {
    const [found, , minus, straight, curly, angled, single] = match
    const words = splitWords(single ?? straight ?? curly ?? angled ?? '').map(({ word }) => word)
    const isExcluded = single !== undefined || minus === '-'
    if (isExcluded) spans.push({ start: match.index, end: match.index + found.length })
    if (words.length > 0) (isExcluded ? excluded : phrases).push(words)
  }
  const words = splitWords(text).filter(
    ({ start }) => !spans.some((span) => start >= span.start && start < span.end),
  )
  return { words, phrases, excluded, endsInWord: words.at(-1)?.end === text.length }
}
