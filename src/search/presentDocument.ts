import { type Excerpt, makeExcerpt } from './excerpt/makeExcerpt.js'
import type { Index } from './index/createIndex.js'
import type { Entry } from './index/Entry.js'
import type { Ranking } from './query/rankDocuments.js'
import { scoreSection } from './query/scoreSection.js'
import { addressOf, type Reader } from './sectionOf.js'

/** A document as a search shows it. */
export type FoundDocument = {
  id: string
  type: string
  title: string
  url: string
  excerpt: string
  /** UTF-16 offsets into `excerpt`. */
  highlights: [number, number][]
  score: number
  updatedAt: string
}

type Found = { entry: Entry; score: number; ranking: Ranking; reader: Reader }

/** A found document with the part of its text that has most to do with the query. */
export function presentDocument(
  index: Index,
  { entry, score, ranking, reader }: Found,
): FoundDocument {
  const { document } = entry
  const { text, highlights } = excerptOf(index, { entry, ranking, reader })
  return {
    id: document.documentId,
    type: document.type,
    title: document.title.text,
    url: addressOf(document.path, reader),
    excerpt: text,
    highlights,
    // The last digits depend on nothing that matters, and would change the answer's tag.
    score: Math.round(score * 1e4) / 1e4,
    updatedAt: document.updatedAt,
  }
}

function excerptOf(index: Index, { entry, ranking, reader }: Omit<Found, 'score'>): Excerpt {
  const { sections } = entry.document
  const scored = sections.map((section, at) => {
    const { score } = scoreSection(index, {
      entry,
      at,
      ranking,
      locale: reader.locale,
      hasTitle: false,
    })
    return { body: section.body, score: section.body.text === '' ? -1 : score }
  })
  const [first] = scored
  if (!first) return { text: '', highlights: [] }
  const { body } = scored.reduce((best, each) => (each.score > best.score ? each : best), first)
  const worth = new Map<string, number>()
  for (const { stems, rarity } of ranking.groups) {
    for (const { stem, weight } of stems) worth.set(index.lexicon.stemText(stem), rarity * weight)
  }
  return makeExcerpt(body.text, { language: body.language, worth })
}
