import { type GatewayOutcome, type GatewayReport, isOpen } from '../gateway/Gateway.js'
import type { EventSource, Fact, OrderChanges } from '../orders/orderStore.js'
import type { Order, Verification } from '../Order.js'
import { paidTwice, stillOwed, withNote, withoutNote } from '../orders/attention.js'
import type { Decision } from '../orders/transition.js'
import { closedUnpaid, type Trigger, withMoney } from '../orders/transitions.js'

export type Report = GatewayReport & { digest?: string }

/** What a report is judged by beside the order. */
type Circumstances = {
  source: EventSource
  verification: Verification
  /** The attempt that the payer was sent on last: an earlier one no longer decides the order. */
  isLatestAttempt: boolean
  /** How often staff made the order paid: what is disputed after that is another dispute, not a repeated report. */
  acceptances: number
}

type Verdict = { trigger?: Trigger | undefined; fact?: Fact | undefined; changes?: OrderChanges }

/** What a gateway report means for an order: a pure function, so that tests can try every order of arrival. */
export function judgeReport(order: Order, report: Report, circumstances: Circumstances): Decision {
  const { trigger, fact, changes } = verdicts[report.outcome](order, report, circumstances)
  const { source, acceptances } = circumstances
  const event = { ...reportEvent(report), source, fact }
  const isAgain = report.outcome === 'disputed' && acceptances > 0
  const key = isAgain ? `${event.key} ${String(acceptances)}` : event.key
  return { trigger, event: { ...event, key }, changes }
}

const noPlace = 'There is no place left for it.'
const paidWithoutPlace = 'Paid when no place was left. Refund it, or find a place and accept it.'

/** What money means that arrives, or may yet, for an order whose places are gone: nothing is booked, and staff decide. */
export function judgeSoldOut(order: Order, { trigger, event, changes = {} }: Decision): Decision {
  const note = trigger === 'unresolved' || trigger === 'disputed' ? noPlace : paidWithoutPlace
  const { attention = order.attention } = changes
  return {
    trigger: trigger === 'captured' ? 'soldOut' : trigger,
    event: { ...event, fact: event.fact ?? 'late' },
    changes: { ...changes, attention: withNote(attention, note), isReleased: true },
  }
}

type Judgement = (order: Order, report: Report, circumstances: Circumstances) => Verdict

const verdicts: Record<GatewayOutcome, Judgement> = {
  succeeded: judgeSuccess,
  failed: judgeEnd('failed'),
  cancelled: judgeEnd('cancelled'),
  expired: judgeEnd('expired'),
  pending: () => ({}),
  unknown: ({ attention }) => ({
    changes: { attention: withNote(attention, 'The gateway used a word that is not known.') },
  }),
  refunded: judgeReversal,
  disputed: ({ attention }) => ({
    trigger: 'disputed',
    changes: { attention: disputedNotes(attention) },
  }),
  suspicious: (order, report) => ({
    trigger: 'suspected',
    changes: {
      attention: withNote(order.attention, 'The gateway suspects fraud.'),
      trackingId: order.trackingId ?? report.trackingId,
    },
  }),
}

const disputeNote = 'The payer disputes this payment with the bank.'

/** First, because it has a date by which it must be answered. Nobody is told to refund what the bank may take back. */
function disputedNotes(attention: string | null): string {
  const others = withoutDispute(attention)?.replace(paidWithoutPlace, noPlace)
  return [disputeNote, others].filter(Boolean).join(' ')
}

/** What staff still have to look at once a dispute is over. */
export function withoutDispute(attention: string | null): string | null {
  return withoutNote(attention, disputeNote)
}

function judgeSuccess(order: Order, report: Report, { verification }: Circumstances): Verdict {
  const { trackingId, amount, currency } = report
  if (withMoney.includes(order.status)) {
    return isOfAnotherCapture(order, report)
      ? {
          fact: 'duplicate_capture',
          changes: { attention: withNote(order.attention, paidTwice) },
        }
      : {}
  }
  const owed = stillOwed(order.attention)
  if (amount !== order.amount || currency !== order.currency) {
    return {
      trigger: 'mismatched',
      fact: 'amount_mismatch',
      changes: {
        trackingId,
        attention: withNote(owed, 'The amount paid is not the amount of the order.'),
      },
    }
  }
  return {
    trigger: 'captured',
    fact: closedUnpaid.includes(order.status) ? 'late' : undefined,
    changes: { trackingId, verification, attention: owed },
  }
}

/** Whether the payer has opened the gateway's page and done nothing on it that the gateway knows of. */
export function isOnlyOpened({ outcome, gatewayStatus }: GatewayReport): boolean {
  return outcome === 'pending' && gatewayStatus.toLowerCase() === 'initiated'
}

function judgeReversal(order: Order, report: Report): Verdict {
  if (isOfAnotherCapture(order, report)) return {}
  const hadMoney = withMoney.includes(order.status)
  return { trigger: 'reversed', changes: hadMoney ? { refundedAmount: order.amount } : {} }
}

function judgeEnd(trigger: 'failed' | 'cancelled' | 'expired'): Judgement {
  return (_, __, { isLatestAttempt }) => (isLatestAttempt ? { trigger } : {})
}

function isOfAnotherCapture(order: Order, report: Report): boolean {
  return order.trackingId !== null && order.trackingId !== report.trackingId
}

export function reportEvent(report: Report) {
  const { gatewayOrderId, trackingId, gatewayStatus, amount, currency, message } = report
  const details = { gatewayOrderId, trackingId, gatewayStatus, amount, currency, message }
  return { ...details, key: eventKey(report), type: 'report' } as const
}

/**
 * The key of a gateway report: the same outcome by callback, repeated callback or status API is one event.
 * Inconclusive statuses have keys of their own, so that the timeline shows each once.
 */
export function eventKey(report: Report): string {
  const { gatewayOrderId, trackingId, digest, outcome, gatewayStatus } = report
  const word = isOpen(report) ? ` ${gatewayStatus.toLowerCase().slice(0, 40)}` : ''
  return `${gatewayOrderId} ${trackingId ?? digest ?? '-'} ${outcome}${word}`
}
