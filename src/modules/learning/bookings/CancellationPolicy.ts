import type { ArrayField, GlobalConfig, PayloadRequest } from 'payload'

import { anyone, anyStaff, staff } from '../../../platform/access.js'
import { platformOf } from '../../../platform/platform.js'
import { wholeNumber } from '../collections/fieldRules.js'

/** From how many days before the start which share of the price is given back. */
export type RefundStep = { days: number; percent: number }

const usual: RefundStep[] = [
  { days: 14, percent: 100 },
  { days: 7, percent: 50 },
]

const fair: ArrayField['validate'] = (value) => {
  const steps = sorted((value ?? []) as RefundStep[])
  if (new Set(steps.map(({ days }) => days)).size < steps.length) {
    return 'Enter each number of days once.'
  }
  const isFalling = steps.every(({ percent }, at) => percent <= (steps[at - 1]?.percent ?? 100))
  return isFalling || 'Who cancels later cannot get more back than who cancels sooner.'
}

/** What buyers get back when they cancel. */
export const CancellationPolicy: GlobalConfig = {
  slug: 'cancellation-policy',
  label: 'Cancellation policy',
  admin: {
    group: 'Learning',
    description:
      'What buyers get back when they cancel a booking. Applies to every later cancellation.',
  },
  access: {
    read: anyone,
    readVersions: anyStaff,
    update: staff('editor', 'finance'),
  },
  fields: [
    {
      name: 'steps',
      type: 'array',
      label: 'Courses with a date',
      labels: { singular: 'Step', plural: 'Steps' },
      defaultValue: usual,
      maxRows: 10,
      validate: fair,
      admin: { description: 'Later than the last step nothing is given back.' },
      fields: [
        {
          type: 'row',
          fields: [
            {
              name: 'days',
              type: 'number',
              label: 'Days before the start',
              required: true,
              min: 0,
              max: 365,
              validate: wholeNumber,
            },
            {
              name: 'percent',
              type: 'number',
              label: 'Given back (%)',
              required: true,
              min: 0,
              max: 100,
              validate: wholeNumber,
            },
          ],
        },
      ],
    },
    {
      name: 'anyTimeDays',
      type: 'number',
      label: 'Courses without a date: days after booking',
      required: true,
      defaultValue: 14,
      min: 0,
      max: 365,
      validate: wholeNumber,
      admin: {
        description: 'Until then all is given back, as long as nobody has completed a lesson.',
      },
    },
  ],
}

const msPerDay = 86_400_000

type Terms = { percent: number; policy: RefundStep[] }

/** The share of the price that cancelling gives back now; `startsAt` is undefined for a course without a date. */
export async function refundTerms(
  req: PayloadRequest,
  { bookedAt, startsAt }: { bookedAt: string; startsAt: string | undefined },
): Promise<Terms> {
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
  const policy = sorted(steps ?? []).map(({ days, percent }) => ({ days, percent }))
  const daysLeft = (Date.parse(startsAt) - now) / msPerDay
  return { percent: policy.find(({ days }) => daysLeft >= days)?.percent ?? 0, policy }
}

function sorted<Step extends RefundStep>(steps: readonly Step[]): Step[] {
  return steps.toSorted((a, b) => b.days - a.days)
}
