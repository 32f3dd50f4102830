import type { Payload } from 'payload'

import type { VisitCounter } from './createVisitCounter.js'

/**
 * Counts the visits of this Payload and flushes them before it closes its database, because Payload has no shutdown
 * hook.
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
