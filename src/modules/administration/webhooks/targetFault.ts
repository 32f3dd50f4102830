import { isIP } from 'node:net'

import { isLoopbackAddress, isPublicAddress } from './isPublicAddress.js'

export type Reach = {
  /** Receivers on this host, for the demo only. */
  allowsLoopback: boolean
}

/** Names that are not in public DNS (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal). */
const localNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|corp|home)$/

export const privateTarget = 'This address is inside a private network. Use a public one.'

/** What is wrong with an endpoint's address, as far as it can be seen without DNS; undefined if nothing is. */
export function targetFault(given: unknown, { allowsLoopback }: Reach): string | undefined {
  if (typeof given !== 'string' || !URL.canParse(given)) {
    return 'Write the whole address: https://example.com/hooks'
  }
  const { protocol, username, password, hostname } = new URL(given)
  const host = hostOf(hostname)
  if (username || password) return 'Leave user name and password out of the address.'
  const isLoopback = host === 'localhost' || isLoopbackAddress(host)
  if (isLoopback && allowsLoopback) return /^https?:$/.test(protocol) ? undefined : onlyHttps
  if (protocol !== 'https:') return onlyHttps
  if (isIP(host)) return isPublicAddress(host) ? undefined : privateTarget
  return localNames.test(host) || !host.includes('.') ? privateTarget : undefined
}

const onlyHttps = 'The address has to begin with https://'

/** A URL's host name as DNS and sockets use it: no brackets, no trailing dot. */
export function hostOf(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')
}
