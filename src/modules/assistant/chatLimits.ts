import type { LimitRule } from '../../platform/limits/createLimits.js'

/** What one client may ask, whichever way; the tokens of a day are everybody's. */
export const chatLimits: readonly LimitRule[] = [
  { name: 'chat-minute', points: 20, seconds: 60, shared: true },
  { name: 'chat-day', points: 200, seconds: 86_400, shared: true },
]
