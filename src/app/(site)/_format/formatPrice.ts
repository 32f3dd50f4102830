import type { Money } from '../../../platform/money.js'

/** An amount in minor units as the reader writes it: `€490`, `€490.50`, `¥5,000`. */
export function formatPrice({ amount, currency }: Money, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return format.format(amount / 10 ** fractionDigits(currency))
}

/** An amount as it stands in a column under others: with all its decimals. */
export function formatFigure({ amount, currency }: Money, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency })
  return format.format(amount / 10 ** fractionDigits(currency))
}

/** How many decimals a currency has (ISO 4217); two for what is none. */
export function fractionDigits(currency = ''): number {
  if (!/^[A-Z]{3}$/.test(currency)) return 2
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.resolvedOptions().maximumFractionDigits ?? 2
}
