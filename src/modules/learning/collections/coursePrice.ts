import type { GroupField, TextFieldSingleValidation } from 'payload'

import { currencyField } from '../../../admin/fields/currencyField.js'
import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'
import { wholeNumber } from '../fieldRules.js'

const neededWithAmount: TextFieldSingleValidation = (_, { siblingData }) =>
  !(siblingData as { amount?: number | null }).amount || 'Choose the currency of the price.'

/** The price of a course: no amount or 0 means free. */
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
        currencyField({
          description: 'Needed where there is an amount.',
          missing: neededWithAmount,
        }),
      ],
    },
  ],
}
