import { Forbidden, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'

import { transact } from '../../../platform/database/transact.js'
import { mayPublish } from './mayPublish.js'
import { ScheduledChange } from './ScheduledChange.js'

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
