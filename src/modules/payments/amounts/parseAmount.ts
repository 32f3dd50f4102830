import { isCurrency, minorDigits } from '../../../platform/currencies.js'

/** The gateway's amounts have up to ten digits and two to four decimals (research: payments 4.3). */
const form = /^(\d{1,10})(?:\.(\d{1,4}))?$/

/**
 * The minor units of a decimal amount (`2.0` in INR is 200), by string arithmetic. Undefined for any other form
 * (`1e3`, `1,000`, ` 1`, `-1`), for a currency we do not know, and for non-zero digits beyond its decimals.
 */
export function parseAmount(text: string, currency: string): number | undefined {
  const [, whole, fraction = ''] = form.exec(text) ?? []
  if (!isCurrency(currency) || whole === undefined) return undefined
  const places = minorDigits(currency)
  if (/[1-9]/.test(fraction.slice(places))) return undefined
  return Number(whole + fraction.slice(0, places).padEnd(places, '0'))
}
