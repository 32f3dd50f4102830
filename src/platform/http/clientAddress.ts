import { isIP, isIPv6 } from 'node:net'

/** Everybody whose address is unknown shares one bucket: a malformed chain must not lift a limit. */
export const unknownClient = 'unknown'

/**
 * The client's address for limits: the socket's, or the n-th `X-Forwarded-For` entry from the right behind
 * n trusted proxies; IPv6 as its /64, because one customer gets at least that much.
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
  const chain = (forwardedFor ?? '').split(',').map((entry) => entry.trim())
  return bucket(chain.at(-trustedProxyHops))
}

function bucket(address: string | undefined): string {
  const bare = address?.split('%')[0]?.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!bare || isIP(bare) === 0) return unknownClient
  return isIPv6(bare) ? `${firstGroups(bare).join(':')}::/64` : bare
}

function firstGroups(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head ? head.split(':') : []
  const right = tail ? tail.split(':') : []
  const embedded = address.includes('.') ? 1 : 0
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length - embedded
  const groups = [...left, ...Array<string>(Math.max(zeros, 0)).fill('0'), ...right]
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
}
