import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { runEffects } from '../effects/runEffects.js'
import { transition } from '../orders/transition.js'
import { isLatestAttempt } from './attemptRows.js'
import type { Attempt } from './Attempt.js'

/** Stops polling an attempt: nothing came of it, or staff have to find out what did. */
export async function closeAttempt(
  req: PayloadRequest,
  { orderId, gatewayOrderId, trackingId }: Attempt,
  trigger: 'expired' | 'unresolved',
): Promise<void> {
  await transition(req, {
    orderId,
    decide: async () => ({
      trigger: (await isLatestAttempt(req, { orderId, gatewayOrderId })) ? trigger : undefined,
      event: {
        key: `${gatewayOrderId} ${trigger}`,
        type: 'expired',
        source: 'job',
        gatewayOrderId,
        trackingId: trackingId ?? undefined,
        ...(trigger === 'unresolved' && { fact: 'given_up' }),
      },
      noted:
        trigger === 'unresolved'
          ? {
              attention: 'The gateway never said what became of this payment.',
              trackingId: trackingId ?? undefined,
            }
          : {},
    }),
    follow: (moved) => runEffects(req, moved),
  })
  const db = await requestDatabase(req)
  await db.execute(sql`
    update payment_attempts set next_poll_at = null,
      status = case when status in ('sent', 'unknown') then 'expired'::enum_payment_attempts_status else status end
    where gateway_order_id = ${gatewayOrderId}`)
}
