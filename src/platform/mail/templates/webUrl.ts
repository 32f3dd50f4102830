import { parseUrl } from '../../parseUrl.js'

/** The address of a link, parsed. Throws a RangeError if it is not http or https. */
export function webUrl(address: string): URL {
  const url = parseUrl(address)
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new RangeError(`A mail links to http and https alone, not to ${address}`)
  }
  return url
}
