const passedOn = ['q', 'type', 'page']

/** The parameters that are passed to the search: a form sends empty fields too, and the site adds its own. */
export function searchQuery(query: URLSearchParams): URLSearchParams {
  const given = [...query].filter(([name, value]) => passedOn.includes(name) && value.trim() !== '')
  return new URLSearchParams(given)
}

/** The address of the same search for one type of result (all by default), or of another result page. */
export function searchAddress(
  query: URLSearchParams,
  change: { type?: string | undefined; page?: number | null },
): string {
  const next = new URLSearchParams(query)
  next.delete('page')
  if ('type' in change) next.delete('type')
  if (change.type !== undefined) next.set('type', change.type)
  if (change.page != null && change.page > 1) next.set('page', String(change.page))
  return `/search?${next.toString()}`
}
