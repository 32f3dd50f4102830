import type { GroupField, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'

import { shownAsMoney } from '../../../platform/admin/shownAsMoney.js'
import { currencies } from '../../../platform/money.js'
import { wholeNumber } from './fieldRules.js'

const currencyOfPrice: SelectFieldSingleValidation = (value, options) => {
  const { amount } = options.siblingData as { amount?: number | null }
  if (!value && amount) return 'Choose the currency of the price.'
  return select(value, options)
}

/** What a course costs: no amount or 0 is free. */
export const coursePrice: GroupField = {
  name: 'price',
  type: 'group',
  admin: { description: 'Leave the amount empty, or 0, for a free course.' },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'amount',
          type: 'number',
          min: 0,
          max: 1_000_000_000,
          validate: wholeNumber,
          admin: {
            step: 1,
            description: 'In the smallest unit of the currency: 49000 is 490.00 euros.',
            ...shownAsMoney(),
          },
        },
        {
          name: 'currency',
          type: 'select',
          options: [...currencies],
          defaultValue: 'EUR',
          validate: currencyOfPrice,
          admin: { description: 'Needed where there is an amount.' },
        },
      ],
    },
  ],
}
