import type { PayloadRequest } from 'payload'

import { platformOf } from '../../../platform/platform.js'

/** From how many days before the start which share of the price is given back. */
export type RefundStep = { days: number; percent: number }

const msPerDay = 86_400_000

/** The share of the price that cancelling gives back now; `startsAt` is undefined for a course without a date. */
export async function refundTerms(
  req: PayloadRequest,
  { bookedAt, startsAt }: { bookedAt: string; startsAt: string | undefined },
): Promise<{ percent: number; policy: RefundStep[] }> {
  const { steps, anyTimeDays } = await req.payload.findGlobal({
    slug: 'cancellation-policy',
    overrideAccess: true,
    req,
  })
  const now = platformOf(req.payload).clock.now().getTime()
  if (startsAt === undefined) {
    const isInTime = now - Date.parse(bookedAt) <= anyTimeDays * msPerDay
    return { percent: isInTime ? 100 : 0, policy: [] }
  }
  const policy = byDays(steps ?? []).map(({ days, percent }) => ({ days, percent }))
  const daysLeft = (Date.parse(startsAt) - now) / msPerDay
  return { percent: policy.find(({ days }) => daysLeft >= days)?.percent ?? 0, policy }
}

/** The steps as they apply, the earliest first. */
export function byDays<Step extends RefundStep>(steps: readonly Step[]): Step[] {
  return steps.toSorted((a, b) => b.days - a.days)
}
