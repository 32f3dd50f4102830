import type { Passage, SearchSection } from '../../../search/SearchIndex.js'
import { findInjections } from '../message/findInjections.js'
import type { Citation } from '../schemas.js'

/** A published document that an answer may use, with its passages nearest to the question. */
export type Source = {
  documentId: string
  citation: Citation
  /** Best first. */
  passages: Passage[]
  /** The text of the passages' sections, for a language model. */
  text: string
}

/** More than three sources would be a list of links, not an answer. */
export const maxSources = 3

/** Beside an answer, a document whose best passage is this far behind is about something else. */
const farthest = 3

const excerptLength = 240

/** The documents behind the nearest passages, best first; who gets no answer is shown as many as there may be. */
export function sourcesOf(
  passages: readonly Passage[],
  { isAnswered, now }: { isAnswered: boolean; now: number },
): Source[] {
  const byDocument = new Map<string, Passage[]>()
  const least = isAnswered ? (passages[0]?.score ?? 0) - farthest : -Infinity
  for (const passage of passages) {
    if (passage.score < least) break
    const { type, documentId } = passage.section
    const key = `${type} ${documentId}`
    byDocument.set(key, [...(byDocument.get(key) ?? []), passage])
  }
  return [...byDocument.values()].slice(0, maxSources).flatMap((own) => sourceOf(own, now))
}

function sourceOf(passages: Passage[], now: number): Source[] {
  const [best] = passages
  if (!best) return []
  const { documentId, title, url, type } = best.section
  const facts = best.facts?.(now).filter((fact) => findInjections(fact).length === 0) ?? []
  const sections = new Map(passages.map(({ section, place }) => [place[0], section]))
  return [
    {
      documentId,
      citation: { title, url, type, excerpt: shorten(best.text) },
      passages,
      text: [
        ...(facts.length > 0 ? [facts.join(' ')] : []),
        ...[...sections.values()].map(describe),
      ].join('\n\n'),
    },
  ]
}

/** A document's statement as a source of its own, with the statement as its excerpt. */
export function sourceOfFact(section: SearchSection): Source {
  const { documentId, title, url, type, text } = section
  return { documentId, citation: { title, url, type, excerpt: shorten(text) }, passages: [], text }
}

const describe = ({ heading, text }: SearchSection) => (heading ? `${heading}\n${text}` : text)

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= excerptLength) return plain
  const cut = plain.slice(0, excerptLength)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : excerptLength)}…`
}
