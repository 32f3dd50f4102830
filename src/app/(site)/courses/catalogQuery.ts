export const facetNames = ['level', 'format', 'topic', 'language'] as const

/** The orders that a reader can choose; the first is that of a list which nobody has sorted. */
export const sortKeys = ['startsAt', 'title', 'price', '-price'] as const

const passedOn = [...facetNames, 'q', 'sort', 'page']
const coursesAPage = 12

/** The parameters that are passed to the catalog: a form sends empty fields too, and the site adds its own. */
export function catalogQuery(query: URLSearchParams): URLSearchParams {
  const given = [...query].filter(([name, value]) => passedOn.includes(name) && value.trim() !== '')
  const asked = new URLSearchParams(given)
  asked.set('limit', String(coursesAPage))
  return asked
}

/** The list's address with some parameters replaced; empty ones are dropped, and so is the page number. */
export function listAddress(
  query: URLSearchParams,
  change: { drop?: [name: string, value: string]; page?: number },
): string {
  const kept = [...query].filter(([name, value]) => {
    if (!passedOn.includes(name) || name === 'page' || value.trim() === '') return false
    return !(change.drop && change.drop[0] === name && change.drop[1] === value)
  })
  const next = new URLSearchParams(kept)
  if (change.page !== undefined && change.page > 1) next.set('page', String(change.page))
  const text = next.toString()
  return text ? `/courses?${text}` : '/courses'
}
