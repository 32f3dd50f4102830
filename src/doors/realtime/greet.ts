import { roleOf } from '../../platform/access.js'
import type { Caller } from './Caller.js'

/** Tells a caller which identity they have from now on. */
export function greet({ line, user }: Caller): void {
  line.send({ type: 'ready', data: { role: (user && roleOf({ user })) ?? null } })
}
