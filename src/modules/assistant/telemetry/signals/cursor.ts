import { Problem } from '../../../../platform/http/Problem.js'
import { problems } from '../../../../platform/http/problems.js'

const ulidPattern = /^[0-9A-HJKMNP-TV-Z]{26}$/

/** The cursor before the first signal. */
const start = 'start'

/** A reader's position: after a signal, or before all of them (undefined). Opaque to callers. */
export function cursorOf(id: string | undefined): string {
  return Buffer.from(id ?? start).toString('base64url')
}

/** The signal that a cursor refers to, or undefined for the start. Throws `invalid_query` for anything else. */
export function parseCursor(cursor: string): string | undefined {
  const text = Buffer.from(cursor, 'base64url').toString('latin1')
  if (cursorOf(text) !== cursor) throw unknownCursor()
  if (text === start) return undefined
  if (!ulidPattern.test(text)) throw unknownCursor()
  return text
}

/** A cursor of another feed, or of a deleted signal; later signals may be deleted as well. */
export function unknownCursor(): Problem {
  return new Problem(problems.invalidQuery, {
    errors: [
      {
        path: '/since',
        code: 'unknown_cursor',
        message: 'This feed has no such cursor, or no longer. Begin anew without it.',
      },
    ],
  })
}
