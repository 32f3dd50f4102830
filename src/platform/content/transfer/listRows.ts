import type { Transfer } from './Transfer.js'

type ListRow = { id?: string | null } & Record<string, unknown>
type Names = Pick<Transfer, 'rowNames' | 'leftOut'>

/** The rows of a list; none where it is no list. */
export function rowsOf(value: unknown): ListRow[] {
  return Array.isArray(value) ? (value as ListRow[]) : []
}

/**
 * Gives new rows of a list the ids of the old ones they replace. A row without its id would lose its translations; with
 * that of another it would get what the file does not hold of it.
 */
export function keepRowIds(
  name: string,
  rows: readonly ListRow[],
  { before, ...names }: Names & { before: unknown },
): ListRow[] {
  const { rowNames } = names
  const matches = matchRows(rows, rowsOf(before), { key: rowNames[name] ?? 'id', ...names })
  return rows.map((row, at) => {
    const match = matches[at]
    const lists = Object.entries(row).filter(
      ([inner, value]) => rowNames[inner] && Array.isArray(value),
    )
    const kept = lists.map(([inner, value]): [string, ListRow[]] => [
      inner,
      keepRowIds(inner, value as ListRow[], { before: match?.[inner], ...names }),
    ])
    return { ...row, ...Object.fromEntries(kept), ...(match?.id && { id: match.id }) }
  })
}

/** The old row of each: by name, the rest by title (first in its place), and then those that say all by their place. */
function matchRows(
  rows: readonly ListRow[],
  old: readonly ListRow[],
  { key, leftOut = [] }: Pick<Names, 'leftOut'> & { key: string },
): (ListRow | undefined)[] {
  const byName = rows.map((row) => old.find((one) => isSame(one[key], row[key])))
  const matches = byName.map((one, at) => (byName.indexOf(one) === at ? one : undefined))
  const taken = new Set(matches)
  const match = (fits: (one: ListRow, row: ListRow, at: number) => boolean) => {
    for (const [at, row] of rows.entries()) {
      if (matches[at]) continue
      const [found, another] = old.filter((one) => !taken.has(one) && fits(one, row, at))
      if (another === undefined) matches[at] = found
      taken.add(matches[at])
    }
  }
  const isTitled = (one: ListRow, row: ListRow) => isSame(one['title'], row['title'])
  match((one, row, at) => one === old[at] && isTitled(one, row))
  match(isTitled)
  match((one, _, at) => one === old[at] && !leftOut.some((field) => field in one))
  return matches
}

export type MovedRow = { path: (string | number)[]; name: string }
type Fields = Readonly<Record<string, unknown>>

/** The rows of lists in lists that stand in another row now than before: their ids cannot follow them there. */
export function movedRows(
  fields: Fields,
  { before, rowNames }: Pick<Names, 'rowNames'> & { before: Fields | undefined },
): MovedRow[] {
  return Object.keys(rowNames).flatMap((outer) =>
    rowsOf(fields[outer]).flatMap(({ id, ...row }, at) =>
      Object.entries(row).flatMap(([inner, list]) => {
        const key = rowNames[inner]
        if (key === undefined) return []
        const isMoved = (one: ListRow) =>
          rowsOf(before?.[outer]).some(
            (old) => old.id !== id && rowsOf(old[inner]).some((was) => isSame(was[key], one[key])),
          )
        return rowsOf(list).flatMap((one, place) =>
          isMoved(one) ? [{ path: [outer, at, inner, place], name: String(one[key]) }] : [],
        )
      }),
    ),
  )
}

/** Dates are compared as instants: a file may write one in another time zone. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === undefined || a === null) return false
  return a === b || (typeof a === 'string' && typeof b === 'string' && momentOf(a) === momentOf(b))
}

function momentOf(text: string): number | string {
  return /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : text
}
