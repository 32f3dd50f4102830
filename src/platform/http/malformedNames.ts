/**
 * The names of parameters in a raw query string that do not decode to text: a `%` without two hex digits (RFC 3986,
 * 2.1) or invalid UTF-8. URLSearchParams would silently replace those characters.
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
