/**
 * An address in its parts, or undefined if it is none. Not by `URL.canParse`: once its caller is compiled, Node 20 and 22
 * refuse every address with a letter such as ü or é (https://github.com/nodejs/node/issues/48816 is one of its kind).
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}

/** An address of this service without its host: readers may use another of its names than the API. */
export function pathOf(url: string): string {
  const { pathname, search, hash } = new URL(url, 'http://localhost')
  return pathname + search + hash
}
