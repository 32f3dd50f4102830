import type { OrderStatus } from '../Order.js'

type Moves = Readonly<Partial<Record<OrderStatus, OrderStatus>>>

const fromUnpaid = (to: OrderStatus): Moves => ({
  created: to,
  pending: to,
  failed: to,
  cancelled: to,
  expired: to,
})

const fromOpen = (to: OrderStatus): Moves => ({ created: to, pending: to })

/**
 * All allowed transitions. For anything else, a gateway report is only recorded on the timeline and a staff request is
 * refused. No trigger leads from paid to an unpaid state.
 */
export const transitions = {
  sent: { created: 'pending', failed: 'pending', cancelled: 'pending', expired: 'pending' },
  captured: fromUnpaid('paid'),
  mismatched: fromUnpaid('review'),
  // Money came when the places were gone.
  soldOut: fromUnpaid('review'),
  suspected: fromUnpaid('review'),
  failed: fromOpen('failed'),
  cancelled: fromOpen('cancelled'),
  expired: fromOpen('expired'),
  unresolved: fromOpen('review'),
  refundedInPart: { paid: 'partially_refunded' },
  refundedInFull: { paid: 'refunded', partially_refunded: 'refunded', review: 'refunded' },
  // Money that was returned before the order counted as paid leaves nothing to deliver.
  reversed: {
    ...fromOpen('cancelled'),
    paid: 'refunded',
    partially_refunded: 'refunded',
    review: 'refunded',
  },
  disputed: {
    ...fromUnpaid('review'),
    paid: 'disputed',
    partially_refunded: 'disputed',
    refunded: 'disputed',
  },
  accepted: { review: 'paid' },
  rejected: { review: 'cancelled' },
  disputeWon: { disputed: 'paid' },
  // What went back before or during the dispute.
  disputeWonInPart: { disputed: 'partially_refunded' },
  disputeWonRefunded: { disputed: 'refunded' },
  disputeLost: { disputed: 'refunded' },
} satisfies Record<string, Moves>

export type Trigger = keyof typeof transitions

/** The state that `trigger` leads to; undefined if it changes nothing. */
export function nextStatus(status: OrderStatus, trigger: Trigger): OrderStatus | undefined {
  const moves: Moves = transitions[trigger]
  return moves[status]
}

/** The states in which the money of an order has arrived. */
export const withMoney: readonly OrderStatus[] = [
  'paid',
  'partially_refunded',
  'refunded',
  'disputed',
  'review',
]

/** The states of an order that ended without money. It takes no place of a limited link (see holdsPlace). */
export const closedUnpaid: readonly OrderStatus[] = ['failed', 'cancelled', 'expired']
