import type { Payload } from 'payload'
import type { Logger } from 'pino'

import { createCache } from './cache/createCache.js'
import { type Listener, listenForChanges } from './cache/listenForChanges.js'
import { systemClock } from './clock.js'
import { postgresOf, preferPrimary } from './database/requestDatabase.js'
import { createJobs } from './jobs/createJobs.js'
import { createLimits } from './limits/createLimits.js'
import { createOtp } from './otp/createOtp.js'
import type { Platform } from './platform.js'
import { createReadiness } from './readiness.js'

/** Answers and snapshots kept in memory; about 5,000 answers of the usual 12 kB with their encodings. */
const cacheBytes = 64 * 1024 * 1024

type PlatformOptions = {
  serverUrl: string
  version: string
  releaseId: string
  demo: boolean
  rateLimits: boolean
  secret: string
  /** OTP_PEPPER: the first signs passcodes, all check them. */
  peppers: readonly string[]
  /** A connection that can LISTEN: not through a transaction pooler. */
  directUrl: string
  log: Logger
}

/** The one platform of this process; it touches the database only from `start` on. */
export function createPlatform(options: PlatformOptions): Platform {
  const { rateLimits, secret, peppers, directUrl, ...known } = options
  const { log } = known
  const cache = createCache({ maxBytes: cacheBytes })
  let payload: Payload | undefined
  let listener: Listener | undefined
  const pool = () => {
    if (!payload) throw new Error('The database is not connected yet')
    return postgresOf(payload).pool
  }
  const jobs = createJobs({ log })
  const limits = createLimits({ pool, enabled: rateLimits, secret, log })
  return {
    ...known,
    cache,
    limits,
    otp: createOtp({ peppers, secret, limits }),
    jobs,
    clock: systemClock,
    readiness: createReadiness(),
    start: async (connected) => {
      payload = connected
      const listening = listenForChanges({
        connectionString: directUrl,
        cache,
        log,
        onChange: () => preferPrimary(connected),
      })
      listener = listening
      await listening.ready
    },
    stop: async () => {
      await jobs.stop()
      await listener?.stop()
    },
  }
}
