import type { HealthCheck } from '../platform/health.js'
import { platformOf } from '../platform/platform.js'

/** How many documents can be found, and how old the newest change among them is. */
export const searchHealth: HealthCheck = (payload) => {
  const { search, clock } = platformOf(payload)
  const { isReady, documents, updatedAt } = search.state()
  const observed = {
    componentType: 'component' as const,
    observedValue: documents,
    observedUnit: 'documents',
  }
  if (!isReady) return { ...observed, status: 'warn', output: 'The index is being built.' }
  const age =
    updatedAt && Math.max(0, Math.round((clock.now().getTime() - Date.parse(updatedAt)) / 1_000))
  const output = updatedAt ? `The newest change is ${String(age)} s old.` : 'Nothing is published.'
  return { ...observed, status: 'pass', output }
}
