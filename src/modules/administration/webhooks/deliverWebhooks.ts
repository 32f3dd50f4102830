import { sql, type SQL } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { query, transact } from '../../../platform/database/requestDatabase.js'
import { scheduled, type JobContext, type Task } from '../../../platform/jobs/createJobs.js'
import { platformOf } from '../../../platform/platform.js'
import type { Claim } from './claimDelivery.js'
import {
  attemptsInOrder,
  claimDelivery,
  endpointsDue,
  lockEndpoint,
  retryDelay,
} from './claimDelivery.js'
import { testEvent } from './events.js'
import { sendClaim, type Outcome } from './sendClaim.js'
import { mailWebhookStopped } from './webhookStoppedMail.js'

/** Picks up messages whose job was lost (after a restore, for example) and deletes those settled 30 days ago. */
export const sweepWebhooks = scheduled({
  name: 'administration.sweepWebhooks',
  cron: '*/10 * * * *',
  run: async ({ payload }) => {
    const req = await createLocalReq({}, payload)
    const rows = await query<{ webhook: string }>(req)`
      select distinct webhook_id as webhook from webhook_deliveries
      join webhooks on webhooks.id = webhook_id and webhooks.enabled
      where status = 'pending' and next_attempt_at < now() - interval '1 minute'`
    for (const { webhook } of rows) await deliverSoon(req, { webhook })
    await query(req)`
      delete from webhook_deliveries
      where status <> 'pending' and updated_at < now() - interval '30 days'`
  },
})

const DeliveryJob = z.object({
  webhook: z.uuid(),
  /** Send this message now, ahead of others: a test, or one that staff resend. */
  delivery: z.uuid().optional(),
})

type DeliveryJob = z.output<typeof DeliveryJob>

/** Sends the next message of one endpoint, or the given one. */
export const deliverWebhooks: Task<DeliveryJob> = {
  name: 'administration.deliverWebhooks',
  schema: DeliveryJob,
  run: (which, context) => sendNext(which, context),
}

const Announced = z.object({ webhooks: z.array(z.uuid()) })

/**
 * Sends the next message of each endpoint that an event was announced to. One job without a name for the whole event:
 * transactions that announce would wait for each other if they replaced each other's jobs.
 */
export const deliverAnnounced: Task<z.output<typeof Announced>> = {
  name: 'administration.deliverAnnounced',
  schema: Announced,
  run: async ({ webhooks }, context) => {
    const req = await createLocalReq({}, context.payload)
    // In a burst most are being sent to: the end of that sends the next. One that fails makes no other wait.
    const failures: unknown[] = []
    for (const webhook of await endpointsDue(req, webhooks)) {
      await sendNext({ webhook }, context).catch((error: unknown) => failures.push(error))
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Not every endpoint was sent to')
  },
}

/**
 * Claims a message and frees its worker before the receiver answers, so that silent receivers do not block other jobs. If
 * the process is killed meanwhile, the message is sent again with the same id after its lease.
 */
async function sendNext(which: DeliveryJob, { payload, log }: JobContext): Promise<void> {
  const req = await createLocalReq({}, payload)
  // Both or none: what has a lease is looked at again after it, even if this process is killed.
  const claim = await transact(req, async () => {
    const claimed = await claimDelivery(req, which)
    await continueLater(req, which.webhook)
    return claimed
  })
  if (!claim) return
  void deliver(req, claim, log).catch((err: unknown) => {
    log.error({ err, delivery: claim.id, msg: 'What became of a webhook was not noted' })
  })
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
export async function deliverSoon(req: PayloadRequest, which: DeliveryJob): Promise<void> {
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
    const rows = await query<{ due: string | null }>(req)`
      select greatest(min(next_attempt_at), (
        select max(leased_until) from webhook_deliveries
        where webhook_id = ${webhook}::uuid and status = 'pending' and leased_until > now()
      )) as due from (
        (select next_attempt_at from webhook_deliveries
          where webhook_id = ${webhook}::uuid and status = 'pending' and in_order
          order by position limit 1)
        union all
        (select next_attempt_at from webhook_deliveries
          where webhook_id = ${webhook}::uuid and status = 'pending' and not in_order
          order by next_attempt_at limit 1)
      ) waiting
      where exists (select from webhooks where id = ${webhook}::uuid and enabled)`
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

/** RFC 9110 15.5.11: the receiver is gone for good, and Standard Webhooks then asks to stop. */
const gone = 410

/** How long after its attempt a failure is noted at most: answers are waited for. */
const answerSeconds = 60

/** Records how an attempt ended: delivered, to be retried, or given up. */
async function settleClaim(req: PayloadRequest, claim: Claim, outcome: Outcome): Promise<void> {
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
    const { attempts, ageSeconds, event } = claim
    const delay = retryDelay(attempts, { ageSeconds, jitter: Math.random() })
    await update(req, claim, sql`${told}, ${afterFailure(claim, delay)}`)
    const isGivenUp = delay === undefined
    if (event !== testEvent) await noteFailure(req, claim, { status, isGivenUp })
  })
}

function afterFailure({ attempts, event }: Claim, delay: number | undefined): SQL {
  if (delay === undefined || event === testEvent) return sql`status = 'failed'`
  return sql`next_attempt_at = now() + ${delay} * interval '1 s',
    in_order = in_order and ${attempts < attemptsInOrder}`
}

/** If the lease has ended and another process has the message, only that process's result counts. */
async function update(req: PayloadRequest, { id, attempts }: Claim, changes: SQL): Promise<void> {
  await query(req)`
    update webhook_deliveries set ${changes}, leased_until = null, updated_at = now()
    where id = ${id}::uuid and attempts = ${attempts} and status = 'pending'`
}

async function noteSuccess(req: PayloadRequest, { webhook }: Claim): Promise<void> {
  await query(req)`
    update webhooks set failing_since = null
    where id = ${webhook}::uuid and failing_since is not null`
}

/**
 * An endpoint that says that it is gone is disabled, and one that accepted nothing while a message was tried for three
 * days: so each message gets its three days, however long ago the endpoint failed before.
 */
async function noteFailure(
  req: PayloadRequest,
  { webhook, ageSeconds }: Claim,
  { status, isGivenUp }: { status: number | null; isGivenUp: boolean },
): Promise<void> {
  await query(req)`
    update webhooks set failing_since = now()
    where id = ${webhook}::uuid and failing_since is null`
  const isGone = status === gone
  if (!isGone && !isGivenUp) return
  const rows = await query(req)`
    update webhooks set enabled = false, dead_since = now(), updated_at = now()
    where id = ${webhook}::uuid and dead_since is null and (${isGone}
      or failing_since < now() - ${ageSeconds - answerSeconds} * interval '1 s')
    returning id`
  if (rows.length === 0) return
  await query(req)`
    update webhook_deliveries set status = 'failed', updated_at = now()
    where webhook_id = ${webhook}::uuid and status = 'pending'`
  await mailWebhookStopped(req, webhook)
}
