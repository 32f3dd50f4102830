import type { TextField, TextFieldSingleValidation } from 'payload'

import { field } from '../../platform/content/fields.js'
import { isCurrency, notACurrency } from '../../platform/currencies.js'
import { siteCurrencies } from '../../platform/siteCurrencies.js'

type Options = {
  description?: string
  required?: boolean
  /** The error where there is no currency; without it the currency is optional. */
  missing?: TextFieldSingleValidation
}

/** The currency of an amount: any of ISO 4217, of which the admin offers those that the site uses. */
export function currencyField({ description, required = false, missing }: Options = {}): TextField {
  return field.text('currency', {
    required,
    hasMany: false,
    maxLength: 3,
    ...(!required && {
      defaultValue: async ({ req }) => (await siteCurrencies(req.payload))[0],
    }),
    validate: (value, options) => {
      if (value !== undefined && value !== null && value !== '') {
        return isCurrency(value) || notACurrency
      }
      return missing?.(value, options) ?? (required ? 'Choose the currency.' : true)
    },
    admin: {
      ...(description !== undefined && { description }),
      components: { Field: '/src/admin/fields/CurrencyField#CurrencyField' },
    },
  })
}
