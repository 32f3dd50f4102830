import { createHash } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { requestDatabase } from '../../../../platform/database/requestDatabase.js'
import type { Task } from '../../../../platform/jobs/createJobs.js'
import { platformOf } from '../../../../platform/platform.js'
import { claimDelivery } from '../claimDelivery.js'
import { sendClaim } from '../sendClaim.js'
import { settleClaim } from '../settleClaim.js'

const Which = z.object({
  webhook: z.uuid(),
  /** This message now, whatever its turn: a test, or one that staff send again. */
  delivery: z.uuid().optional(),
})

type Which = z.output<typeof Which>

/**
 * Sends the next message of one endpoint and sees to its successor. Killed in between, the message is sent
 * again with the same id once its lease has ended.
 */
export const deliverWebhooks: Task<Which> = {
  name: 'administration.deliverWebhooks',
  schema: Which,
  run: async (which, { payload, log, signal }) => {
    const req = await createLocalReq({}, payload)
    const claim = await claimDelivery(req, which)
    if (claim) {
      const outcome = await sendClaim({ payload, signal }, claim)
      await settleClaim(req, claim, outcome)
      const { id: delivery, event, attempts } = claim
      const status = outcome.kind === 'answered' ? outcome.answer.status : outcome.kind
      log.info({ delivery, event, attempts, status, msg: 'A webhook was called' })
    }
    await continueLater(req, which.webhook)
  },
}

/** Has the next message of an endpoint, or the given one, sent after the transaction of `req`. */
export async function deliverSoon(req: PayloadRequest, which: Which): Promise<void> {
  const { webhook, delivery = 'next' } = which
  await platformOf(req.payload).jobs.add(req, {
    task: deliverWebhooks,
    payload: which,
    key: `${deliverWebhooks.name} ${webhook} ${delivery}`,
    queue: laneOf(webhook),
  })
}

/**
 * When the endpoint's next message is due, it is looked at again. The key is another than that of new messages:
 * a job that replaces one of a later time must not be replaced in its turn.
 */
async function continueLater(req: PayloadRequest, webhook: string): Promise<void> {
  const db = await requestDatabase(req)
  const { rows } = await db.execute<{ due: string | null }>(sql`
    select min(greatest(next_attempt_at, leased_until)) as due from (
      (select next_attempt_at, leased_until from webhook_deliveries
        where webhook_id = ${webhook}::uuid and status = 'pending' and in_order
        order by position limit 1)
      union all
      (select next_attempt_at, leased_until from webhook_deliveries
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
    queue: laneOf(webhook),
  })
}

/** Two at a time over all processes, and never two of one endpoint: receivers that hang leave room for mail. */
function laneOf(webhook: string): string {
  const [first = 0] = createHash('sha256').update(webhook).digest()
  return `webhooks.${String(first % 2)}`
}
