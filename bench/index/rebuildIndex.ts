import { monitorEventLoopDelay } from 'node:perf_hooks'

import { getPayload } from 'payload'
import pg from 'pg'

import { createCache } from '../../src/platform/cache/createCache.js'
import { localization } from '../../src/platform/localization.js'
import { createSearch } from '../../src/search/createSearch.js'
import { memoryInUse } from '../memoryInUse.js'
import { fillPages } from './fillPages.js'

const documents = Number(process.argv[2])

const { default: config } = await import('../../payload.config.js')
const payload = await getPayload({ config, disableOnInit: true })
const client = new pg.Client(process.env.DATABASE_URL)
await client.connect()
await fillPages(client, documents)
await client.query('analyze')
await client.end()

const locales = localization.locales.map(({ code }) => code)
const cache = createCache({ maxBytes: 1_024 })
const before = memoryInUse()
const delay = monitorEventLoopDelay({ resolution: 1 })
const search = createSearch({ locales, serverUrl: 'http://localhost:3000', cache })
delay.enable()
const began = performance.now()
search.start(payload)
await search.settled(300_000)
const milliseconds = performance.now() - began
delay.disable()
const bytes = memoryInUse() - before
const state = search.state()
if (!state.isReady || state.documents !== documents) throw new Error('The index is not whole')
console.log(
  JSON.stringify({
    documents,
    milliseconds,
    longestHold: delay.max / 1e6,
    bytes: bytes / documents,
  }),
)
process.exit(0)
