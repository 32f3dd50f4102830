import type { SearchSection, SectionHit } from '../../../search/SearchIndex.js'
import { findInjections } from '../message/findInjections.js'
import type { Citation } from '../schemas.js'

/** A published document that an answer may use, with its parts nearest to the question. */
export type Source = {
  documentId: string
  citation: Citation
  /** Best first. */
  sections: SearchSection[]
  /** Its opening. */
  opening: string
  /** The text of the parts, for a language model. */
  text: string
  /** The relevance score of the index. */
  score: number
}

/** More than four sources would be a list of links, not an answer. */
export const maxSources = 4

/** A document scored this far behind the best is about something else. */
const nearEnough = 0.5

const excerptLength = 240

/** The documents behind the nearest parts, best first. */
export function sourcesOf(hits: readonly SectionHit[], now: number): Source[] {
  const byDocument = new Map<string, SectionHit[]>()
  for (const hit of hits) {
    const { type, documentId } = hit.section
    const key = `${type} ${documentId}`
    byDocument.set(key, [...(byDocument.get(key) ?? []), hit])
  }
  const sources = [...byDocument.values()].flatMap((ofOne) => sourceOf(ofOne, now))
  const best = sources[0]?.score ?? 0
  return sources.filter(({ score }) => score >= best * nearEnough).slice(0, maxSources)
}

function sourceOf(hits: SectionHit[], now: number): Source[] {
  const [best] = hits
  if (!best) return []
  const { documentId, title, url, type, text } = best.section
  const sections = hits.map(({ section }) => section)
  const facts = best.facts?.(now).filter((fact) => findInjections(fact).length === 0) ?? []
  return [
    {
      documentId,
      citation: { title, url, type, excerpt: shorten(text) },
      sections,
      opening: best.opening,
      text: [...(facts.length > 0 ? [facts.join(' ')] : []), ...sections.map(describe)].join(
        '\n\n',
      ),
      score: best.score,
    },
  ]
}

/** A document's statement as a source of its own, with the statement as its excerpt. */
export function sourceOfFact(section: SearchSection): Source {
  const { documentId, title, url, type, text } = section
  const citation = { title, url, type, excerpt: shorten(text) }
  return { documentId, citation, sections: [section], opening: text, text, score: 1 }
}

const describe = ({ heading, text }: SearchSection) => (heading ? `${heading}\n${text}` : text)

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= excerptLength) return plain
  const cut = plain.slice(0, excerptLength)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : excerptLength)}…`
}
