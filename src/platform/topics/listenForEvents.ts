import type { Logger } from 'pino'

import { keepSession, type Session } from '../database/keepSession.js'

declare module '../platform.js' {
  interface Platform {
    events: TopicEvents
  }
}

/** The channel on which processes hear which topic has something new. */
export const eventsChannel = 'foyer_events'

/** Called with the name of a topic that has events, or without one if events of any topic may have been missed. */
type TopicListener = (topic: string | undefined) => void

type TopicEvents = {
  /** Connects for the first listener. */
  listen(listener: TopicListener): void
  stop(): Promise<void>
}

/** Listens for events of all processes. After a lost connection is restored, all topics are read again. */
export function listenForEvents({
  connectionString,
  log,
}: {
  connectionString: string
  log: Pick<Logger, 'warn'>
}): TopicEvents {
  const listeners = new Set<TopicListener>()
  let session: Session | undefined
  const tell = (topic: string | undefined) => {
    for (const listener of listeners) listener(topic)
  }
  const open = () =>
    keepSession({
      connectionString,
      applicationName: 'foyer-events',
      prepare: (client) => {
        client.on('notification', ({ payload }) => tell(payload))
        return client.query(`listen ${eventsChannel}`)
      },
      onReady: () => tell(undefined),
      onLost: (err) => log.warn({ err, msg: 'No connection that hears of events' }),
    })
  return {
    listen: (listener) => {
      listeners.add(listener)
      session ??= open()
    },
    stop: async () => {
      listeners.clear()
      await session?.end()
    },
  }
}
