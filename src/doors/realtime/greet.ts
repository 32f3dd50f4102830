import { roleOf } from '../../platform/access.js'
import type { Caller } from './Caller.js'

/** Tells a caller as whom he may speak from now on. */
export function greet({ line, user }: Caller): void {
  line.send({ type: 'ready', data: { role: (user && roleOf({ user })) ?? null } })
}
