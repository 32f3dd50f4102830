import type { Logger } from 'pino'

import { keepSession } from '../database/keepSession.js'
import { type ChangedDocument, changesChannel, readNotice, wasApplied } from './announceChange.js'
import type { Cache } from './createCache.js'

export type Listener = { stop(): Promise<void> }

type Options = {
  connectionString: string
  cache: Pick<Cache, 'invalidate' | 'setEnabled'>
  log: Pick<Logger, 'info' | 'warn'>
  /** Called before the cache drops something: what is read from then on must be new. */
  onChange?: (documents: readonly ChangedDocument[]) => void
  /** Called with whether changes will be received from now on; some may have been missed before. */
  onHearing?: (isHearing: boolean) => void
}

/**
 * Keeps `cache` consistent with the database: NOTIFY on commit reaches every process in milliseconds. While the
 * connection is lost the cache is off, because it could miss a change and stay stale. `ready` resolves with the first
 * connection, or rejects with its failure.
 */
export function listenForChanges(options: Options): Listener & { ready: Promise<void> } {
  const { connectionString, cache, onChange = () => undefined, onHearing } = options
  const hearing = announceHearing(options)
  let settle: () => void = () => undefined
  const ready = new Promise<void>((resolve) => {
    settle = resolve
  })
  const session = keepSession({
    connectionString,
    applicationName: 'foyer-changes',
    // The cache must not stay on for long after the other side vanished without closing.
    heartbeatMs: 1_000,
    answerWithinMs: 2_000,
    prepare: (client) => {
      client.on('notification', ({ payload = '' }) => apply(options, payload))
      return client.query(`listen ${changesChannel}`)
    },
    onReady: () => {
      onChange([])
      onHearing?.(true)
      cache.setEnabled(true)
      hearing.found()
      settle()
    },
    onLost: (err) => {
      cache.setEnabled(false)
      onHearing?.(false)
      hearing.lost(err)
      settle()
    },
  })
  const stop = async () => {
    cache.setEnabled(false)
    await session.end()
  }
  return { ready, stop }
}

function apply({ cache, onChange }: Options, notice: string): void {
  const { id, tags, documents } = readNotice(notice)
  if (wasApplied(cache, id)) return
  onChange?.(documents)
  cache.invalidate(tags)
}

/** Logs an outage once, however many reconnects are attempted. */
function announceHearing({ log }: Pick<Options, 'log'>) {
  let isLost = false
  return {
    lost: (err: unknown) => {
      if (!isLost) log.warn({ err, msg: 'No connection that hears of changes: the cache is off' })
      isLost = true
    },
    found: () => {
      if (isLost) log.info('Hears of changes again: the cache is on')
      isLost = false
    },
  }
}
