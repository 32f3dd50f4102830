import { LRUCache } from 'lru-cache'
import type { Plugin } from 'payload'

import { createBreaker, inARow } from '../../platform/breaker.js'
import { systemClock } from '../../platform/platform.js'
import { extend } from '../../platform/extend.js'
import { governanceEndpoints } from './endpoints/governanceEndpoints.js'
import { createPlatformClient } from './createPlatformClient.js'
import type { PlatformAnswer } from './schemas.js'

/** Cache entries for lists and systems that staff look at; anything beyond is fetched again. */
const maxAnswers = 500

/** Shows staff what the governance platform knows; absent if no platform is configured. */
export const governance =
  ({ url, key }: { url: string | undefined; key: string | undefined }): Plugin =>
  (config) => {
    if (url === undefined) return config
    const answers = new LRUCache<string, PlatformAnswer>({ max: maxAnswers })
    const platform = createPlatformClient({ url, key })
    const breaker = createBreaker({
      name: 'governance',
      clock: systemClock,
      ...inARow(3),
      openMs: 10_000,
    })
    return extend(config, { endpoints: governanceEndpoints({ platform, breaker, answers }) })
  }
