import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import type { JobContext, Task } from '../../../platform/jobs/createJobs.js'
import { platformOf } from '../../../platform/platform.js'
import { type Claim, claimDelivery, lockEndpoint } from './claimDelivery.js'
import { sendClaim } from './sendClaim.js'
import { settleClaim } from './settleClaim.js'

const Which = z.object({
  webhook: z.uuid(),
  /** Send this message now, ahead of others: a test, or one that staff resend. */
  delivery: z.uuid().optional(),
})

type Which = z.output<typeof Which>

/**
 * Claims the next message of one endpoint and frees its worker before the receiver answers, so that silent receivers do
 * not block other jobs. If the process is killed meanwhile, the message is sent again with the same id after its lease.
 */
export const deliverWebhooks: Task<Which> = {
  name: 'administration.deliverWebhooks',
  schema: Which,
  run: async (which, { payload, log }) => {
    const req = await createLocalReq({}, payload)
    const claim = await claimDelivery(req, which)
    await continueLater(req, which.webhook)
    if (!claim) return
    void deliver(req, claim, log).catch((err: unknown) => {
      log.error({ err, delivery: claim.id, msg: 'What became of a webhook was not noted' })
    })
  },
}

async function deliver(req: PayloadRequest, claim: Claim, log: JobContext['log']): Promise<void> {
  const { payload } = req
  const signal = platformOf(payload).readiness.draining
  const outcome = await sendClaim({ payload, signal }, claim)
  await settleClaim(req, claim, outcome)
  await continueLater(req, claim.webhook)
  const { id: delivery, event, attempts } = claim
  const status = outcome.kind === 'answered' ? outcome.answer.status : outcome.kind
  log.info({ delivery, event, attempts, status, msg: 'A webhook was called' })
}

/** Sends the next message of an endpoint, or the given one, after the transaction of `req`. */
export async function deliverSoon(req: PayloadRequest, which: Which): Promise<void> {
  const { webhook, delivery = 'next' } = which
  await platformOf(req.payload).jobs.add(req, {
    task: deliverWebhooks,
    payload: which,
    key: `${deliverWebhooks.name} ${webhook} ${delivery}`,
  })
}

/**
 * Schedules a job for when the endpoint's next message is due and none is being sent. Its key differs from that of new
 * messages, because a job that replaces a later one must not be replaced itself.
 */
async function continueLater(req: PayloadRequest, webhook: string): Promise<void> {
  await transact(req, async () => {
    // The latest caller has the newest information.
    await lockEndpoint(req, webhook)
    const db = await requestDatabase(req)
    const { rows } = await db.execute<{ due: string | null }>(sql`
      select greatest(min(next_attempt_at), (
        select max(leased_until) from webhook_deliveries
        where webhook_id = ${webhook}::uuid and status = 'pending' and leased_until > now()
      )) as due from (
        (select next_attempt_at from webhook_deliveries
          where webhook_id = ${webhook}::uuid and status = 'pending' and in_order
          order by position limit 1)
        union all
        (select next_attempt_at from webhook_deliveries
          where webhook_id = ${webhook}::uuid and status = 'pending' and not in_order)
      ) waiting
      where exists (select from webhooks where id = ${webhook}::uuid and enabled)`)
    const due = rows[0]?.due
    if (!due) return
    await platformOf(req.payload).jobs.add(req, {
      task: deliverWebhooks,
      payload: { webhook },
      key: `${deliverWebhooks.name} ${webhook} later`,
      runAt: new Date(due),
    })
  })
}
