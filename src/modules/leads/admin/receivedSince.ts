import type { Where } from 'payload'

/** The lead list filter for leads received on this day (UTC) or later. */
export function receivedSince({ from }: { from: string }): Where {
  return { createdAt: { greater_than_equal: `${from}T00:00:00.000Z` } }
}
