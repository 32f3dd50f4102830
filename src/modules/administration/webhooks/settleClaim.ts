import { type SQL, sql } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import type { Claim } from './claimDelivery.js'
import { testEvent } from './events.js'
import { attemptsInOrder, givenUpAfterSeconds, retryDelay } from './retryDelay.js'
import type { Outcome } from './sendClaim.js'

/** RFC 9110 15.5.11: the receiver is gone for good, and Standard Webhooks then asks to stop. */
const gone = 410

/** Records how an attempt ended: delivered, to be retried, or given up. */
export async function settleClaim(
  req: PayloadRequest,
  claim: Claim,
  outcome: Outcome,
): Promise<void> {
  if (outcome.kind === 'interrupted') {
    return update(req, claim, sql`attempts = attempts - 1`)
  }
  const status = outcome.kind === 'answered' ? outcome.answer.status : null
  const isDelivered = status !== null && status >= 200 && status < 300
  const told = sql`last_status = ${status}::numeric,
    last_answer = ${outcome.kind === 'answered' ? outcome.answer.text : null}::text,
    last_fault = ${outcome.kind === 'failed' ? outcome.fault : null}::text`
  await transact(req, async () => {
    if (isDelivered) {
      await update(req, claim, sql`${told}, status = 'delivered', delivered_at = now()`)
      await noteSuccess(req, claim)
      return
    }
    await update(req, claim, sql`${told}, ${afterFailure(claim)}`)
    if (claim.event !== testEvent) await noteFailure(req, claim, status)
  })
}

function afterFailure({ attempts, ageSeconds, event }: Claim): SQL {
  const delay = retryDelay(attempts, { ageSeconds, jitter: Math.random() })
  if (delay === undefined || event === testEvent) return sql`status = 'failed'`
  return sql`next_attempt_at = now() + ${delay} * interval '1 s',
    in_order = in_order and ${attempts < attemptsInOrder}`
}

/** If the lease has ended and another process has the message, only that process's result counts. */
async function update(req: PayloadRequest, { id, attempts }: Claim, changes: SQL): Promise<void> {
  const db = await requestDatabase(req)
  await db.execute(sql`
    update webhook_deliveries set ${changes}, leased_until = null, updated_at = now()
    where id = ${id}::uuid and attempts = ${attempts} and status = 'pending'`)
}

async function noteSuccess(req: PayloadRequest, { webhook }: Claim): Promise<void> {
  const db = await requestDatabase(req)
  await db.execute(sql`
    update webhooks set failing_since = null
    where id = ${webhook}::uuid and failing_since is not null`)
}

/** An endpoint that accepted nothing for three days, or says that it is gone, is disabled. */
async function noteFailure(
  req: PayloadRequest,
  { webhook }: Claim,
  status: number | null,
): Promise<void> {
  const db = await requestDatabase(req)
  await db.execute(sql`
    update webhooks set failing_since = now()
    where id = ${webhook}::uuid and failing_since is null`)
  const { rows } = await db.execute(sql`
    update webhooks set enabled = false, dead_since = now(), updated_at = now()
    where id = ${webhook}::uuid and dead_since is null and (${status === gone}
      or failing_since < now() - ${givenUpAfterSeconds} * interval '1 s')
    returning id`)
  if (rows.length === 0) return
  await db.execute(sql`
    update webhook_deliveries set status = 'failed', updated_at = now()
    where webhook_id = ${webhook}::uuid and status = 'pending'`)
}
