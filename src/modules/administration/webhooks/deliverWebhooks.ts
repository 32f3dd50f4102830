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
  /** This message now, whatever its turn: a test, or one that staff send again. */
  delivery: z.uuid().optional(),
})

type Which = z.output<typeof Which>

/**
 * Claims the next message of one endpoint and lets go of its worker before the receiver has answered: silent
 * receivers, however many, keep nobody else's jobs waiting. Killed in between, the message is sent again with the
 * same id once its lease has ended.
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

/** Has the next message of an endpoint, or the given one, sent after the transaction of `req`. */
export async function deliverSoon(req: PayloadRequest, which: Which): Promise<void> {
  const { webhook, delivery = 'next' } = which
  await platformOf(req.payload).jobs.add(req, {
    task: deliverWebhooks,
    payload: which,
    key: `${deliverWebhooks.name} ${webhook} ${delivery}`,
  })
}

/**
 * When the endpoint's next message is due and nothing is under way to it, it is looked at again. The key is another
 * than that of new messages: a job that replaces one of a later time must not be replaced in its turn.
 */
async function continueLater(req: PayloadRequest, webhook: string): Promise<void> {
  await transact(req, async () => {
    // Whoever plans last has seen the most.
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
