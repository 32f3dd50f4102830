import type { Payload } from 'payload'

import { platformOf } from '../../../platform/platform.js'

/** Counts a search of the site for the feed, and whether it found nothing. */
export function noteSearch(payload: Payload, { total }: { total: number }): void {
  const { measurements } = platformOf(payload)
  measurements.count('search.queries')
  if (total === 0) measurements.count('search.zero')
}
