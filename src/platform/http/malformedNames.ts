/**
 * The names of the parameters of a raw query string whose bytes are no text: a `%` without two hex digits (RFC 3986,
 * 2.1) or what is no UTF-8. URLSearchParams would put other characters in their place.
 */
export function malformedNames(search: string): string[] {
  if (!search.includes('%')) return []
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => !isText(pair))
    .map((pair) => {
      const [name = ''] = pair.split('=', 1)
      return isText(name) ? decodeURIComponent(name.replaceAll('+', ' ')) : ''
    })
}

function isText(encoded: string): boolean {
  try {
    decodeURIComponent(encoded)
    return true
  } catch {
    return false
  }
}
