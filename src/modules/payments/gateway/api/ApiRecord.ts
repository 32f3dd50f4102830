/** A JSON object of the API. Numbers come as numbers or strings, empty values as `""`, `null` or `"null"`. */
export type ApiRecord = Record<string, unknown>

/** Whether a parsed JSON value is an object. */
export function isRecord(value: unknown): value is ApiRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A scalar field of the record as trimmed text; undefined if it is empty or not a scalar. */
export function textIn(record: ApiRecord, name: string): string | undefined {
  const value = record[name]
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text === '' || text === 'null' ? undefined : text
}
