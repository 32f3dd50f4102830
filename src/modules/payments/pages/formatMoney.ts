import { minorDigits } from '../amounts/minorDigits.js'

/** An amount in minor units as people of a language write it, in European digits: `€1,250.00`. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const digits = minorDigits(currency) ?? 2
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** digits)
}
