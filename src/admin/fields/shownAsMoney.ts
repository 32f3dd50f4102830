import type { NumberField } from 'payload'

type Components = NonNullable<NonNullable<NumberField['admin']>['components']>

/**
 * How the admin shows an amount in minor units: as money in its list, and below its field (DESIGN). `currency` names
 * the field that holds the currency, beside this one or, with a slash, from the root of the document.
 */
export function shownAsMoney(currency = 'currency'): { components: Components } {
  return {
    components: {
      Cell: '/src/admin/fields/MoneyCell#MoneyCell',
      afterInput: [{ path: '/src/admin/fields/MoneyHint#MoneyHint', clientProps: { currency } }],
    },
  }
}
