import { isDeepStrictEqual } from 'node:util'

/** The fields of `row` that differ from those of `before`. All kinds of empty values are equal. */
export function changesOf(
  row: Record<string, unknown>,
  before: Record<string, unknown> = {},
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name, value]) => value !== undefined && !isDeepStrictEqual(tidy(value), tidy(before[name])),
    ),
  )
}

function tidy(value: unknown): unknown {
  if (value === undefined || value === '' || value === false) return null
  if (Array.isArray(value)) return value.length > 0 ? value.map(tidy) : null
  if (typeof value !== 'object' || value === null) return value
  const filled = Object.entries(value)
    .map(([name, inner]) => [name, tidy(inner)] as const)
    .filter(([, inner]) => inner !== null)
  return filled.length > 0 ? Object.fromEntries(filled) : null
}
