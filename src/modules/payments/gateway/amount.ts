import { isCurrency } from '../../../platform/currencies.js'
import { minorDigits } from '../../../platform/formatMoney.js'

/** The gateway's amounts have up to ten digits before the point and two to four decimals. */
const form = /^(\d{1,10})(?:\.(\d{1,4}))?$/

/**
 * Converts a decimal amount to minor units by string arithmetic (`2.0` in INR is 200). Returns undefined for other
 * formats (`1e3`, `1,000`, ` 1`, `-1`), unknown currencies and non-zero digits beyond the currency's decimals.
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const [, whole, fraction = ''] = form.exec(text) ?? []
  if (!isCurrency(currency) || whole === undefined) return undefined
  const places = minorDigits(currency)
  if (/[1-9]/.test(fraction.slice(places))) return undefined
  return Number(whole + fraction.slice(0, places).padEnd(places, '0'))
}

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
