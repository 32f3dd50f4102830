/** An address on this site that keeps the content language; the default language needs no parameter. */
export function localAddress(path: string, locale: string | undefined): string {
  if (!locale || path.startsWith('/api/')) return path
  const [beforeHash = '', hash] = path.split('#', 2)
  const [pathname = '', search] = beforeHash.split('?', 2)
  const query = new URLSearchParams(search)
  query.set('locale', locale)
  return `${pathname}?${query.toString()}${hash === undefined ? '' : `#${hash}`}`
}
