import type { NumberField } from 'payload'

type Components = NonNullable<NonNullable<NumberField['admin']>['components']>

/**
 * Shows an amount in minor units as money in the admin: in its list, and below its field. `currency` names the field
 * that holds the currency, beside this one or, with a slash, from the root of the document.
 */
export function shownAsMoney(currency = 'currency'): { components: Components } {
  return {
    components: {
      Cell: '/src/admin/fields/MoneyCell#MoneyCell',
      afterInput: [{ path: '/src/admin/fields/MoneyHint#MoneyHint', clientProps: { currency } }],
    },
  }
}
