import type { Payload, TypedLocale } from 'payload'

import type { SearchIndex } from '../../../platform/search/SearchIndex.js'
import { readTitles } from './readTitles.js'

/** Until the content's own titles say better; measured on the sample content. */
const usual = 0.2

/**
 * A question is answered from content that covers it at least this share of how well content covers its own titles
 * (research 1.5: never a raw score; calibrated for each body of content).
 */
const shareOfTitles = 0.29
const bounds = { least: 0.12, most: 0.4 }

/** How well content has to cover a question, by language; learnt anew in the background when content changes. */
export function createThresholds(payload: Payload, index: SearchIndex): (locale: string) => number {
  const learnt = new Map<string, { value: number; of: string | undefined }>()
  const learning = new Set<string>()

  const learn = async (locale: string, of: string | undefined) => {
    const titles = await readTitles(payload, locale as TypedLocale)
    const coverage: number[] = []
    for (const title of titles) {
      coverage.push(index.sections(title, { locale, limit: 1 }).grounding)
      // Each takes about a millisecond, and requests are waiting.
      await new Promise(setImmediate)
    }
    learnt.set(locale, { value: thresholdFor(coverage), of })
  }
  return (locale) => {
    const { updatedAt, isReady } = index.state()
    const known = learnt.get(locale)
    if (isReady && !learning.has(locale) && (!known || known.of !== updatedAt)) {
      learning.add(locale)
      void learn(locale, updatedAt)
        .catch((err: unknown) => {
          payload.logger.warn({ err, msg: 'The titles could not be read' })
        })
        .finally(() => learning.delete(locale))
    }
    return known?.value ?? usual
  }
}

/** From the tenth part of the titles that is covered least; too few titles say nothing. */
function thresholdFor(coverage: readonly number[]): number {
  if (coverage.length < 20) return usual
  const tenth = coverage.toSorted((one, other) => one - other)[Math.floor(coverage.length / 10)]
  return Math.min(bounds.most, Math.max(bounds.least, (tenth ?? 0) * shareOfTitles))
}
