import { minorDigits } from '../../../platform/currencies.js'

/** The largest payment in minor units: the gateway's amounts have ten digits before the point. */
export const maxAmount = 999_999_999_999

/** The same for one currency: a currency without decimals reaches ten digits sooner. */
export function maxAmountIn(currency: string): number {
  return Math.min(maxAmount, 10 ** (10 + minorDigits(currency)) - 1)
}
