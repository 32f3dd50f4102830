/** The filters of a list as a query string of Payload's form: `where[status][equals]=new&search=acme`. */
export function listFilters({ where, search }: { where?: unknown; search?: unknown }): string {
  const parameters = new URLSearchParams()
  if (typeof search === 'string' && search) parameters.set('search', search)
  for (const [name, value] of flatten('where', where)) parameters.append(name, value)
  return parameters.toString()
}

function flatten(name: string, value: unknown): [string, string][] {
  if (value === null || value === undefined) return []
  if (typeof value !== 'object') return [[name, `${value as string | number | boolean}`]]
  return Object.entries(value).flatMap(([key, inner]) => flatten(`${name}[${key}]`, inner))
}
