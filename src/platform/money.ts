import { z } from 'zod'

/** The currencies prices may be in (ISO 4217); amounts are integers in the currency's minor unit. */
export const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'AED', 'SAR', 'INR', 'SGD', 'JPY'] as const

export const Money = z
  .object({ amount: z.number().int(), currency: z.string().regex(/^[A-Z]{3}$/) })
  .meta({ id: 'Money' })

export type Money = z.output<typeof Money>
