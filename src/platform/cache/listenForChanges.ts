import pg from 'pg'
import type { Logger } from 'pino'

import type { Cache } from './createCache.js'

/** The channel on which processes tell each other which tags changed. */
export const changesChannel = 'foyer_changes'

const reconnectAfterMs = 500
const heartbeatMs = 5_000

export type Listener = { stop(): Promise<void> }

/**
 * Keeps `cache` true to the database: NOTIFY on commit reaches every process in milliseconds. While the
 * connection is lost the cache is off, because a missed change would be served until the next one.
 */
export function listenForChanges({
  connectionString,
  cache,
  log,
}: {
  connectionString: string
  cache: Cache
  log: Logger
}): Listener & { ready: Promise<void> } {
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  const lose = (lost: pg.Client, err: unknown) => {
    if (stopped || client !== lost) return
    client = undefined
    cache.setEnabled(false)
    log.warn({ err, msg: 'Lost the connection that hears of changes; answering without the cache' })
    void lost.end().catch(() => undefined)
    schedule()
  }
  const schedule = () => {
    timer = setTimeout(() => void connect(), reconnectAfterMs)
  }
  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString, application_name: 'foyer-changes', keepAlive: true })
    client = next
    next.on('error', (err) => {
      lose(next, err)
    })
    next.on('end', () => {
      lose(next, undefined)
    })
    next.on('notification', ({ payload }) => {
      cache.invalidate((payload ?? '').split(','))
    })
    try {
      await next.connect()
      await next.query(`listen ${changesChannel}`)
      cache.setEnabled(true)
    } catch (err) {
      lose(next, err)
    }
  }
  const heartbeat = setInterval(() => {
    const asked = client
    if (asked) void asked.query({ text: 'select 1' }).catch((err: unknown) => { lose(asked, err) })
  }, heartbeatMs)
  heartbeat.unref()

  return {
    ready: connect(),
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      clearInterval(heartbeat)
      cache.setEnabled(false)
      await client?.end().catch(() => undefined)
    },
  }
}
