import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import type { GatewayRefundAnswer } from '../gateway/Gateway.js'
import { noteRefund } from '../effects/noteRefund.js'
import type { Order } from '../Order.js'
import { transition } from '../orders/transition.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { findRefund, type Refund } from './findRefund.js'
import { requireApi } from './requireApi.js'

/**
 * Sends a requested refund and records the answer. Rejects if the gateway gives none: the retry uses the same
 * reference, which makes it the same refund.
 */
export async function sendRefund(req: PayloadRequest, reference: string): Promise<void> {
  const refund = await findRefund(req, reference)
  if (refund?.status !== 'requested') return
  const { trackingId, amount, currency } = refund
  const answer = await requireApi(req).refund({ trackingId, amount, currency, reference })
  await settleRefund(req, refund, answer)
}

/** Only one answer counts: of two processes that sent it, the second finds the refund settled. */
async function settleRefund(
  req: PayloadRequest,
  refund: Refund,
  answer: GatewayRefundAnswer,
): Promise<void> {
  await transact(req, async () => {
    const isDone = answer.status !== 'refused'
    const reason = answer.status === 'refused' ? answer.reason.slice(0, 200) : answer.status
    const db = await requestDatabase(req)
    const { rows } = await db.execute(sql`
      update refunds set status = ${isDone ? 'done' : 'refused'}, answer = ${reason},
        updated_at = now()
      where reference = ${refund.reference} and status = 'requested' returning id`)
    if (rows.length === 0) return
    await (isDone ? noteDone(req, refund) : noteRefused(req, refund, reason))
  })
}

const eventOf = ({ reference, trackingId, amount, currency }: Refund, word: string) =>
  ({
    key: `refund ${reference} ${word}`,
    type: 'refund',
    source: 'status',
    trackingId,
    amount,
    currency,
    gatewayStatus: word,
  }) as const

async function noteDone(req: PayloadRequest, refund: Refund): Promise<void> {
  const event = eventOf(refund, 'done')
  const moved = await transition(req, {
    orderId: refund.orderId,
    decide: (order) => {
      // Money paid twice was never counted, so returning it takes nothing from the order.
      if (refund.kind === 'duplicate') return { event, noted: { attention: null } }
      const refundedAmount = order.refundedAmount + refund.amount
      const isAll = refund.kind === 'rejected' || refundedAmount >= order.amount
      const trigger = isAll ? 'refundedInFull' : 'refundedInPart'
      return { trigger, event, noted: { refundedAmount, attention: null } }
    },
  })
  if (moved && refund.kind !== 'duplicate') await tell(req, moved.order)
}

async function tell(req: PayloadRequest, order: Order): Promise<void> {
  await noteRefund(req, order)
  for (const hook of paymentsOptions(req.payload).onRefunded ?? []) await hook(req, order)
}

async function noteRefused(req: PayloadRequest, refund: Refund, message: string): Promise<void> {
  const event = { ...eventOf(refund, 'refused'), message }
  const attention = 'The gateway refused a refund.'
  await transition(req, {
    orderId: refund.orderId,
    decide: () => ({ event, noted: { attention } }),
  })
}
