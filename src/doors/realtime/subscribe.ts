import { Problem } from '../../platform/http/Problem.js'
import { problems } from '../../platform/http/problems.js'
import { type Caller, requestOf } from './Caller.js'
import type { Feed } from './createFeed.js'
import { follow } from './follow.js'
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
