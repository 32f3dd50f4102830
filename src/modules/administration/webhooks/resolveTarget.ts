import { lookup } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'

import { isLoopbackAddress, isPublicAddress } from './isPublicAddress.js'
import type { Reach } from './targetFault.js'

type Address = { address: string; family: number }

/** At least one address of the name must not be sent to. */
export class RefusedAddress extends Error {
  constructor() {
    super('The name of the endpoint leads into a private network')
  }
}

/**
 * The addresses of a host name. Throws RefusedAddress if one of them is not public, and the error of `dns.lookup` if
 * there are none.
 */
export async function resolveTarget(
  hostname: string,
  { allowsLoopback }: Reach,
): Promise<Address[]> {
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
