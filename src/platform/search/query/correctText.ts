import type { SearchDocument } from '../SearchDocument.js'
import { splitWords } from '../words/splitWords.js'
import type { Ranking } from './rankDocuments.js'

/** The query with its misspelt words replaced, spelt with the accents of these documents; undefined where all were known. */
export function correctText(
  text: string,
  { query, groups }: Pick<Ranking, 'query' | 'groups'>,
  examples: readonly SearchDocument[],
): string | undefined {
  const corrections = new Map(
    groups.flatMap(({ word, correction }) =>
      correction === undefined ? [] : [[word, spell(correction, examples)] as const],
    ),
  )
  if (corrections.size === 0) return undefined
  let corrected = text
  for (const { word, start, end } of query.words.toReversed()) {
    const correction = corrections.get(word)
    if (correction === undefined) continue
    corrected = corrected.slice(0, start) + correction + corrected.slice(end)
  }
  return corrected
}

function spell(form: string, examples: readonly SearchDocument[]): string {
  for (const { title, sections } of examples) {
    for (const { text } of [title, ...sections.map(({ body }) => body)]) {
      const found = splitWords(text).find(({ word }) => word === form)
      if (found) return text.slice(found.start, found.end).toLowerCase()
    }
  }
  return form
}
