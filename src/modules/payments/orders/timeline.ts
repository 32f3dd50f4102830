import type { PayloadRequest } from 'payload'

import { query, queryOne } from '../../../platform/database/requestDatabase.js'
import type { Money } from '../../../platform/money.js'
import type { Order } from '../Order.js'

/** `isFraud`: the gateway called the payment nothing else, and may never have taken the money. */
type Reviewed = Money & { isFraud: boolean }

/**
 * What arrived for an order that is or was in review, in the currency that the gateway reported; undefined if that is
 * not known. Claims that the gateway's own service did not confirm, and other payments of the order, do not count.
 */
export function findReviewedMoney(
  req: PayloadRequest,
  { id, trackingId }: Pick<Order, 'id' | 'trackingId'>,
) {
  return queryOne<Reviewed>(req)`
    select amount::float8 as amount, currency, lower(gateway_status) = 'fraud' as "isFraud"
    from payment_events
    where order_id = ${id} and type = 'report' and "to" = 'review' and amount is not null and currency is not null
      and tracking_id = ${trackingId}
      and key ~ ' (succeeded|suspicious)$'
      and (fact is null or fact not in ('unconfirmed', 'contradicted'))
    order by position desc limit 1`
}

/** How often staff accepted an order or won a dispute about it, and so ended the disputes that it had until then. */
export async function countAcceptances(req: PayloadRequest, orderId: string): Promise<number> {
  const [row] = await query<{ acceptances: number }>(req)`
    select count(*)::int as acceptances from payment_events
    where order_id = ${orderId} and type = 'staff'
      and split_part(key, ' ', 2) in ('accept', 'won')`
  return row?.acceptances ?? 0
}
