import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { Problem } from '../../../platform/http/Problem.js'
import { runEffects } from '../effects/runEffects.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { illegalMove } from '../problems.js'
import { requestRefund } from './requestRefund.js'
import type { Order } from '../Order.js'
import { transition } from '../orders/transition.js'
import type { Trigger } from '../orders/transitions.js'

type Verdict = 'accept' | 'reject' | 'won' | 'lost'

type Asked = { order: Order; decision: Verdict; reason: string }

const triggers: Record<Verdict, Trigger> = {
  accept: 'accepted',
  reject: 'rejected',
  won: 'disputeWon',
  lost: 'disputeLost',
}

/**
 * Decides on an order in review or in dispute. Rejecting an order whose money arrived refunds it; the order stays in
 * review until the gateway accepts the refund, whose reference is returned. Throws `illegal_move` for any other order.
 */
export async function resolveOrder(req: PayloadRequest, asked: Asked): Promise<string | undefined> {
  const { order, decision, reason } = asked
  if (decision === 'reject' && order.trackingId && canRefund(req)) {
    if (order.status !== 'review') throw new Problem(illegalMove)
    const amount = await capturedAmount(req, order)
    return requestRefund(req, { orderId: order.id, amount, reason, kind: 'rejected' })
  }
  await transition(req, {
    orderId: order.id,
    isCommand: true,
    decide: ({ version, trackingId, amount }) => ({
      trigger: triggers[decision],
      event: {
        key: `${order.number} ${decision} ${String(version)}`,
        type: 'staff',
        source: 'staff',
        message: reason,
      },
      noted: {
        attention:
          decision === 'reject' && trackingId ? 'Refund this on the gateway’s site.' : null,
        ...(decision === 'accept' && { verification: 'staff' as const }),
        ...(decision === 'lost' && { refundedAmount: amount }),
      },
    }),
    follow: (moved) => runEffects(req, moved),
  })
  return undefined
}

function canRefund({ payload }: PayloadRequest): boolean {
  return paymentsOptions(payload).gateway?.api !== undefined
}

/** The amount that arrived, which in review may differ from the amount requested. */
async function capturedAmount(req: PayloadRequest, { id, amount }: Order): Promise<number> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ amount: number | null }>(sql`
    select amount::float8 as amount from payment_events
    where order_id = ${id} and "to" = 'review' and amount is not null
    order by position desc limit 1`)
  return rows[0]?.amount ?? amount
}
