import type { GatewaySettings } from '../GatewaySettings.js'
import { createSimulator } from './createSimulator.js'

/**
 * The simulator if the settings enable it, stored under `custom` for the site's route at `/simulator/gateway`. It says
 * "paid" to anyone, so it never runs beside a live gateway or in production.
 */
export function simulatorFor(settings: (GatewaySettings & { mode: string }) | undefined) {
  return settings?.mode === 'simulator' ? { gatewaySimulator: createSimulator(settings) } : {}
}
