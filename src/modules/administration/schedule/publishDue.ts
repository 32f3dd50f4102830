import { sql } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import type { AnyTask } from '../../../platform/jobs/createJobs.js'
import { addMail } from '../../../platform/mail/outbox/addMail.js'
import { addAuditEntry } from '../audit/addAuditEntry.js'
import { applyScheduled } from './applyScheduled.js'
import { noteFailure } from './noteFailure.js'
import { planFailedMail } from './planFailedMail.js'
import { reasonOf } from './reasonOf.js'
import { ScheduledChange } from './ScheduledChange.js'

type Due = { id: string; input: unknown }

/**
 * Publishes and unpublishes what is planned for now. It does not use Payload's own queue, because two of its runners
 * can execute one job twice.
 */
export const publishDue: AnyTask = {
  name: 'administration.publishDue',
  schema: z.strictObject({}),
  cron: '* * * * *',
  run: async (_, { payload, log, signal }) => {
    for (const due of await findDue(payload)) {
      if (signal.aborted) return
      const { id } = due
      try {
        await applyScheduled(await createLocalReq({}, payload), id)
      } catch (err) {
        const isGivenUp = await noteFailure(payload, id, err)
        log.warn({ err, plan: id, isGivenUp, msg: 'A planned publication failed' })
        if (isGivenUp) await tellStaff(payload, due, err)
      }
    }
  },
}

async function findDue(payload: Payload): Promise<Due[]> {
  const db = await requestDatabase({ payload })
  const { rows } = await db.execute<Due>(sql`
    select id, input from payload_jobs
    where task_slug = 'schedulePublish' and wait_until <= now() and has_error is not true
    order by wait_until, id limit 500`)
  return rows
}

/** Reported in the audit log and by mail to the planner. */
async function tellStaff(payload: Payload, { input }: Due, error: unknown): Promise<void> {
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
