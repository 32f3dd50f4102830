import type { Feed } from './createFeed.js'
import type { Line } from './Line.js'

/** Sends the events of a topic after `since`, or from now on, until the signal aborts. */
export async function follow(
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
