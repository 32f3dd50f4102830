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

/** What a page shows instead of an answer: room for a row and for what stands around it. */
const helpLength = 320

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
  const excerpt = isAnswered ? bestOf : excerptOf
  return [...byDocument.values()].slice(0, maxSources).flatMap((passages) => {
    return sourceOf(passages, { now, excerpt: excerpt(passages) })
  })
}

function sourceOf(passages: Passage[], { now, excerpt }: { now: number; excerpt: string }) {
  const [best] = passages
  if (!best) return []
  const { documentId, title, url, type } = best.section
  const facts = best.facts?.(now).filter((fact) => findInjections(fact).length === 0) ?? []
  const sections = new Map(passages.map(({ section, place }) => [place[0], section]))
  return [
    {
      documentId,
      citation: { title, url, type, excerpt },
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

const bestOf = ([best]: Passage[]) => shorten(best?.text ?? '')

/**
 * What a page has nearest to the question, for who is not answered: its best passages in their order, whole, each with
 * the heading and the line above it, so that a figure stands beside what it is a figure of.
 */
function excerptOf(passages: Passage[]): string {
  const chosen: Passage[] = []
  for (const passage of passages) {
    const isShort = lengthOf(chosen) + lengthOf([passage]) <= helpLength
    if (chosen.length === 0 || isShort) chosen.push(passage)
  }
  chosen.sort((a, b) => a.place[0] - b.place[0] || a.place[1] - b.place[1])
  return chosen.map((passage, at) => partOf(passage, chosen[at - 1])).join('')
}

function partOf(passage: Passage, before: Passage | undefined): string {
  const { section, leadIn, text, isItem, place } = passage
  const isBelow = before?.place[0] === place[0]
  const goesOn = isBelow && !isItem && !before.isItem && place[1] === before.place[1] + 1
  const heading = section.heading && !isBelow ? `${section.heading} – ` : ''
  const above = leadIn && !(isBelow && before.leadIn === leadIn) ? `${leadIn} ` : ''
  return `${before ? (goesOn ? ' ' : ' … ') : ''}${heading}${above}${text}`
}

const lengthOf = (passages: readonly Passage[]) =>
  passages.reduce(
    (sum, { section, leadIn, text }) =>
      sum + (section.heading?.length ?? 0) + leadIn.length + text.length,
    0,
  )

const describe = ({ heading, text }: SearchSection) => (heading ? `${heading}\n${text}` : text)

function shorten(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= excerptLength) return plain
  const cut = plain.slice(0, excerptLength)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : excerptLength)}…`
}
