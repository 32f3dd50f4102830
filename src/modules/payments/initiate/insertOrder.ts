import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import { firstPollAt } from '../attempts/pollSchedule.js'
import { holdOrder, holdsPlace } from '../orders/holdOrder.js'
import { holdPlaces } from '../links/holdPlaces.js'
import type { Purchase } from './initiatePayment.js'

type NewOrder = Purchase & { number: string; gatewayOrderId: string }

/**
 * Inserts the order, its first attempt and its first two events in one statement, if the link is open and has a place
 * left, which the order then holds. Returns false otherwise, or if an order with the same key exists.
 */
export async function insertOrder(req: PayloadRequest, order: NewOrder): Promise<boolean> {
  const { link, amount, currency, customer, number, gatewayOrderId } = order
  const now = platformOf(req.payload).clock.now()
  const at = now.toISOString()
  await holdPlaces(req, link)
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ orderId: string }>(sql`
    with link as (
      select l.id from payment_links l where l.id = ${link.id} and l.state = 'active'
        and (l.available_from is null or l.available_from <= ${at}::timestamptz)
        and (l.available_until is null or l.available_until > ${at}::timestamptz)
        and (l.max_uses is null or l.max_uses > (
          select count(*) from orders o
          where o.link_id = l.id and ${holdsPlace(now)}))
    ), made as (
      insert into orders (id, number, status, amount, refunded_amount, currency, title, link_id,
        course_id, customer_name, customer_email, customer_phone, locale, version, initiation_key,
        created_at, updated_at)
      select gen_random_uuid(), ${number}, 'pending', ${amount}::numeric, 0,
        ${currency}, ${link.title}, link.id, ${link.course?.id ?? null}::uuid,
        ${customer.name ?? null}, ${customer.email ?? null}, ${customer.phone ?? null},
        ${order.locale}, 2, ${order.key ?? null}, ${at}::timestamptz, ${at}::timestamptz
      from link on conflict (initiation_key) do nothing returning id
    ), attempt as (
      insert into payment_attempts (id, order_id, gateway_order_id, status, sent_at, next_poll_at,
        polls, empty_polls)
      select gen_random_uuid(), made.id, ${gatewayOrderId}, 'sent', ${at}::timestamptz,
        ${firstPollAt(now).toISOString()}::timestamptz, 0, 0 from made
    )
    insert into payment_events (id, order_id, position, type, "from", "to", source, actor,
      gateway_order_id, amount, currency, key, created_at, updated_at)
    select gen_random_uuid(), made.id, step.position, step.type::enum_payment_events_type,
      step."from", step."to", 'visitor', 'Payer', ${gatewayOrderId}, ${amount}::numeric, ${currency},
      step.type || ' ' || ${gatewayOrderId}, ${at}::timestamptz, ${at}::timestamptz
    from made, (values (1, 'created', null, 'created'), (2, 'sent', 'created', 'pending'))
      as step (position, type, "from", "to")
    returning order_id as "orderId"`)
  await holdMade(req, order, rows[0])
  return rows.length > 0
}

async function holdMade(
  req: PayloadRequest,
  { link, customer }: NewOrder,
  made: { orderId: string } | undefined,
): Promise<void> {
  if (!made || link.maxUses === null) return
  const { orderId } = made
  const { email } = customer
  await holdOrder(req, { orderId, linkId: link.id, courseId: link.course?.id, email })
}
