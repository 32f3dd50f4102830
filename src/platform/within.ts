import { withTimeout } from './abort.js'

/** The promise's result, or a rejection once it has taken this many milliseconds. */
export function within<T>(milliseconds: number, promise: Promise<T>): Promise<T> {
  return withTimeout({ ms: milliseconds }, () => promise)
}
