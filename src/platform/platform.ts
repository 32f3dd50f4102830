import type { Payload } from 'payload'
import type { Logger } from 'pino'

import type { Cache } from './cache/createCache.js'
import type { Clock } from './clock.js'
import type { Jobs } from './jobs/createJobs.js'
import type { Limits } from './limits/createLimits.js'
import type { KeptMeasurements } from './measurements/createMeasurements.js'
import type { Otp } from './otp/createOtp.js'
import type { Readiness } from './readiness.js'
import type { Search } from './search/createSearch.js'
import type { TopicBell } from './topics/listenForEvents.js'

/** What every module stands on, one of each in a process, made by `createPlatform`. */
export type Platform = {
  /** Where the service is reached from outside, without a trailing slash. */
  serverUrl: string
  version: string
  /** Tells two builds of one version apart. */
  releaseId: string
  demo: boolean
  cache: Cache
  limits: Limits
  measurements: KeptMeasurements
  otp: Otp
  search: Search
  jobs: Jobs
  events: TopicBell
  clock: Clock
  log: Logger
  readiness: Readiness
  /** Starts what needs the database: called once Payload is connected. */
  start(payload: Payload): Promise<void>
  stop(): Promise<void>
}

/** The platform of this Payload. It hangs on the configuration, so bundled copies of this code share it. */
export function platformOf(payload: Pick<Payload, 'config'>): Platform {
  const { platform } = payload.config.custom as { platform?: Platform }
  if (!platform) throw new Error('This configuration has no platform: list onPlatform() first')
  return platform
}
