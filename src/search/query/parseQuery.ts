import { splitWords, type Word } from '../words/splitWords.js'

export type Query = {
  /** What is looked for, in its order, words in quotes included. */
  words: Word[]
  /** Words that must stand side by side. */
  phrases: string[][]
  /** Words, or phrases of them, that must not occur. */
  excluded: string[][]
  /** Whether the text ends in the middle of its last word, as far as one can tell. */
  endsInWord: boolean
}

const part = /(^|[\s(])(-?)(?:"([^"]*)"|“([^”]*)”|«([^»]*)»)|(?<=^|\s)-(?=[\p{L}\p{N}])(\S+)/gu

/** Reads what a visitor typed: words, `"phrases"` and `-words`. Everything is a query: a lone quote is a sign like any. */
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
