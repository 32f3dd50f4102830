import { rateLimited } from '../limits/createLimits.js'
import { networksOf, unknownClient } from '../http/clientAddress.js'

/** The most long-lived connections of one client, and of the networks around it: a /56, and a /48 or an IPv4 /24. */
const most = { own: 20, near: 60, far: 200 }
/** The Retry-After in seconds. A guess, because nobody knows when a connection will end. */
const lookAgain = 30

/** Distributes this process's long-lived connections, so that no client takes all of them. */
export function createClientSlots(name: string) {
  const open = new Map<string, number>()
  const add = (key: string, change: 1 | -1) => {
    const count = (open.get(key) ?? 0) + change
    if (count > 0) open.set(key, count)
    else open.delete(key)
  }
  return {
    /** Takes a slot for a client and returns a function that frees it; throws `rate_limited` if the client has its share. */
    take: (client: string | undefined = unknownClient) => {
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
