import { createLocalReq, type GlobalConfig, type PayloadRequest } from 'payload'

import { anyStaff, staff } from '../../../platform/access.js'
import { field } from '../../../platform/content/fields.js'
import { wholeNumber } from '../../../platform/content/wholeNumber.js'
import { transact } from '../../../platform/database/requestDatabase.js'
import { scheduled } from '../../../platform/jobs/Task.js'
import { platformOf } from '../../../platform/platform.js'
import { claimReminders, planReminders } from './attendeeStore.js'
import { addNews } from './courseNews.js'

/** The day before. */
const usualHours = 24

/** When those who booked a date are reminded of it. */
export const Reminders: GlobalConfig = {
  slug: 'reminders',
  label: 'Reminders',
  admin: { group: 'Learning', description: 'Mails before a course begins.' },
  access: { read: anyStaff, readVersions: anyStaff, update: staff('editor') },
  fields: [
    field.number(
      'hoursBefore',
      'When everybody on a date gets a reminder, with the joining link or the address. 24 is the day before; 0 sends none.',
      {
        label: 'Hours before the start',
        required: true,
        defaultValue: usualHours,
        min: 0,
        max: 336,
        validate: wholeNumber,
        admin: { step: 1 },
      },
    ),
  ],
}

const batch = 200
const hourMs = 3_600_000

/** Reminds those whose date begins soon: each is noted in the transaction of their mail, so none gets two. */
export const remind = scheduled({
  name: 'learning.remind',
  cron: '*/5 * * * *',
  run: async ({ payload, signal }) => {
    const req = await createLocalReq({}, payload)
    const hours = await hoursBefore(req)
    if (hours === 0) return
    let isMore = true
    while (isMore && !signal.aborted) isMore = (await remindSome(req, hours)) === batch
  },
})

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
