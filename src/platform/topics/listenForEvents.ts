import { setTimeout as sleep } from 'node:timers/promises'

import type pg from 'pg'
import type { Logger } from 'pino'

import { keepSession, type Session } from '../database/keepSession.js'

declare module '../platform.js' {
  interface Platform {
    events: TopicEvents
  }
}

/** The channel on which processes hear which topics have something new. */
const eventsChannel = 'foyer_events'

/** On which graphile-worker hears how many jobs there are to do. */
const jobsChannel = 'jobs:insert'

/** Events that follow each other sooner are told of together, in milliseconds. */
const togetherMs = 20

/** How often listeners look again: a process may have ended between its commit and the news of it. */
const lookAgainMs = 2_000

/** Called with the name of a topic that has events, or without one if events of any topic may have been missed. */
type TopicListener = (topic: string | undefined) => void

type TopicEvents = {
  /** Connects for the first listener. */
  listen(listener: TopicListener): void
  /** Tells all processes that a topic has events; never waits and never fails. */
  wake(topic: string): void
  /** Tells the workers of all processes that there is one more job to do; never waits and never fails. */
  wakeWorkers(): void
  stop(): Promise<void>
}

type Options = {
  connectionString: string
  pool: () => Pick<pg.Pool, 'query'>
  log: Pick<Logger, 'warn'>
}

/** Tells and hears of events of all processes. After a lost connection is restored, all topics are read again. */
export function listenForEvents({ connectionString, pool, log }: Options): TopicEvents {
  const listeners = new Set<TopicListener>()
  const waker = createWaker({ pool, log })
  let session: Session | undefined
  let timer: NodeJS.Timeout | undefined
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
      timer ??= setInterval(() => tell(undefined), lookAgainMs).unref()
    },
    wake: waker.wake,
    wakeWorkers: waker.wakeWorkers,
    stop: async () => {
      listeners.clear()
      clearInterval(timer)
      await waker.settled()
      await session?.end()
    },
  }
}

/** Sends one statement of NOTIFY at a time, for all topics that have had events meanwhile, and for the jobs. */
function createWaker({ pool, log }: Omit<Options, 'connectionString'>) {
  const due = new Set<string>()
  let jobs = 0
  let sending: Promise<void> | undefined
  const notify = `select pg_notify('${eventsChannel}', topic) from unnest($1::text[]) as topic
    union all select pg_notify('${jobsChannel}', json_build_object('count', $2::int)::text) where $2::int > 0`
  const send = async () => {
    while (due.size > 0 || jobs > 0) {
      const news = [[...due], jobs]
      due.clear()
      jobs = 0
      try {
        await pool().query(notify, news)
      } catch (err) {
        log.warn({ err, msg: 'Followers and workers hear later of what is new' })
      }
      await sleep(togetherMs)
    }
    sending = undefined
  }
  return {
    wake: (topic: string) => {
      due.add(topic)
      sending ??= send()
    },
    wakeWorkers: () => {
      jobs += 1
      sending ??= send()
    },
    settled: () => sending,
  }
}
