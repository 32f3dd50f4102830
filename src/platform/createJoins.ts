import { readingForNobody } from './database/limitedReads.js'

/** The run of one key that has begun, until it has ended, and the one that is to begin then. */
type Line<T> = { ended: Promise<void>; next?: Promise<T> | undefined }

type Join<T> = (key: string, work: () => Promise<T>) => Promise<T>

/**
 * What is asked for under one key runs once for all who ask before it begins. Whoever asks while it runs gets the next run, so
 * that all they know of has happened before. None ends with the caller who began it.
 */
export function createJoins<T>(): Join<T> {
  const lines = new Map<string, Line<T>>()
  return (key, work) => {
    const line = lines.get(key) ?? { ended: Promise.resolve() }
    lines.set(key, line)
    const forget = () => {
      if (!line.next) lines.delete(key)
    }
    const begin = () => {
      line.next = undefined
      const run = readingForNobody(work)
      line.ended = run.then(forget, forget)
      return run
    }
    line.next ??= line.ended.then(begin)
    return line.next
  }
}
