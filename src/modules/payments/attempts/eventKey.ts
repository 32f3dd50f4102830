import type { GatewayReport } from '../gateway/Gateway.js'

/**
 * The key of what the gateway said of an attempt: the same news by callback, by a repeated callback and by the status
 * service is one event. Words that decide nothing are told apart, so that the timeline shows each once.
 */
export function eventKey(report: GatewayReport & { digest?: string }): string {
  const { gatewayOrderId, trackingId, digest, outcome, gatewayStatus } = report
  const isOpen = outcome === 'pending' || outcome === 'unknown'
  const word = isOpen ? `${outcome} ${gatewayStatus.toLowerCase().slice(0, 40)}` : outcome
  return `${gatewayOrderId} ${trackingId ?? digest ?? '-'} ${word}`
}
