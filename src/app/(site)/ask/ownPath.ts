/** An address of our site without its host, because the reader may be using another of our host names. */
export function ownPath(url: string): string {
  const { pathname, search, hash } = new URL(url, 'http://localhost')
  return pathname + search + hash
}
