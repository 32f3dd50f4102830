import { LRUCache } from 'lru-cache'

/** Thrown if too many images are waiting to be drawn; the caller answers 503 so that the client retries. */
export class ShareImagesBusy extends Error {
  override name = 'ShareImagesBusy'
}

const MOST_WAITING = 100

/**
 * Caches the last `maxEntries` images used, draws each key once for simultaneous callers, and at most `concurrency` at
 * once. The key must include everything that the image depends on; failures are not cached.
 */
export function createShareImages<Input>({
  render,
  maxEntries = 256,
  concurrency = 2,
}: {
  render: (input: Input) => Promise<Uint8Array>
  maxEntries?: number
  concurrency?: number
}) {
  const kept = new LRUCache<string, Uint8Array>({ max: maxEntries })
  const drawing = new Map<string, Promise<Uint8Array>>()
  const inTurn = createQueue(concurrency)

  const draw = async (key: string, input: Input) => {
    try {
      const image = await inTurn(() => render(input))
      kept.set(key, image)
      return image
    } finally {
      drawing.delete(key)
    }
  }

  return {
    /** Whether `get` would have to draw. */
    isMissing: (key: string) => !kept.has(key) && !drawing.has(key),
    /** Returns the cached or pending image for a key, else draws it. Throws ShareImagesBusy. */
    get: async (key: string, input: Input) => {
      const ready = kept.get(key) ?? drawing.get(key)
      if (ready) return ready
      const image = draw(key, input)
      drawing.set(key, image)
      return image
    },
  }
}

/** Runs at most `concurrency` tasks at once, the others in order of arrival. */
function createQueue(concurrency: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= concurrency) {
      if (waiting.length >= MOST_WAITING) throw new ShareImagesBusy('Too many share images wait')
      // The finished task hands over its slot, so `running` does not change.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
