import ipaddr from 'ipaddr.js'

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
export function isLoopbackAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
