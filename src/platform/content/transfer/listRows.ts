import type { Transfer } from './Transfer.js'

type ListRow = { id?: string | null } & Record<string, unknown>
type Names = Pick<Transfer, 'rowNames' | 'leftOut'>

/** The rows of a list; none where it is no list. */
export function rowsOf(value: unknown): ListRow[] {
  return Array.isArray(value) ? (value as ListRow[]) : []
}

/**
 * Gives new rows of a list the ids of the old ones they replace: matched by name, the rest by title, then by position. A
 * row without its id would lose its translations; with that of another it would get what the file does not hold of it.
 */
export function keepRowIds(
  name: string,
  rows: readonly ListRow[],
  { before, ...names }: Names & { before: unknown },
): ListRow[] {
  const { rowNames, leftOut = [] } = names
  const old = rowsOf(before)
  const key = rowNames[name] ?? 'id'
  const byName = rows.map((row) => old.find((one) => isSame(one[key], row[key])))
  const taken = new Set(byName.filter((one, at) => byName.indexOf(one) === at))
  const matchOf = (row: ListRow, at: number) => {
    const named = byName[at]
    if (named !== undefined && byName.indexOf(named) === at) return named
    const free = old.filter((one) => !taken.has(one))
    const isThere = (one: ListRow) => one === old[at] && !leftOut.some((field) => field in one)
    const match = free.find((one) => isSame(one['title'], row['title'])) ?? free.find(isThere)
    taken.add(match)
    return match
  }
  return rows.map((row, at) => {
    const match = matchOf(row, at)
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
