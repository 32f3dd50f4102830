import type { Payload } from 'payload'

import type { VisitCounter } from './createVisitCounter.js'

/**
 * Counts the visits of this Payload, and writes those that wait before it lets go of its database; it has no hook for
 * its own end.
 */
export function startVisits(visits: VisitCounter) {
  return (payload: Payload): void => {
    visits.payload = payload
    const destroy = payload.destroy.bind(payload)
    payload.destroy = async () => {
      await visits.flush(payload)
      await destroy()
    }
  }
}
