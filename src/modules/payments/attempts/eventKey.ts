import type { GatewayReport } from '../gateway/Gateway.js'

/**
 * The key of a gateway report: the same news by callback, repeated callback or status API is one event. Inconclusive
 * words have keys of their own, so that the timeline shows each once.
 */
export function eventKey(report: GatewayReport & { digest?: string }): string {
  const { gatewayOrderId, trackingId, digest, outcome, gatewayStatus } = report
  const isOpen = outcome === 'pending' || outcome === 'unknown'
  const word = isOpen ? `${outcome} ${gatewayStatus.toLowerCase().slice(0, 40)}` : outcome
  return `${gatewayOrderId} ${trackingId ?? digest ?? '-'} ${word}`
}
