import { minorDigits } from './currencies.js'

/**
 * An amount in minor units as a language writes it, in European digits: `€1,250.00`, `OMR 1.500`. `isShort` omits
 * decimals that are all zero: `€490`.
 */
export function formatMoney(
  amount: number,
  currency: string,
  style: string | { locale: string; isShort: boolean },
): string {
  const { locale, isShort } = typeof style === 'string' ? { locale: style, isShort: false } : style
  const places = minorDigits(currency)
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    trailingZeroDisplay: isShort ? 'stripIfInteger' : 'auto',
  })
  return format.format(amount / 10 ** places)
}
