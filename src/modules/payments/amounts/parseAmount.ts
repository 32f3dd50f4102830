import { isCurrency, minorDigits } from '../../../platform/currencies.js'

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
