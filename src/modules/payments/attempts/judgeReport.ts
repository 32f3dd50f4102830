import type { GatewayOutcome, GatewayReport } from '../gateway/Gateway.js'
import type { EventSource, Fact } from '../orders/addEvent.js'
import type { Order, OrderStatus, Verification } from '../Order.js'
import type { Decision, Noted } from '../orders/transition.js'
import type { Trigger } from '../orders/transitions.js'
import { eventKey } from './eventKey.js'

export type Report = GatewayReport & { digest?: string }

/** What a report is judged by beside the order. */
type Circumstances = {
  source: EventSource
  verification: Verification
  /** The attempt that the payer was sent on last: an earlier one no longer decides the order. */
  isLatestAttempt: boolean
}

type Verdict = { trigger?: Trigger | undefined; fact?: Fact | undefined; noted?: Noted }

const holdingMoney: readonly OrderStatus[] = [
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
  'review',
]

const givenUp: readonly OrderStatus[] = ['failed', 'cancelled', 'expired']

/** What a gateway report means for an order: a pure function, so that tests can try every order of arrival. */
export function judgeReport(order: Order, report: Report, circumstances: Circumstances): Decision {
  const { trigger, fact, noted } = verdicts[report.outcome](order, report, circumstances)
  const { gatewayOrderId, trackingId, gatewayStatus, amount, currency, message } = report
  const event = {
    key: eventKey(report),
    type: 'report' as const,
    source: circumstances.source,
    fact,
    gatewayOrderId,
    trackingId,
    gatewayStatus,
    amount,
    currency,
    message,
  }
  return { trigger, event, noted }
}

type Judge = (order: Order, report: Report, circumstances: Circumstances) => Verdict

const verdicts: Record<GatewayOutcome, Judge> = {
  succeeded: judgeSuccess,
  failed: judgeEnd('failed'),
  cancelled: judgeEnd('cancelled'),
  expired: judgeEnd('expired'),
  pending: () => ({}),
  unknown: () => ({ noted: { attention: 'The gateway used a word that is not known.' } }),
  refunded: judgeReversal,
  disputed: () => ({
    trigger: 'disputed',
    noted: { attention: 'The payer disputes this payment with the bank.' },
  }),
  suspicious: (order, report) => ({
    trigger: 'suspected',
    noted: {
      attention: 'The gateway suspects fraud.',
      trackingId: order.trackingId ?? report.trackingId,
    },
  }),
}

function judgeSuccess(order: Order, report: Report, { verification }: Circumstances): Verdict {
  const { trackingId, amount, currency } = report
  if (holdingMoney.includes(order.status)) {
    return isOfAnotherCapture(order, report)
      ? {
          fact: 'duplicate_capture',
          noted: { attention: 'Paid twice: the second payment is to be refunded.' },
        }
      : {}
  }
  if (amount !== order.amount || currency !== order.currency) {
    return {
      trigger: 'mismatched',
      fact: 'amount_mismatch',
      noted: { trackingId, attention: 'The amount paid is not the amount of the order.' },
    }
  }
  return {
    trigger: 'captured',
    fact: givenUp.includes(order.status) ? 'late' : undefined,
    noted: { trackingId, verification, attention: null },
  }
}

function judgeReversal(order: Order, report: Report): Verdict {
  if (isOfAnotherCapture(order, report)) return {}
  const hadMoney = holdingMoney.includes(order.status)
  return { trigger: 'reversed', noted: hadMoney ? { refundedAmount: order.amount } : {} }
}

function judgeEnd(trigger: 'failed' | 'cancelled' | 'expired'): Judge {
  return (_, __, { isLatestAttempt }) => (isLatestAttempt ? { trigger } : {})
}

function isOfAnotherCapture(order: Order, report: Report): boolean {
  return order.trackingId !== null && order.trackingId !== report.trackingId
}
