type ListRow = { id?: string | null } & Record<string, unknown>

/**
 * Gives new rows of a list the ids of the old ones they replace: matched by name, and the rest by position. A row
 * without its id would lose its translations.
 */
export function keepRowIds(
  name: string,
  rows: readonly ListRow[],
  { before, rowNames }: { before: unknown; rowNames: Readonly<Record<string, string>> },
): ListRow[] {
  const old: ListRow[] = Array.isArray(before) ? (before as ListRow[]) : []
  const key = rowNames[name] ?? 'id'
  const byName = rows.map((row) => old.find((one) => isSame(one[key], row[key])))
  const taken = new Set(byName.filter((one, at) => byName.indexOf(one) === at))
  return rows.map((row, at) => {
    const named = byName[at]
    const isFirst = named !== undefined && byName.indexOf(named) === at
    const inPlace = old[at] && !taken.has(old[at]) ? old[at] : undefined
    const match = isFirst ? named : inPlace
    const lists = Object.entries(row).filter(
      ([inner, value]) => rowNames[inner] && Array.isArray(value),
    )
    const kept = lists.map(([inner, value]): [string, ListRow[]] => [
      inner,
      keepRowIds(inner, value as ListRow[], { before: match?.[inner], rowNames }),
    ])
    return { ...row, ...Object.fromEntries(kept), ...(match?.id && { id: match.id }) }
  })
}

/** Dates are compared as instants: a file may write one in another time zone. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === undefined || a === null) return false
  return a === b || (typeof a === 'string' && typeof b === 'string' && momentOf(a) === momentOf(b))
}

function momentOf(text: string): number | string {
  return /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : text
}
