import type { Plugin } from 'payload'

import type { GatewaySettings } from '../GatewaySettings.js'
import { createSimulator } from './createSimulator.js'

/**
 * Mounts the simulator at `/simulator/gateway`; the site's route finds it on the configuration. It says "paid" to
 * whoever asks: never beside a live gateway, never in production.
 */
export const withGatewaySimulator =
  (settings: GatewaySettings): Plugin =>
  (config) => ({
    ...config,
    custom: { ...config.custom, gatewaySimulator: createSimulator(settings) },
  })
