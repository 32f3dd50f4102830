const passedOn = ['q', 'type', 'page']

/** What of a page's query goes to the search: a form sends empty fields too, and the site adds parameters of its own. */
export function searchQuery(query: URLSearchParams): URLSearchParams {
  const given = [...query].filter(([name, value]) => passedOn.includes(name) && value.trim() !== '')
  return new URLSearchParams(given)
}

/** The address of the same search for one kind of result (all where it is left out), or of another page of it. */
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
