import { isRecord } from '../isRecord.js'

/** A part of the text, or a value whose text is still to come. */
type Piece = string | { value: unknown }

/**
 * JSON with the keys of every object sorted, so that equal values give equal texts. A list and no recursion, because
 * anybody may nest a body as deep as they like.
 */
export function canonicalJson(value: unknown): string {
  const open: Piece[] = [{ value }]
  let json = ''
  for (let piece = open.pop(); piece !== undefined; piece = open.pop()) {
    if (typeof piece === 'string') json += piece
    else for (const inner of piecesOf(piece.value)) open.push(inner)
  }
  return json
}

/** The pieces of a value's text, the last one first. */
function piecesOf(value: unknown): Piece[] {
  if (Array.isArray(value)) {
    const parts = value.map((one: unknown): Piece[] => [{ value: one }])
    return wrapped('[]', parts)
  }
  if (isRecord(value) && !(value instanceof Date)) {
    const entries = Object.entries(sorted(value)).filter(([, one]) => one !== undefined)
    const parts = entries.map(([key, one]): Piece[] => [`${JSON.stringify(key)}:`, { value: one }])
    return wrapped('{}', parts)
  }
  return [value === undefined ? 'null' : JSON.stringify(value)]
}

function wrapped([open = '', close = '']: string, parts: Piece[][]): Piece[] {
  const between = parts.flatMap((part, at) => (at > 0 ? [',', ...part] : part))
  return [open, ...between, close].reverse()
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
}
