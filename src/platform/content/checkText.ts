import type { TextareaFieldValidation, TextFieldSingleValidation } from 'payload'
import { text, textarea } from 'payload/shared'

/** A line, at most as long as its field says: Payload counts UTF-16 units, our schemas characters, as JSON Schema does. */
export const checkLine: TextFieldSingleValidation = (value, options) =>
  text(withoutPairs(value), options)

/** Like `checkLine`, and not blank; Payload would also store a value that is no string as it is. */
export const checkWritten: TextFieldSingleValidation = (value, options) =>
  checkLine(written(value), options)

/** Like `checkWritten`, over several lines. */
export const checkWrittenLines: TextareaFieldValidation = (value, options) =>
  textarea(withoutPairs(written(value)), options)

function written<T>(value: T): T | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

/** The text with one letter for each character that takes two units. */
function withoutPairs<T>(value: T): T | string {
  return typeof value === 'string' ? value.replace(/[\u{10000}-\u{10ffff}]/gu, 'x') : value
}
