import type { Money } from '../../../platform/money.js'

/** An amount in minor units as the reader writes it: `€490`, `€490.50`, `¥5,000`. */
export function formatPrice({ amount, currency }: Money, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
  return format.format(amount / 10 ** (digits.maximumFractionDigits ?? 2))
}
