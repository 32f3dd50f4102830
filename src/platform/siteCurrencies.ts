import { field } from './content/fields.js'
import type { GlobalConfig, Payload } from 'payload'

import { anyStaff, staff } from './access.js'
import { announceGlobal } from './content/announce.js'
import { isCurrency, notACurrency } from './currencies.js'
import { platformOf } from './platform.js'

const usual = ['EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'OMR', 'KWD', 'BHD', 'INR', 'SGD', 'JPY']

/** The currencies that staff can choose for prices; prices in another currency are not changed. */
export const Currencies: GlobalConfig = {
  slug: 'currencies',
  label: 'Currencies',
  admin: { group: 'Settings', description: 'The currencies that your prices are in.' },
  access: { read: anyStaff, readVersions: anyStaff, update: staff('editor') },
  hooks: { afterChange: [announceGlobal] },
  fields: [
    field.text(
      'codes',
      'Price fields offer these. The first is your main currency: new prices begin with it, and lists sorted by price show it first. Prices in other currencies stay valid.',
      {
        label: 'Currencies',
        hasMany: true,
        required: true,
        minRows: 1,
        maxRows: 200,
        defaultValue: usual,
        validate: (value: string[] | null | undefined) => {
          const codes = value ?? []
          if (codes.length === 0) return 'Choose at least one currency.'
          if (new Set(codes).size < codes.length) return 'Each currency may stand here once.'
          return codes.every(isCurrency) || notACurrency
        },
        admin: {
          components: {
            Field: {
              path: '/src/admin/fields/CurrencyField#CurrencyField',
              serverProps: { offersAll: true },
            },
          },
        },
      },
    ),
  ],
}

/** The tag of answers that depend on which currencies the site uses. */
export const currenciesTag = Currencies.slug

/** The currencies of the site, its main one first; kept in memory until staff change them. */
export async function siteCurrencies(payload: Payload): Promise<readonly [string, ...string[]]> {
  const { codes } = await platformOf(payload).cache.remember({
    key: 'currencies of the site',
    tags: [currenciesTag],
    bytes: 1_000,
    load: () => payload.findGlobal({ slug: 'currencies', overrideAccess: true }),
  })
  const [main = 'EUR', ...others] = codes
  return [main, ...others]
}
