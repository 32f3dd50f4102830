import type { SectionHit } from '../../../search/SearchIndex.js'
import { splitSentences } from './splitSentences.js'
import { findInjections } from '../message/findInjections.js'

/**
 * Drops sentences with prompt injections from parts of documents and keeps the rest. An injection that spans several
 * sentences drops the whole part.
 */
export function withoutOrders(hits: readonly SectionHit[]): SectionHit[] {
  return hits.flatMap((hit) => {
    const { section } = hit
    const text = cleaned(section.text)
    if (text === '' || findInjections(section.heading ?? '').length > 0) return []
    return [{ ...hit, section: { ...section, text }, opening: cleaned(hit.opening) }]
  })
}

function cleaned(text: string): string {
  if (findInjections(text).length === 0) return text
  const rest = splitSentences(text)
    .filter((sentence) => findInjections(sentence).length === 0)
    .join(' ')
  return findInjections(rest).length === 0 ? rest : ''
}
