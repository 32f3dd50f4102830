import type { Payload } from 'payload'
import type { Pool } from 'pg'
import type { Logger } from 'pino'

import { createCache } from '../platform/cache/createCache.js'
import { type Listener, listenForChanges } from '../platform/cache/listenForChanges.js'
import { systemClock, type Platform } from '../platform/platform.js'
import { ReleasingPool } from '../platform/database/ReleasingPool.js'
import { followReplicas } from '../platform/database/followReplicas.js'
import { postgresOf } from '../platform/database/requestDatabase.js'
import { createJobs } from '../platform/jobs/createJobs.js'
import { createLimits, type LimitRule } from '../platform/limits/createLimits.js'
import { createMeasurements } from '../platform/measurements/createMeasurements.js'
import { localization } from '../platform/localization.js'
import { createOtp } from '../platform/otp/createOtp.js'
import type { OtpPoints } from '../platform/otp/settings.js'
import { createReadiness } from '../platform/createReadiness.js'
import { createSearch } from '../search/createSearch.js'
import { listenForEvents } from '../platform/topics/listenForEvents.js'

/** The memory for cached answers and snapshots: about 5,000 answers of the usual 12 kB with their encodings. */
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
  /** The passcode budgets that the operator may change (OTP_…_PER_…). */
  otpPoints?: OtpPoints
  /** CDN_PURGE_URL, with its token. */
  cdn?: Platform['cdn']
  /** SEARCH_MEMORY_MB. */
  searchBytes?: number
  /** A connection that can LISTEN: not through a transaction pooler. */
  directUrl: string
  /** Read replicas for what does not depend on the caller. */
  replicaUrls?: readonly string[]
  log: Logger
}

const locales = localization.locales.map(({ code }) => code)

/**
 * How long a start waits for the search index; if there is more content, reading continues while requests are answered.
 */
const firstReadMs = 1_500

/** The one platform of this process; it does not use the database before `start`. */
export function createPlatform(options: PlatformOptions): Platform {
  const { rateLimits, secret, peppers, otpPoints, searchBytes, ...others } = options
  const { directUrl, replicaUrls = [], ...known } = others
  const { log, serverUrl } = known
  const cache = createCache({ maxBytes: cacheBytes })
  let payload: Payload | undefined
  const open: Listener[] = []
  const pool = () => postgresOf(connectedOf(payload)).pool
  const jobs = createJobs({ log })
  const search = createSearch({ locales, serverUrl, maxBytes: searchBytes, cache })
  const events = listenForEvents({ connectionString: directUrl, pool, log })
  const measurements = createMeasurements({ pool, clock: systemClock, log })
  const onRefused = ({ name }: LimitRule) => measurements.count(`limits.refused.${name}`)
  const limits = createLimits({ pool, enabled: rateLimits, secret, log, onRefused })
  return {
    ...known,
    ...{ cache, limits, measurements },
    otp: createOtp({ peppers, secret, limits, points: otpPoints }),
    search,
    jobs,
    events,
    clock: systemClock,
    readiness: createReadiness(),
    start: async (connected) => {
      payload = connected
      const listener = followChanges({ directUrl, cache, search, log })
      open.push(listener)
      await listener.ready
      if (replicaUrls.length > 0) open.push(useReplicas(pool(), { replicaUrls, cache, log }))
      search.start(connected)
      await search.settled(firstReadMs)
    },
    stop: async () => {
      search.stop()
      await jobs.stop()
      await measurements.flush()
      await Promise.all([...open.map((one) => one.stop()), events.stop()])
    },
  }
}

function connectedOf(payload: Payload | undefined): Payload {
  if (!payload) throw new Error('The database is not connected yet')
  return payload
}

type Replicas = Pick<Platform, 'cache' | 'log'> & { replicaUrls: readonly string[] }

function useReplicas(pool: Pool, { replicaUrls: urls, cache, log }: Replicas) {
  if (!(pool instanceof ReleasingPool)) throw new Error('Another pool than ours')
  return followReplicas(pool, { urls, changedAt: cache.changedAt, log })
}

type Followers = Pick<Platform, 'cache' | 'search' | 'log'> & { directUrl: string }

/** Tells the cache and the search index what other processes have changed. */
function followChanges({ directUrl, cache, search, log }: Followers) {
  return listenForChanges({
    connectionString: directUrl,
    cache,
    log,
    onChange: (documents) => {
      for (const { collection, id } of documents) search.note(collection, id)
    },
    onHearing: search.hear,
  })
}
