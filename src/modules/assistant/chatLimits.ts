import type { LimitRule } from '../../platform/limits/createLimits.js'

/** The limits of one client across all entry points; the daily token budget is shared by everyone. */
export const chatLimits: readonly LimitRule[] = [
  { name: 'chat-minute', points: 20, seconds: 60, shared: true },
  { name: 'chat-day', points: 200, seconds: 86_400, shared: true },
]
