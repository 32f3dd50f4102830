import type { SearchDocument } from '../SearchDocument.js'
import { splitWords } from '../words/splitWords.js'
import type { Ranking } from './rankDocuments.js'

/** The query with its misspelt words replaced, spelt with the accents of these documents; undefined where all were known. */
export function correctText(
  text: string,
  { query, groups }: Pick<Ranking, 'query' | 'groups'>,
  examples: readonly SearchDocument[],
): string | undefined {
  const misspelt = groups.filter(({ correction }) => correction !== undefined)
  if (misspelt.length === 0) return undefined
  const spelt = spellings(examples)
  const corrections = new Map(
    misspelt.map(({ word, correction = word }) => [word, spelt.get(correction) ?? correction]),
  )
  let corrected = text
  for (const { word, start, end } of query.words.toReversed()) {
    const correction = corrections.get(word)
    if (correction === undefined) continue
    corrected = corrected.slice(0, start) + correction + corrected.slice(end)
  }
  return corrected
}

/** How documents spell each word that they hold, the first that does; each is read once, however many words are wrong. */
function spellings(examples: readonly SearchDocument[]): Map<string, string> {
  const spelt = new Map<string, string>()
  for (const { title, sections } of examples) {
    for (const { text } of [title, ...sections.map(({ body }) => body)]) {
      for (const { word, start, end } of splitWords(text)) {
        if (!spelt.has(word)) spelt.set(word, text.slice(start, end).toLowerCase())
      }
    }
  }
  return spelt
}
