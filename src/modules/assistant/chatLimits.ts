import type { LimitRule } from '../../platform/limits/createLimits.js'

/** What one client may ask, whichever way (contract, section 5). */
export const chatLimits: readonly LimitRule[] = [
  { name: 'chat-minute', points: 20, seconds: 60 },
  { name: 'chat-day', points: 200, seconds: 86_400 },
]
