import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { roleOf } from '../../../platform/access.js'
import { query, queryAny, queryOne } from '../../../platform/database/requestDatabase.js'
import { newUlid } from '../../../platform/newUlid.js'
import type { RefundKind, RefundStatus } from './Refunds.js'

export type Refund = {
  id: string
  reference: string
  orderId: string
  amount: number
  currency: string
  kind: RefundKind
  status: RefundStatus
  trackingId: string
  /** The gateway's; null while it has given none. */
  answer: string | null
}

export function findRefund(req: PayloadRequest, name: string) {
  const { data: id = null } = z.uuid().safeParse(name)
  return queryOne<Refund>(req)`
    select id, reference, order_id as "orderId", amount::float8 as amount, currency, kind, status,
      tracking_id as "trackingId", answer
    from refunds where reference = ${name} or id = ${id}::uuid`
}

/** Records a refund to make and returns its reference, by which the gateway knows it. */
export async function addRefund(
  req: PayloadRequest,
  refund: Omit<Refund, 'id' | 'reference' | 'answer'> & { reason: string },
): Promise<string> {
  const reference = newUlid()
  const by = roleOf(req) === undefined ? null : (req.user?.id ?? null)
  await query(req)`
    insert into refunds (id, reference, order_id, amount, currency, kind, status, tracking_id,
      reason, by_id)
    values (gen_random_uuid(), ${reference}, ${refund.orderId}, ${refund.amount},
      ${refund.currency}, ${refund.kind}, ${refund.status}, ${refund.trackingId},
      ${refund.reason}, ${by})`
  return reference
}

/** Moves a refund on; false if it is not, or no longer, in the state `from`. */
export function moveRefund(
  req: PayloadRequest,
  reference: string,
  { from, to, answer }: { from: RefundStatus; to: RefundStatus; answer?: string },
) {
  return queryAny(req)`
    update refunds set status = ${to}, answer = coalesce(${answer ?? null}, answer),
      updated_at = now()
    where reference = ${reference} and status = ${from} returning id`
}

/** Takes a refund again that the gateway has not answered for a minute; false if there is nothing to take. */
export function renewRefund(req: PayloadRequest, reference: string) {
  return queryAny(req)`
    update refunds set updated_at = now()
    where reference = ${reference} and status = 'requested'
      and updated_at < now() - interval '1 minute' returning id`
}

/** The sum of an order's refunds that the gateway has not answered; money paid twice is no part of the order. */
export async function sumPendingRefunds(req: PayloadRequest, orderId: string): Promise<number> {
  const [row] = await query<{ amount: number }>(req)`
    select coalesce(sum(amount), 0)::float8 as amount from refunds
    where order_id = ${orderId} and kind <> 'duplicate' and status = 'requested'`
  return row?.amount ?? 0
}
