import { Problem, problems } from '../../platform/http/Problem.js'
import { refuse, type Session } from './Session.js'
import { admit, checkSession } from './checkSession.js'
import type { Feed } from './createFeed.js'
import { socketProblems } from './socketProblems.js'

type Subscription = { topic: string; since?: string | undefined }

/**
 * Starts sending a topic's events to a caller who may see them; a second subscription to a topic replaces the first.
 */
export async function subscribe(session: Session, { topic, since }: Subscription): Promise<void> {
  const { feeds, connection, followers, payload, subscriptions } = session
  const feed = feeds.get(topic)
  if (!feed) {
    const known = [...feeds.keys()].join(', ')
    throw new Problem(problems.notFound, {
      detail: `There is no such topic. There are: ${known}.`,
    })
  }
  await admit(session, feed)
  if (since !== undefined && !feed.isCursor(since)) throw new Problem(socketProblems.invalidCursor)
  unsubscribe(session, topic)
  // Whoever subscribes again and again has one read going on, not one for each time.
  await followers.get(topic)
  if (!connection.isOpen()) return
  const controller = new AbortController()
  const { signal } = controller
  const isStranger = session.user === undefined
  subscriptions.set(topic, controller)
  const following = follow(feed, { since, isStranger, session, signal })
  const ended = following.catch((err: unknown) => {
    if (err instanceof Problem) {
      // The event at this cursor has been deleted: a client that came back with it would get the same error again.
      subscriptions.delete(topic)
      refuse(session, err, { topic })
      return
    }
    payload.logger.error({ err, msg: 'A subscription failed' })
    // Without an error the client would wait for events that nobody sends; now it reconnects with its cursor.
    connection.end(1011, 'failed')
  })
  followers.set(topic, ended)
}

export function unsubscribe({ subscriptions }: Session, topic: string): void {
  subscriptions.get(topic)?.abort()
  subscriptions.delete(topic)
}

type Following = {
  since: string | undefined
  isStranger: boolean
  session: Session
  signal: AbortSignal
}

/** Sends the events of a topic after `since`, or from now on, until the signal aborts. */
async function follow(
  feed: Feed,
  { since, isStranger, session, signal }: Following,
): Promise<void> {
  const { connection } = session
  // The signal may abort during any wait.
  const isOver = () => signal.aborted
  let cursor = since ?? (await feed.latest(isStranger))
  if (isOver()) return
  connection.send({ type: 'subscribed', topic: feed.topic.name, id: cursor })
  while (!isOver()) {
    const version = feed.version()
    const frames = await feed.read(cursor, isStranger)
    for (const { id, text } of frames) {
      if (isOver() || !(await checkSession(session)) || isOver()) return
      await connection.deliver(text)
      cursor = id
    }
    if (frames.length === 0) await feed.changed(version, signal)
  }
}
