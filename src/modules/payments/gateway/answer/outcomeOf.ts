import type { GatewayOutcome } from '../Gateway.js'

/** Every status word of callbacks and of the status API, in lower case. */
const outcomes = new Map<string, GatewayOutcome>([
  ['success', 'succeeded'],
  ['successful', 'succeeded'],
  ['shipped', 'succeeded'],
  ['failure', 'failed'],
  ['unsuccessful', 'failed'],
  ['invalid', 'failed'],
  ['aborted', 'cancelled'],
  ['timeout', 'expired'],
  ['awaited', 'pending'],
  ['initiated', 'pending'],
  ['cancelled', 'refunded'],
  ['auto-cancelled', 'refunded'],
  ['auto-reversed', 'refunded'],
  ['refunded', 'refunded'],
  ['system refund', 'refunded'],
  ['chargeback', 'disputed'],
  ['fraud', 'suspicious'],
])

/** The meaning of the gateway's word, in any case; `unknown` for a word that is not on the list. */
export function outcomeOf(word: string): GatewayOutcome {
  return outcomes.get(word.toLowerCase()) ?? 'unknown'
}
