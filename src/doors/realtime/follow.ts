import type { Feed } from './createFeed.js'
import type { Line } from './Line.js'

/** Sends the events of a topic after `since`, or from now on, until the signal aborts. */
export async function follow(
  feed: Feed,
  { since, line, signal }: { since: string | undefined; line: Line; signal: AbortSignal },
): Promise<void> {
  let cursor = since ?? (await feed.latest())
  line.send({ type: 'subscribed', topic: feed.topic.name, id: cursor })
  while (!signal.aborted) {
    const version = feed.version()
    const frames = await feed.read(cursor)
    for (const { id, text } of frames) {
      // The signal may abort while a slow reader is waited for.
      if ((signal as { aborted: boolean }).aborted) return
      await line.deliver(text)
      cursor = id
    }
    if (frames.length === 0) await feed.changed(version, signal)
  }
}
