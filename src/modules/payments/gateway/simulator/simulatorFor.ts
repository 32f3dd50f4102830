import type { GatewaySettings } from '../GatewaySettings.js'
import { createSimulator } from './createSimulator.js'

/**
 * The simulator where the settings ask for it, as the site's route at `/simulator/gateway` finds it under `custom`.
 * It says "paid" to whoever asks: never beside a live gateway, never in production.
 */
export function simulatorFor(settings: (GatewaySettings & { mode: string }) | undefined) {
  return settings?.mode === 'simulator' ? { gatewaySimulator: createSimulator(settings) } : {}
}
