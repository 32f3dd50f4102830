import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { docAccessOperation, Forbidden } from 'payload'
import { hasScheduledPublishEnabled } from 'payload/shared'
import { z } from 'zod'

import { transact } from '../../../platform/database/requestDatabase.js'

/** What Payload stores about a planned publication in `payload-jobs.input`. */
export const ScheduledChange = z.object({
  type: z.enum(['publish', 'unpublish']),
  doc: z.object({ relationTo: z.string().min(1).max(60), value: z.uuid() }),
  locale: z.string().max(12).nullish(),
  timezone: z.string().max(64).nullish(),
  /** The user whose permissions apply. */
  user: z.object({ relationTo: z.literal('users'), value: z.uuid() }),
})

export type ScheduledChange = z.output<typeof ScheduledChange>

const Plan = z.object({
  ...ScheduledChange.pick({ type: true, doc: true, timezone: true }).shape,
  date: z.coerce.date(),
  localeToPublish: z.string().max(12).nullish(),
})

const Withdrawal = z.object({ deleteID: z.uuid() })

/** What the admin's drawer sends: a plan to save, or the id of one to cancel. */
type PlanCall = { req: PayloadRequest } & Record<string, unknown>

/**
 * Saves or cancels a planned publication. Replaces Payload's own endpoint, which checks nobody's permissions and queues
 * an empty job with each plan that it deletes. Returns `{ message }`; throws `Forbidden` or a ZodError.
 */
export async function planPublication({ req, ...args }: PlanCall): Promise<{ message: string }> {
  await transact(req, async () => {
    const { data: withdrawal } = Withdrawal.safeParse(args)
    if (withdrawal) await giveUp(req, withdrawal.deleteID)
    else await keep(req, Plan.parse(args))
  })
  return { message: req.t('general:success') }
}

async function keep(req: PayloadRequest, plan: z.output<typeof Plan>): Promise<void> {
  const { type, doc, date, localeToPublish: locale, timezone } = plan
  if (!req.user || !(await mayPublish(req, doc))) throw new Forbidden(req.t)
  const user = { relationTo: req.user.collection, value: req.user.id }
  const change = ScheduledChange.parse({ type, doc, locale, timezone, user })
  await req.payload.db.create({
    collection: 'payload-jobs',
    data: { input: change, taskSlug: 'schedulePublish', waitUntil: date.toISOString() },
    req,
  })
}

async function giveUp(req: PayloadRequest, id: string): Promise<void> {
  const where: Where = {
    and: [{ id: { equals: id } }, { taskSlug: { equals: 'schedulePublish' } }],
  }
  const job = await req.payload.db.findOne<{ id: string; input?: unknown }>({
    collection: 'payload-jobs',
    where,
    req,
  })
  if (!job) return
  const { doc } = ScheduledChange.pick({ doc: true }).parse(job.input)
  if (!(await mayPublish(req, doc))) throw new Forbidden(req.t)
  await req.payload.db.deleteOne({ collection: 'payload-jobs', where, req, returning: false })
}

/** Whether the user of `req` may publish this document, and its collection supports scheduling. */
export async function mayPublish(
  req: PayloadRequest,
  { relationTo, value }: { relationTo: string; value: string },
): Promise<boolean> {
  const { collections } = req.payload
  const collection = Object.hasOwn(collections, relationTo)
    ? collections[relationTo as CollectionSlug]
    : undefined
  if (!req.user || !collection || !hasScheduledPublishEnabled(collection.config)) return false
  const data = { _status: 'published' }
  const { update } = await docAccessOperation({ collection, data, id: value, req })
  return Boolean(update)
}
