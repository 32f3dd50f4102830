import { isCurrency, minorDigits } from '../../../platform/currencies.js'

const wholeDigits = 10

/**
 * Prints minor units the way the gateway takes them: `2.00` INR, `1.150` OMR, `5` JPY. Throws a RangeError for a
 * fraction, a negative number, more than ten digits before the point or an unknown currency.
 */
export function printAmount(minor: number, currency: string): string {
  const places = minorDigits(currency)
  if (!isCurrency(currency) || !Number.isSafeInteger(minor) || minor < 0) {
    throw new RangeError(`${String(minor)} is no amount in ${currency}`)
  }
  const all = String(minor).padStart(places + 1, '0')
  const whole = all.slice(0, all.length - places)
  if (whole.length > wholeDigits) throw new RangeError(`${String(minor)} ${currency} is too much`)
  return places === 0 ? whole : `${whole}.${all.slice(-places)}`
}
