import type { Payload } from 'payload'

import { readingBesideWrites } from '../../platform/database/limitedReads.js'
import type { Topic } from '../../platform/topics/Topic.js'
import { readEvents } from '../../platform/topics/topicEvents.js'

/** An event as it is sent: its cursor, and the whole message as text, built once for all followers. */
type Frame = { id: string; text: string }

const batchSize = 100
/** How soon to look again for events held back by a transaction that has not ended. */
const pendingMs = 100

/**
 * One topic on this process. Followers who have seen the same events share one query: 500 cost as much as one.
 */
export function createFeed(payload: Payload, topic: Topic) {
  const source = topic.source ?? readEvents(topic.name)
  const notifier = createNotifier()
  let timer: NodeJS.Timeout | undefined

  const load = async (since: string): Promise<Frame[]> => {
    const { events, isPending } = await source.read(payload, { since, limit: batchSize })
    if (isPending) {
      clearTimeout(timer)
      timer = setTimeout(notifier.notify, pendingMs).unref()
    }
    return events.map(({ id, data }) => frameOf(topic, id, data))
  }
  const latest = sharing(notifier, () => source.latest(payload))
  return {
    topic,
    isCursor: (text: string) => source.isCursor(text),
    latest: (isStranger: boolean) => latest('', isStranger),
    /** What came after the cursor, oldest first; an empty list when nothing may be handed out yet. */
    read: sharing(notifier, load),
    ...notifier,
  }
}

export type Feed = ReturnType<typeof createFeed>

/**
 * Those who ask for the same share one answer, if they ask before the next wake: nobody misses the event that woke them.
 * Strangers share among themselves, and read on the limited share of the connections.
 */
function sharing<T>({ version }: Notifier, ask: (since: string) => Promise<T>) {
  const answers = new Map<string, Promise<T>>()
  return (since: string, isStranger: boolean): Promise<T> => {
    const key = `${String(version())} ${String(isStranger)} ${since}`
    const begin = () => ask(since).finally(() => answers.delete(key))
    const shared = answers.get(key) ?? (isStranger ? readingBesideWrites(begin) : begin())
    answers.set(key, shared)
    return shared
  }
}

function frameOf(topic: Topic, id: string, data: unknown): Frame {
  const message = { type: 'event', topic: topic.name, id, data: topic.data.parse(data) }
  return { id, text: JSON.stringify(message) }
}

/** Wakes everyone waiting. A caller who looked before the last change does not wait at all. */
function createNotifier() {
  const waiting = new Set<() => void>()
  let version = 0
  return {
    /** Changes each time there may be more. */
    version: () => version,
    notify: () => {
      version += 1
      for (const wake of [...waiting]) wake()
    },
    /** Resolves when the version differs from the given one, or the signal aborts. */
    changed: (known: number, signal: AbortSignal) =>
      new Promise<void>((resolve) => {
        const wake = () => {
          waiting.delete(wake)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        waiting.add(wake)
        signal.addEventListener('abort', wake)
        if (version !== known || signal.aborted) wake()
      }),
  }
}

type Notifier = ReturnType<typeof createNotifier>
