import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { roleOf } from '../../../platform/access.js'
import { actorName } from '../../../platform/actorName.js'
import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import type { EventType } from './PaymentEvents.js'
import type { OrderStatus } from '../Order.js'

/** The source of the event. */
export type EventSource = 'visitor' | 'callback' | 'cancel' | 'status' | 'job' | 'staff'

/** Events that change no status but must be visible. */
export type Fact =
  | 'duplicate_capture'
  | 'amount_mismatch'
  | 'unconfirmed'
  | 'contradicted'
  | 'late'
  | 'given_up'
  | 'enrolment_missing'
  | 'effects_failed'

export type NewEvent = {
  /** The idempotency key: a second event with the same key is the same one. */
  key: string
  type: EventType
  source: EventSource
  fact?: Fact | undefined
  gatewayOrderId?: string | undefined
  trackingId?: string | undefined
  gatewayStatus?: string | undefined
  amount?: number | undefined
  currency?: string | undefined
  message?: string | undefined
}

type Place = { orderId: string; position: number; from: OrderStatus | null; to: OrderStatus }

const maxText = 300

/** The source of an event that no member of staff caused. */
const bringers: Record<EventSource, string> = {
  visitor: 'Payer',
  callback: 'Payment gateway',
  cancel: 'Payment gateway',
  status: 'Payment gateway',
  job: 'System',
  staff: 'System',
}

/** Adds an event in the transaction of `req`; false if it already exists. The order must be locked. */
export async function addEvent(
  req: PayloadRequest,
  { orderId, position, from, to }: Place,
  event: NewEvent,
): Promise<boolean> {
  const db = await requestDatabase(req)
  const by = roleOf(req) === undefined ? null : (req.user?.id ?? null)
  const { rows } = await db.execute(sql`
    insert into payment_events (id, order_id, position, type, "from", "to", source, fact,
      gateway_order_id, tracking_id, gateway_status, amount, currency, message, actor, by_id, key)
    values (gen_random_uuid(), ${orderId}, ${position}, ${event.type}, ${from}, ${to},
      ${event.source}, ${event.fact ?? null}, ${event.gatewayOrderId ?? null},
      ${event.trackingId ?? null}, ${event.gatewayStatus ?? null}, ${event.amount ?? null},
      ${event.currency ?? null}, ${event.message?.slice(0, maxText) ?? null},
      ${by === null ? bringers[event.source] : actorName(req, 'Payer')}, ${by}, ${event.key})
    on conflict (key) do nothing returning id`)
  return rows.length > 0
}
