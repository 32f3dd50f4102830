import type { Where } from 'payload'

/** The order list filter for orders paid on this day (UTC) or later, or on this day only. */
export function paidSince(from: string, until?: string): Where {
  return {
    paidAt: {
      greater_than_equal: `${from}T00:00:00.000Z`,
      ...(until !== undefined && { less_than_equal: `${until}T23:59:59.999Z` }),
    },
  }
}
