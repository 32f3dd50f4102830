import pg from 'pg'

import { within } from '../abort.js'

type SessionOptions = {
  /** Not through a transaction pooler: what `prepare` does must last. */
  connectionString: string
  applicationName: string
  prepare: (client: pg.Client) => Promise<unknown>
  onReady: () => void
  onLost: (err: unknown) => void
  /** How often the connection is checked, and how long the answer may take. */
  heartbeatMs?: number
  answerWithinMs?: number
}

const reconnectAfterMs = 500
const endWithinMs = 1_000

/** Keeps one connection open until it is ended; a lost one is replaced and prepared again. */
export function keepSession(options: SessionOptions) {
  const { prepare, onReady, onLost, heartbeatMs = 5_000 } = options
  let current: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let ended = false

  const lose = (lost: pg.Client, err?: unknown) => {
    if (current !== lost || ended) return
    current = undefined
    onLost(err)
    lost.end().catch(() => undefined)
    timer = setTimeout(connect, reconnectAfterMs)
  }
  const connect = () => {
    const client = newClient(options)
    current = client
    client.on('error', (err) => lose(client, err))
    client.on('end', () => lose(client))
    client
      .connect()
      .then(() => prepare(client))
      .then(
        () => current === client && !ended && onReady(),
        (err: unknown) => lose(client, err),
      )
  }
  // A connection that was cut off half-open reports nothing by itself.
  const heartbeat = setInterval(() => {
    const client = current
    client?.query('select 1').catch((err: unknown) => lose(client, err))
  }, heartbeatMs)
  connect()
  return {
    client: () => current,
    end: async () => {
      ended = true
      clearTimeout(timer)
      clearInterval(heartbeat)
      // A server that hangs never closes its side.
      if (current) await within(endWithinMs, current.end()).catch(() => undefined)
    },
  }
}

export type Session = ReturnType<typeof keepSession>

function newClient(options: SessionOptions): pg.Client {
  const { connectionString, applicationName, answerWithinMs = 5_000 } = options
  return new pg.Client({
    connectionString,
    application_name: applicationName,
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: answerWithinMs,
  })
}
