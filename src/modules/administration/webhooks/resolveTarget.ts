import ipaddr from 'ipaddr.js'
import { lookup } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TextFieldSingleValidation } from 'payload'
import { text } from 'payload/shared'

import { parseUrl } from '../../../platform/parseUrl.js'
import { platformOf } from '../../../platform/platform.js'

/** A slow name server must not keep the transaction open. */
const patienceMs = 1_000

/**
 * Refuses an address that messages cannot be sent to, along with other errors of the endpoint. A name that does not
 * resolve now is accepted, because every connection checks it again.
 */
export const checkTarget: TextFieldSingleValidation = async (url, options) => {
  const reach = { allowsLoopback: platformOf(options.req.payload).demo }
  const fault = await text(url, options)
  if (fault !== true) return fault
  const wrong = targetFault(url, reach)
  // No DNS lookups while somebody is typing.
  if (wrong || !url || url === options.previousValue || options.event === 'onChange') {
    return wrong ?? true
  }
  return (await resolvedFault(url, reach)) ?? true
}

async function resolvedFault(url: string, reach: Reach): Promise<string | undefined> {
  const resolved = resolveTarget(hostOf(new URL(url).hostname), reach).then(
    () => undefined,
    (error: unknown) => (error instanceof RefusedAddress ? privateTarget : undefined),
  )
  return Promise.race([resolved, sleep(patienceMs, undefined, { ref: false })])
}

type Address = { address: string; family: number }

/** At least one address of the name must not be sent to. */
class RefusedAddress extends Error {
  constructor() {
    super('The name of the endpoint leads into a private network')
  }
}

/**
 * The addresses of a host name. Throws RefusedAddress if one of them is not public, and the error of `dns.lookup` if
 * there are none.
 */
async function resolveTarget(hostname: string, { allowsLoopback }: Reach): Promise<Address[]> {
  const addresses = await lookup(hostname, { all: true, verbatim: true })
  const isAllowed = ({ address }: Address) =>
    isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address))
  if (!addresses.every(isAllowed)) throw new RefusedAddress()
  return addresses
}

/**
 * A `lookup` for connections: they go to the very addresses that were checked, so that a name that resolves differently
 * the second time (DNS rebinding) gains nothing.
 */
export function checkedLookup(reach: Reach): LookupFunction {
  return (hostname, { all }, callback) => {
    resolveTarget(hostname, reach).then(
      (addresses) => {
        const [first] = addresses
        if (all) callback(null, addresses)
        else callback(null, first?.address ?? '', first?.family)
      },
      (error: unknown) => callback(error as NodeJS.ErrnoException, ''),
    )
  }
}

/** Global unicast, RFC 4291 2.4: nothing outside of it is routed publicly, whatever else it is called. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether an IP address is on the public network: not this host, a private network, link-local (cloud metadata),
 * shared, reserved, or IPv4 wrapped into IPv6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast)
}

/** Whether an IP address is this host's own, 127.0.0.0/8 or ::1. */
function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}

export type Reach = {
  /** Receivers on this host, for the demo only. */
  allowsLoopback: boolean
}

/** Names that are not in public DNS (RFC 6761, RFC 6762, RFC 8375, ICANN's .internal). */
const localNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home\.arpa|corp|home)$/

const privateTarget = 'This address is inside a private network. Use a public one.'

/** What is wrong with an endpoint's address, as far as it can be seen without DNS; undefined if nothing is. */
export function targetFault(given: unknown, { allowsLoopback }: Reach): string | undefined {
  const url = typeof given === 'string' ? parseUrl(given) : undefined
  if (!url) return 'Write the whole address: https://example.com/hooks'
  const { protocol, username, password, hostname } = url
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
