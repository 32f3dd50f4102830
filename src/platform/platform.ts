import type { Payload } from 'payload'
import type { Logger } from 'pino'

/**
 * What every module builds on, one of each in a process. Each part adds its own member, beside the code that creates
 * it: `declare module '../platform.js' { interface Platform { … } }`. This file imports none of them, so all may import
 * it.
 */
export interface Platform {
  /** The public address of the service, without a trailing slash. */
  serverUrl: string
  version: string
  /** Tells two builds of one version apart. */
  releaseId: string
  demo: boolean
  clock: Clock
  log: Logger
  /** Starts what needs the database: called once Payload is connected. */
  start(payload: Payload): Promise<void>
  stop(): Promise<void>
}

/** The platform of this Payload. It is stored on the configuration, so that bundled copies of this code share it. */
export function platformOf(payload: Pick<Payload, 'config'>): Platform {
  const { platform } = payload.config.custom as { platform?: Platform }
  if (!platform) throw new Error('This configuration has no platform: list withPlatform() first')
  return platform
}

/** The current time; injected so that tests can set it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
