import { rateLimited } from '../limits/rateLimited.js'
import { networksOf, unknownClient } from '../http/clientAddress.js'

/** Connections of one client that stay open, and of the networks around it: a /56, and a /48 or an IPv4 /24. */
const most = { own: 20, near: 60, far: 200 }
/** Nobody knows when one of them ends; in seconds. */
const lookAgain = 30

export type ClientSlots = {
  /** Takes a slot for a client and gives what frees it. Throws `rate_limited` where it has had its share. */
  take(client: string | undefined): () => void
}

/** Shares out connections of this process that stay open, so that no client hoards them. */
export function createClientSlots(name: string): ClientSlots {
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
      if (tiers.some((tier) => (open.get(keys[tier]) ?? 0) >= most[tier])) {
        throw rateLimited({ name, points: most.own, seconds: lookAgain }, lookAgain)
      }
      for (const tier of tiers) add(keys[tier], 1)
      let isTaken = true
      return () => {
        if (isTaken) for (const tier of tiers) add(keys[tier], -1)
        isTaken = false
      }
    },
  }
}
