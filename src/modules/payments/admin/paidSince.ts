import type { Where } from 'payload'

/** The filter of the list of orders for those paid from this day (UTC) on, or on this day alone. */
export function paidSince(from: string, until?: string): Where {
  return {
    paidAt: {
      greater_than_equal: `${from}T00:00:00.000Z`,
      ...(until !== undefined && { less_than_equal: `${until}T23:59:59.999Z` }),
    },
  }
}
