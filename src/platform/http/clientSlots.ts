import { networksOf, unknownClient } from './clientAddress.js'

/** Connections of one client that stay open, and of the networks around it: a /56, and a /48 or an IPv4 /24. */
const most = { own: 20, near: 60, far: 200 }

export type ClientSlots = {
  /** Takes a slot for a client and gives what frees it; undefined where the client has had its share. */
  take(client: string | undefined): (() => void) | undefined
}

/** Shares out connections of this process that stay open, so that no client hoards them. */
export function createClientSlots(): ClientSlots {
  const open = new Map<string, number>()
  const add = (key: string, change: 1 | -1) => {
    const count = (open.get(key) ?? 0) + change
    if (count > 0) open.set(key, count)
    else open.delete(key)
  }
  return {
    take: (client = unknownClient) => {
      const { near, far } = networksOf(client)
      const keys = { own: `own ${client}`, near: `near ${near}`, far: `far ${far}` }
      const tiers = ['own', 'near', 'far'] as const
      if (tiers.some((tier) => (open.get(keys[tier]) ?? 0) >= most[tier])) return undefined
      for (const tier of tiers) add(keys[tier], 1)
      let isTaken = true
      return () => {
        if (isTaken) for (const tier of tiers) add(keys[tier], -1)
        isTaken = false
      }
    },
  }
}
