import type { NumberField } from 'payload'

type Components = NonNullable<NonNullable<NumberField['admin']>['components']>

/**
 * Lets staff read and type an amount in minor units as money, in lists, filters and forms. `currency` names the field
 * that holds the currency, beside this one or, with a slash, from the root of the document. Lists say `none` where there is
 * no amount.
 */
export function shownAsMoney(currency = 'currency', none = '–'): { components: Components } {
  const clientProps = { currency }
  return {
    components: {
      Cell: { path: '/src/admin/fields/MoneyCell#MoneyCell', clientProps: { currency, none } },
      Field: { path: '/src/admin/fields/MoneyField#MoneyField', clientProps },
      Filter: '/src/admin/fields/MoneyFilter#MoneyFilter',
    },
  }
}
