import { createLocalReq, type PayloadRequest } from 'payload'
import { z } from 'zod'

import { transact } from '../../../platform/database/transact.js'
import type { AnyTask } from '../../../platform/jobs/createJobs.js'
import { platformOf } from '../../../platform/platform.js'
import { claimReminders, planReminders } from './attendeeStore.js'
import { addNews } from './courseNews.js'

/** The day before. */
export const usualHours = 24

const batch = 200
const hourMs = 3_600_000

/** Reminds those whose date begins soon: each is noted in the transaction of their mail, so none gets two. */
export const remind: AnyTask = {
  name: 'learning.remind',
  schema: z.strictObject({}),
  cron: '*/5 * * * *',
  run: async (_, { payload, signal }) => {
    const req = await createLocalReq({}, payload)
    const hours = await hoursBefore(req)
    if (hours === 0) return
    let isMore = true
    while (isMore && !signal.aborted) isMore = (await remindSome(req, hours)) === batch
  },
}

async function remindSome(req: PayloadRequest, hours: number): Promise<number> {
  return transact(req, async () => {
    const now = platformOf(req.payload).clock.now()
    const due = await claimReminders(req, { now, hours, most: batch })
    for (const { learnerId: learner, courseId: course, sessionId: session } of due) {
      await addNews(req, { kind: 'reminder', learner, course, session })
    }
    return due.length
  })
}

/** Plans the reminder of someone who has just booked, or of all whose date has moved: none where it would be late. */
export async function planReminder(
  req: PayloadRequest,
  { startsAt, ...whose }: { startsAt: string } & ({ enrolment: string } | { session: string }),
): Promise<void> {
  const now = platformOf(req.payload).clock.now().getTime()
  const isNeeded = Date.parse(startsAt) - (await hoursBefore(req)) * hourMs > now
  await planReminders(req, { ...whose, isNeeded })
}

async function hoursBefore(req: PayloadRequest): Promise<number> {
  const { hoursBefore: hours } = await req.payload.findGlobal({
    slug: 'reminders',
    depth: 0,
    overrideAccess: true,
    req,
  })
  return hours
}
