import type { ArrayField, Field, GlobalConfig } from 'payload'

import { anyStaff, staff } from '../../../platform/access.js'
import { shownAsMoney } from '../../../admin/fields/shownAsMoney.js'
import { currencyField } from '../../../admin/fields/currencyField.js'
import { announceGlobal } from '../../../platform/content/announce.js'
import { field } from '../../../platform/content/fields.js'

/** Together with the bounds of the inputs (schemas.ts), keeps every sum below 2^53. */
const maxAmount = 1_000_000_000
const maxRate = 500_000
const maxBands = 20
const maxCurrencies = 30

const whole = (value: number | number[] | null | undefined, max: number, min = 0) =>
  (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max) ||
  `Enter a whole number from ${String(min)} to ${String(max)}.`

type Amount = {
  name: string
  label: string
  description: string
  max?: number
  /** Where its currency is, seen from the amount. */
  currency?: string
}

const amount = ({ name, label, description, max = maxAmount, currency }: Amount): Field =>
  field.number(name, description, {
    label,
    required: true,
    defaultValue: 0,
    validate: (value: number | number[] | null | undefined) => whole(value, max),
    admin: { width: '50%', ...shownAsMoney(currency) },
  })

const bands: ArrayField = field.array(
  'bands',
  'The first band begins at 1 seat. A band holds until the next one begins.',
  {
    label: 'Price by number of seats',
    labels: { singular: 'Band', plural: 'Bands' },
    required: true,
    minRows: 1,
    maxRows: maxBands,
    validate: (value) => {
      const starts = (value ?? []).map((row) => (row as { fromSeats?: unknown }).fromSeats)
      if (starts.length > maxBands) return `Use at most ${String(maxBands)} bands.`
      if (new Set(starts).size < starts.length)
        return 'Two bands begin at the same number of seats.'
      return starts.includes(1) || 'Add the band that begins at 1 seat.'
    },
    fields: [
      field.row(
        field.number('fromSeats', 'The band holds from here on.', {
          label: 'From this many seats',
          required: true,
          validate: (value: number | number[] | null | undefined) => whole(value, 100_000, 1),
          admin: { width: '50%' },
        }),
        amount({
          name: 'pricePerSeat',
          label: 'A seat and year',
          description: 'What each seat of this band costs.',
          currency: '../../currency',
        }),
      ),
    ],
  },
)

const figures: ArrayField = field.array('currencies', 'An estimate can be asked for in these.', {
  labels: { singular: 'Currency', plural: 'Currencies' },
  maxRows: maxCurrencies,
  validate: (value) => {
    const codes = (value ?? []).map((row) => (row as { currency?: unknown }).currency)
    return new Set(codes).size === codes.length || 'Each currency may stand here once.'
  },
  fields: [
    currencyField({ required: true, description: 'What the amounts below are in.' }),
    bands,
    field.row(
      amount({
        name: 'setupFee',
        label: 'Setup, once',
        description: 'Whatever the number of seats.',
      }),
      amount({
        name: 'migrationPerSeat',
        label: 'Migration, once a seat',
        description: '0 leaves the line out.',
      }),
    ),
    field.row(
      amount({
        name: 'supportPerYear',
        label: 'Support, a year',
        description: 'Whatever the number of seats.',
      }),
      amount({
        name: 'adminHourRate',
        label: 'An hour of administration',
        description: 'Of the visitor’s staff.',
        max: maxRate,
      }),
    ),
  ],
})

/** The figures for estimates. Without a currency, visitors cannot ask for one. */
export const TcoModel: GlobalConfig = {
  slug: 'tco-model',
  label: 'Cost model',
  admin: {
    group: 'Leads',
    description: 'The figures behind the cost estimates that visitors ask for.',
  },
  access: { read: anyStaff, readVersions: anyStaff, update: staff('editor') },
  hooks: { afterChange: [announceGlobal] },
  fields: [
    field.number('hoursSavedPercent', 'How much of today’s administration is no longer needed.', {
      label: 'Administration saved, in percent',
      required: true,
      defaultValue: 0,
      validate: (value: number | number[] | null | undefined) => whole(value, 100),
    }),
    figures,
  ],
}
