import { pass, warn, type Health, type HealthCheck } from '../../../platform/health.js'
import { within } from '../../../platform/abort.js'
import { GatewayFailure, type Gateway, type GatewayApi, type GatewayFault } from './Gateway.js'

/** Below the second that a health check may take, so that a slow gateway is reported by name. */
const answerWithinMs = 800
/** Anyone may ask for our health, so the gateway is not asked more often than this. */
const cachedForMs = 60_000
/**
 * None of our orders has this number: a readable "no record" proves that address, access code and working key are
 * right.
 */
const unknownOrder = 'HEALTH-CHECK'

type Options = {
  gateway: Gateway | undefined
  mode: 'live' | 'simulator' | undefined
  now?: () => number
  /** How long the gateway may take, in milliseconds. */
  timeoutMs?: number
}

/** Whether payments can be taken: `warn` if there is no gateway or its API does not answer. It never says which one. */
export function gatewayHealth({
  gateway,
  mode,
  now = Date.now,
  timeoutMs = answerWithinMs,
}: Options): HealthCheck {
  let cached: { health: Promise<Health>; since: number } | undefined
  return () => {
    if (!gateway) return warn('Not configured.')
    if (mode === 'simulator') return pass('The simulator of the demo.')
    if (!gateway.api) return pass('Payments are taken on the callback alone: no status API.')
    if (!cached || now() - cached.since > cachedForMs)
      cached = { health: probe(gateway.api, timeoutMs), since: now() }
    return cached.health
  }
}

async function probe(api: GatewayApi, timeoutMs: number): Promise<Health> {
  try {
    await within(timeoutMs, api.status({ gatewayOrderId: unknownOrder }))
    return pass()
  } catch (error) {
    if (!(error instanceof GatewayFailure)) return warn('The gateway is slow to answer.')
    // Any answer encrypted with our key, even about another order, proves the settings as well.
    return error.fault === 'mismatched' ? pass() : warn(`The gateway ${faults[error.fault]}.`)
  }
}

const faults: Record<Exclude<GatewayFault, 'mismatched'>, string> = {
  unreachable: 'cannot be reached',
  late: 'is slow to answer',
  paused: 'did not answer lately',
  refused: 'refuses our calls',
  unreadable: 'answers what cannot be read',
}
