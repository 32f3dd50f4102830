import { z } from 'zod'

import { isCurrency, notACurrency } from './currencies.js'

/** The largest payment in minor units: the gateway's amounts have ten digits before the point. */
export const maxAmount = 999_999_999_999

/** The code of a currency as it comes in. */
export const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/, { message: notACurrency, abort: true })
  .refine(isCurrency, { message: notACurrency, params: { code: 'unknown_currency' } })

/** Amounts are integers in the currency's minor unit. */
export const Money = z
  .object({
    amount: z.number().int(),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .meta({ examples: ['EUR'] }),
  })
  .meta({ id: 'Money' })

export type Money = z.output<typeof Money>
