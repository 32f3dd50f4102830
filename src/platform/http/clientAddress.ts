import ipaddr from 'ipaddr.js'
import { isIPv4, isIPv6 } from 'node:net'

/** All clients with an unknown address share one bucket, so that a malformed chain cannot lift a limit. */
export const unknownClient = 'unknown'

/**
 * The client's address for limits: the socket's, or the n-th `X-Forwarded-For` entry from the right behind n trusted
 * proxies; IPv6 as its /64, because one customer gets at least that much.
 */
export function clientAddress({
  socketAddress,
  forwardedFor,
  trustedProxyHops,
}: {
  socketAddress: string | undefined
  forwardedFor: string | null | undefined
  trustedProxyHops: number
}): string {
  if (trustedProxyHops === 0) return bucket(socketAddress)
  const chain = (forwardedFor ?? '').split(',')
  return bucket(withoutPort(chain.at(-trustedProxyHops)?.trim()))
}

/**
 * The wider networks of a client, as `clientAddress` returns it: the /56 and the /48 of IPv6, which one customer may
 * own entirely; for IPv4 the address itself and its /24. Budgets shared by everybody count them too.
 */
export function networksOf(client: string): { near: string; far: string } {
  const [a, b, c, d] = client.split(/::|:/)
  if (client.endsWith('::/64')) {
    const subnet = (Number.parseInt(d ?? '', 16) & 0xff00).toString(16)
    return { near: `${a}:${b}:${c}:${subnet}::/56`, far: `${a}:${b}:${c}::/48` }
  }
  return { near: client, far: isIPv4(client) ? client.replace(/\.\d+$/, '.0/24') : client }
}

/** Some proxies write `192.0.2.1:4711` and `[2001:db8::1]:4711`. */
function withoutPort(entry: string | undefined): string | undefined {
  const [, v6, v4] = /^(?:\[([^\]]+)\](?::\d+)?|([\d.]+):\d+)$/.exec(entry ?? '') ?? []
  return v6 ?? v4 ?? entry
}

function bucket(address: string | undefined): string {
  if (address === undefined) return unknownClient
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return unknownClient
  // Without its zone (`%eth0`); IPv4 wrapped into IPv6 counts as IPv4.
  const parsed = ipaddr.process(address.replace(/%.*$/, ''))
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${network.join(':')}::/64`
}
