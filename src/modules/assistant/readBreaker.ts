import type { Reading } from '../../platform/measurements/Gauge.js'
import type { Assistant } from './Assistant.js'

const numbers = { closed: 0, 'half-open': 1, open: 2 }

/** The breaker state of this process as a number; undefined without a platform AI. */
export function readBreaker({ platformAi }: Assistant): Reading | undefined {
  return platformAi && { value: numbers[platformAi.breaker.state()], n: 1 }
}
