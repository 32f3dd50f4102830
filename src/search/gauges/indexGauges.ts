import type { Gauge } from '../../platform/measurements/Gauge.js'
import { platformOf } from '../../platform/platform.js'
import { countPublished } from './countPublished.js'

/** How true the index of this process is to what is published. */
export const indexGauges: Record<string, Gauge> = {
  'index.age_s': async (payload) => {
    const { clock, search } = platformOf(payload)
    const { documents, newest } = await countPublished(payload)
    if (documents === 0) return undefined
    const { updatedAt } = search.state()
    const isBehind = newest > (updatedAt ? Date.parse(updatedAt) : 0)
    const behind = isBehind ? Math.floor((clock.now().getTime() - newest) / 1_000) : 0
    return { value: Math.max(0, behind), n: documents }
  },
  'index.coverage': async (payload) => {
    const { documents } = await countPublished(payload)
    const indexed = platformOf(payload).search.state().documents
    // One too many is as wrong as one too few: it was withdrawn and is still found.
    const value = Math.min(indexed, documents) / Math.max(indexed, documents)
    return documents > 0 ? { value, n: documents } : undefined
  },
}
