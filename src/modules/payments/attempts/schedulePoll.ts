import { sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { platformOf } from '../../../platform/platform.js'
import type { GatewayOutcome } from '../gateway/Gateway.js'
import type { Attempt } from './Attempt.js'
import { nextPollIn, silentAfter } from './pollSchedule.js'

/** The gateway lets a payer try again under the same order id: an attempt that failed may still succeed that day. */
const mayStillSucceed: readonly GatewayOutcome[] = ['failed', 'cancelled', 'expired']

/** Says when an attempt of this age is asked for next; with an outcome that ended it, seldom or never. */
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
