import { Problem } from '../../platform/http/Problem.js'
import { problems } from '../../platform/http/problems.js'
import type { Caller } from './Caller.js'
import { requestOf } from './Caller.js'
import type { Line } from './Line.js'
import type { Feed } from './createFeed.js'
import { refuse } from './refuse.js'
import { socketProblems } from './socketProblems.js'

type Wish = { topic: string; since?: string | undefined }

/**
 * Starts sending a topic's events to a caller who may see them; a second subscription to a topic replaces the first.
 */
export async function subscribe(caller: Caller, { topic, since }: Wish): Promise<void> {
  const { feeds, line, payload, subscriptions } = caller
  const feed = feeds.get(topic)
  if (!feed) throw new Problem(problems.notFound, { detail: 'There is no such topic.' })
  await admit(caller, feed)
  if (since !== undefined && !feed.isCursor(since)) throw new Problem(socketProblems.invalidCursor)
  unsubscribe(caller, topic)
  const controller = new AbortController()
  subscriptions.set(topic, controller)
  follow(feed, { since, line, signal: controller.signal }).catch((err: unknown) => {
    if (err instanceof Problem) {
      // The event at this cursor has been deleted: a client that came back with it would get the same error again.
      subscriptions.delete(topic)
      refuse(caller, err, { topic })
      return
    }
    payload.logger.error({ err, msg: 'A subscription failed' })
    // Without an error the client would wait for events that nobody sends; now it reconnects with its cursor.
    line.end(1011, 'failed')
  })
}

export function unsubscribe({ subscriptions }: Caller, topic: string): void {
  subscriptions.get(topic)?.abort()
  subscriptions.delete(topic)
}

/** Throws `unauthenticated` or `forbidden` where the caller may not see the topic. */
export async function admit(caller: Caller, { topic: { access } }: Feed): Promise<void> {
  if (access === 'public') return
  if (!caller.user) throw new Problem(problems.unauthenticated)
  if (!(await access({ req: await requestOf(caller) }))) throw new Problem(problems.forbidden)
}

/** Sends the events of a topic after `since`, or from now on, until the signal aborts. */
async function follow(
  feed: Feed,
  { since, line, signal }: { since: string | undefined; line: Line; signal: AbortSignal },
): Promise<void> {
  // The signal may abort during any wait.
  const isOver = () => signal.aborted
  let cursor = since ?? (await feed.latest())
  if (isOver()) return
  line.send({ type: 'subscribed', topic: feed.topic.name, id: cursor })
  while (!isOver()) {
    const version = feed.version()
    const frames = await feed.read(cursor)
    for (const { id, text } of frames) {
      if (isOver()) return
      await line.deliver(text)
      cursor = id
    }
    if (frames.length === 0) await feed.changed(version, signal)
  }
}
