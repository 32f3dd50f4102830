import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import { createLocalReq, Forbidden } from 'payload'

import { query, transact } from '../../../platform/database/requestDatabase.js'
import { scheduled } from '../../../platform/jobs/createJobs.js'
import { addMail } from '../../../platform/mail/outbox/addMail.js'
import { lockChange } from '../../../platform/payload/lockDocument.js'
import { addAuditEntry } from '../audit/addAuditEntry.js'
import { planFailedMail } from './planFailedMail.js'
import { mayPublish, ScheduledChange } from './planPublication.js'

type DuePlan = { id: string; input: unknown; document: string }

/**
 * Publishes and unpublishes what is planned for now. It does not use Payload's own queue, because two of its runners
 * can execute one job twice.
 */
export const publishDue = scheduled({
  name: 'administration.publishDue',
  cron: '* * * * *',
  run: async ({ payload, log, signal }) => {
    const waiting = new Set<string>()
    for (const due of await findDue(payload)) {
      if (signal.aborted) return
      const { id, document } = due
      // What is planned later must not come before what is tried again: the document would stay as planned earlier.
      if (waiting.has(document)) continue
      try {
        await applyScheduled(await createLocalReq({}, payload), id)
      } catch (err) {
        const isGivenUp = await noteFailure(payload, id, err)
        log.warn({ err, plan: id, isGivenUp, msg: 'A planned publication failed' })
        if (isGivenUp) await tellStaff(payload, due, err)
        else waiting.add(document)
      }
    }
  },
})

async function findDue(payload: Payload): Promise<DuePlan[]> {
  return query<DuePlan>({ payload })`
    select id, input, input->'doc'->>'value' as document from payload_jobs
    where task_slug = 'schedulePublish' and wait_until <= now() and has_error is not true
    order by wait_until, id limit 500`
}

/** Reported in the audit log and by mail to the planner. */
async function tellStaff(payload: Payload, { input }: DuePlan, error: unknown): Promise<void> {
  const { data: change } = ScheduledChange.safeParse(input)
  if (!change) return
  const { type, doc, user } = change
  const reason = reasonOf(error)
  const req = await createLocalReq({}, payload)
  await transact(req, async () => {
    await addAuditEntry(req, {
      action: 'publish-failed',
      target: doc.relationTo,
      targetId: doc.value,
      after: { reason },
    })
    await addMail(req, {
      task: planFailedMail,
      payload: { type, doc, planner: user.value, reason },
    })
  })
}

/**
 * Carries out one planned publication with its planner's permissions, if it still exists and no other process has it:
 * its row is locked and deleted in the publishing transaction. Throws what Payload refuses.
 */
async function applyScheduled(req: PayloadRequest, id: string): Promise<void> {
  await transact(req, async () => {
    const [planned] = await query<{ input: unknown }>(req)`
      select input from payload_jobs where id = ${id}`
    if (!planned) return
    const { doc } = ScheduledChange.parse(planned.input)
    // Before the row of the plan, which who deletes the document locks after it.
    await lockChange(req, doc.relationTo, doc.value)
    const [job] = await query<{ input: unknown }>(req)`
      select input from payload_jobs where id = ${id} and has_error is not true
      for update skip locked`
    if (!job) return
    await change(req, ScheduledChange.parse(job.input))
    await query(req)`delete from payload_jobs where id = ${id}`
  })
}

async function change(req: PayloadRequest, { type, doc, locale, user }: ScheduledChange) {
  const { payload } = req
  const planner = await payload.findByID({
    collection: 'users',
    id: user.value,
    depth: 0,
    overrideAccess: true,
    req,
  })
  req.user = { ...planner, collection: 'users' }
  if (!(await mayPublish(req, doc))) throw new Forbidden(req.t)
  await payload.update({
    collection: doc.relationTo as CollectionSlug,
    id: doc.value,
    data: { _status: type === 'publish' ? 'published' : 'draft' },
    ...(type === 'publish' && locale && { publishSpecificLocale: locale }),
    depth: 0,
    overrideAccess: false,
    req,
  })
}

/** About as many minutes; a failure that lasts this long will not pass. */
const maxAttempts = 10

/**
 * Records that a planned publication failed, and gives it up if it was refused or has failed ten times. Returns whether
 * it was given up.
 */
async function noteFailure(payload: Payload, id: string, error: unknown): Promise<boolean> {
  const fault = JSON.stringify({ message: reasonOf(error) })
  const rows = await query<{ has_error: boolean }>({ payload })`
    update payload_jobs
    set total_tried = coalesce(total_tried, 0) + 1, error = ${fault}::jsonb, updated_at = now(),
      has_error = ${isRefusal(error)} or coalesce(total_tried, 0) + 1 >= ${maxAttempts}
    where id = ${id} and has_error is not true
    returning has_error`
  return rows[0]?.has_error ?? false
}

/** A missing permission, field or document: a later attempt would not change that. */
function isRefusal(error: unknown): boolean {
  const { status, name } = error as { status?: unknown; name?: unknown }
  return name === 'ZodError' || (typeof status === 'number' && status >= 400 && status < 500)
}

/** Why a plan failed, in words for its planner; internal errors are left out, because they quote SQL and its values. */
function reasonOf(error: unknown): string {
  const isTold = error instanceof Error && isRefusal(error) && error.name !== 'ZodError'
  return isTold ? error.message.slice(0, 500) : 'Something went wrong on our side.'
}
