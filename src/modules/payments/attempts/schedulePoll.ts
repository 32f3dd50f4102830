import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import type { GatewayOutcome } from '../gateway/Gateway.js'
import type { Attempt } from './Attempt.js'
import { nextPollIn, silentAfter } from './pollSchedule.js'

/** The gateway lets a payer retry under the same order id: an attempt that failed may still succeed that day. */
const mayStillSucceed: readonly GatewayOutcome[] = ['failed', 'cancelled', 'expired']

/** Schedules the next poll of an attempt of this age; seldom or never once it has a final outcome. */
export async function schedulePoll(
  req: PayloadRequest,
  { gatewayOrderId, emptyPolls, sentAt }: Pick<Attempt, 'gatewayOrderId' | 'emptyPolls' | 'sentAt'>,
  ended?: GatewayOutcome,
): Promise<void> {
  const now = platformOf(req.payload).clock.now().getTime()
  const age = now - sentAt
  const isOver = ended !== undefined && (!mayStillSucceed.includes(ended) || age >= silentAfter)
  const next = isOver ? null : new Date(now + nextPollIn(age)).toISOString()
  const db = await requestDatabase(req)
  await db.execute(sql`
    update payment_attempts set next_poll_at = ${next}::timestamptz, empty_polls = ${emptyPolls}
    where gateway_order_id = ${gatewayOrderId}`)
}
