import { sql } from '@payloadcms/db-postgres/drizzle'
import { type CollectionSlug, Forbidden, type PayloadRequest } from 'payload'

import { requestDatabase } from '../../../platform/database/requestDatabase.js'
import { transact } from '../../../platform/database/transact.js'
import { mayPublish } from './mayPublish.js'
import { ScheduledChange } from './ScheduledChange.js'

/**
 * Carries out one planned publication with its planner's permissions, if it still exists and no other process has it:
 * its row is locked and deleted in the publishing transaction. Throws what Payload refuses.
 */
export async function applyScheduled(req: PayloadRequest, id: string): Promise<void> {
  await transact(req, async () => {
    const db = await requestDatabase(req)
    const { rows } = await db.execute<{ input: unknown }>(sql`
      select input from payload_jobs where id = ${id} and has_error is not true
      for update skip locked`)
    const [job] = rows
    if (!job) return
    await change(req, ScheduledChange.parse(job.input))
    await db.execute(sql`delete from payload_jobs where id = ${id}`)
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
