import { field } from '../../../platform/content/fields.js'
import type { ArrayField, GlobalConfig } from 'payload'

import { anyone, anyStaff, staff } from '../../../platform/access.js'
import { announceGlobal } from '../../../platform/content/announce.js'
import { byDays, type RefundStep } from '../bookings/refundTerms.js'
import { helpFacts } from '../facts/helpFacts.js'
import { wholeNumber } from '../../../platform/content/wholeNumber.js'

const usual: RefundStep[] = [
  { days: 14, percent: 100 },
  { days: 7, percent: 50 },
]

const fair: ArrayField['validate'] = (value) => {
  const steps = byDays((value ?? []) as RefundStep[])
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
  hooks: { afterChange: [announceGlobal] },
  // What buyers do by themselves is found by who asks how.
  custom: { search: helpFacts },
  fields: [
    field.array('steps', 'Later than the last step nothing is given back.', {
      label: 'Courses with a date',
      labels: { singular: 'Step', plural: 'Steps' },
      defaultValue: usual,
      maxRows: 10,
      validate: fair,
      fields: [
        field.row(
          field.number('days', 'Who cancels this many days before, or sooner.', {
            label: 'Days before the start',
            required: true,
            min: 0,
            max: 365,
            validate: wholeNumber,
          }),
          field.number('percent', 'Of the price that was paid.', {
            label: 'Given back (%)',
            required: true,
            min: 0,
            max: 100,
            validate: wholeNumber,
          }),
        ),
      ],
    }),
    field.number(
      'anyTimeDays',
      'Until then all is given back, as long as nobody has completed a lesson.',
      {
        label: 'Courses without a date: days after booking',
        required: true,
        defaultValue: 14,
        min: 0,
        max: 365,
        validate: wholeNumber,
      },
    ),
  ],
}
