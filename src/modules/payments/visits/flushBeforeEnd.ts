import type { Payload } from 'payload'

import type { VisitCounter } from './createVisitCounter.js'

/** Writes the visits that wait before Payload lets go of its database; it has no hook for its own end. */
export function flushBeforeEnd(visits: VisitCounter) {
  return (payload: Payload): void => {
    const destroy = payload.destroy.bind(payload)
    payload.destroy = async () => {
      await visits.flush(payload)
      await destroy()
    }
  }
}
