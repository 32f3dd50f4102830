import type { Where } from 'payload'

/** The filter of the list of leads for those received from this day (UTC) on. */
export function receivedSince({ from }: { from: string }): Where {
  return { createdAt: { greater_than_equal: `${from}T00:00:00.000Z` } }
}
