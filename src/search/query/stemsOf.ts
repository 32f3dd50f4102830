import type { Index } from '../index/createIndex.js'
import { languageOf } from '../words/languageOf.js'

/** What another form of a word says of it. */
const relatedWeight = 0.8

/** The stems of the content that a word stands for in these languages, its own before those it is only related to. */
export function stemsOf(
  { lexicon }: Pick<Index, 'lexicon'>,
  word: string,
  languages: readonly string[],
): { stem: number; weight: number }[] {
  const weights = new Map<number, number>()
  const add = (text: string, weight: number) => {
    const stem = lexicon.findStem(text)
    if (stem !== undefined && !weights.has(stem)) weights.set(stem, weight)
  }
  const own = languages.map((code) => ({ code, stem: languageOf(code).stem(word) }))
  for (const { stem } of own) add(stem, 1)
  for (const { code, stem } of own) {
    for (const other of languageOf(code).related(stem)) add(other, relatedWeight)
  }
  return [...weights].map(([stem, weight]) => ({ stem, weight }))
}
