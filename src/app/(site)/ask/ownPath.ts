/** The address of a page of ours without its host: the reader may be here under another of our names. */
export function ownPath(url: string): string {
  const { pathname, search, hash } = new URL(url, 'http://localhost')
  return pathname + search + hash
}
