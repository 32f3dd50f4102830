import { LRUCache } from 'lru-cache'

/** Thrown where too many images already wait to be drawn; the caller answers 503 and lets the reader retry. */
export class ShareImagesBusy extends Error {
  override name = 'ShareImagesBusy'
}

/** Share images by key: drawn once, then remembered. */
export type ShareImages<Input> = {
  /** Whether `get` would have to draw. */
  isMissing: (key: string) => boolean
  /** Gives the image kept or being drawn under a key, else draws it. Throws ShareImagesBusy. */
  get: (key: string, input: Input) => Promise<Uint8Array>
}

const MOST_WAITING = 100

/**
 * Keeps the `maxEntries` images asked for last, draws each key once however many ask at the same time, and at most
 * `concurrency` at once. The key must name everything the image depends on; a drawing that fails is not kept.
 */
export function createShareImages<Input>({
  render,
  maxEntries = 256,
  concurrency = 2,
}: {
  render: (input: Input) => Promise<Uint8Array>
  maxEntries?: number
  concurrency?: number
}): ShareImages<Input> {
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
    isMissing: (key) => !kept.has(key) && !drawing.has(key),
    get: async (key, input) => {
      const ready = kept.get(key) ?? drawing.get(key)
      if (ready) return ready
      const image = draw(key, input)
      drawing.set(key, image)
      return image
    },
  }
}

/** Runs at most `concurrency` tasks at once, the others in the order they came. */
function createQueue(concurrency: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= concurrency) {
      if (waiting.length >= MOST_WAITING) throw new ShareImagesBusy('Too many share images wait')
      // The turn is handed over by the task that ends, so `running` stays as it is.
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
