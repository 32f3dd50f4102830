import { createHash, timingSafeEqual } from 'node:crypto'

/** Tells whether a given text is this secret. Both are hashed, so comparing takes the same time for every text. */
export function matcherOf(secret: string): (given: string) => boolean {
  const expected = digest(secret)
  return (given) => timingSafeEqual(digest(given), expected)
}

function digest(value: string): Buffer {
  return createHash('sha256').update(value).digest()
}
