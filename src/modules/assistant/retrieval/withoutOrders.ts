import type { SectionHit } from '../../../search/SearchIndex.js'
import { splitSentences } from './splitSentences.js'
import { findInjections } from '../message/findInjections.js'

/**
 * Parts of documents without the sentences that give orders to a model: the rest of what was published still counts.
 * An order over several sentences takes the whole part with it.
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
