import type { PayloadRequest } from 'payload'

import type { CancellationPolicy } from '../../../platform/cancellation/cancellationTerms.js'
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

/** What pages say of it, cached until it changes; what is given back is always read anew. */
export async function readCancellationPolicy({
  payload,
}: PayloadRequest): Promise<CancellationPolicy> {
  return platformOf(payload).cache.remember<CancellationPolicy>({
    key: 'cancellation policy',
    tags: ['cancellation-policy'],
    load: async () => {
      const slug = 'cancellation-policy'
      const { steps, anyTimeDays } = await payload.findGlobal({ slug, overrideAccess: true })
      return { value: { steps: steps ?? [], anyTimeDays }, bytes: 1_000, keep: true }
    },
  })
}

/** The steps as they apply, the earliest first. */
export function byDays<Step extends RefundStep>(steps: readonly Step[]): Step[] {
  return steps.toSorted((a, b) => b.days - a.days)
}
