import type { PayloadRequest } from 'payload'

import type { CancellationPolicy } from '../../../platform/cancellation/cancellationTerms.js'
import { dateFormat } from '../../../platform/intl.js'
import { platformOf } from '../../../platform/platform.js'

/** From how many days before the start which share of the price is given back. */
export type RefundStep = { days: number; percent: number }

const msPerDay = 86_400_000

type Dated = { startsAt: string; timeZone: string }

/** The share of the price that cancelling gives back now; `date` is undefined for a course without one. */
export async function refundTerms(
  req: PayloadRequest,
  { bookedAt, date }: { bookedAt: string; date: Dated | undefined },
): Promise<{ percent: number; policy: RefundStep[] }> {
  const { steps, anyTimeDays } = await req.payload.findGlobal({
    slug: 'cancellation-policy',
    overrideAccess: true,
    req,
  })
  const now = platformOf(req.payload).clock.now().getTime()
  if (date === undefined) {
    const isInTime = now - Date.parse(bookedAt) <= anyTimeDays * msPerDay
    return { percent: isInTime ? 100 : 0, policy: [] }
  }
  const policy = byDays(steps ?? []).map(({ days, percent }) => ({ days, percent }))
  const daysLeft = (onClock(Date.parse(date.startsAt), date) - onClock(now, date)) / msPerDay
  return { percent: policy.find(({ days }) => daysLeft >= days)?.percent ?? 0, policy }
}

/** What the clocks where a date is held show: the days before it are theirs, also where summer time begins between. */
function onClock(time: number, { timeZone }: Dated): number {
  const format = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return Date.parse(`${format.format(time).replace(' ', 'T')}Z`)
}

/** What pages say of it, cached until it changes; what is given back is always read anew. */
export async function readCancellationPolicy({
  payload,
}: PayloadRequest): Promise<CancellationPolicy> {
  return platformOf(payload).cache.remember<CancellationPolicy>({
    key: 'cancellation policy',
    tags: ['cancellation-policy'],
    bytes: 1_000,
    load: async () => {
      const slug = 'cancellation-policy'
      const { steps, anyTimeDays } = await payload.findGlobal({ slug, overrideAccess: true })
      return { steps: steps ?? [], anyTimeDays }
    },
  })
}

/** The steps as they apply, the earliest first. */
export function byDays<Step extends RefundStep>(steps: readonly Step[]): Step[] {
  return steps.toSorted((a, b) => b.days - a.days)
}
