import { minorDigits } from '../../platform/formatMoney.js'

/** How the numbers of a chart are written: plain, or as money in minor units. */
export type Unit = { language: string; currency?: string }

/** Formats a number in full, and short enough for an axis. */
export function printer({ language, currency }: Unit) {
  const digits = currency === undefined ? 0 : minorDigits(currency)
  const inMajor = (value: number) => value / 10 ** digits
  const money = currency === undefined ? {} : ({ style: 'currency', currency } as const)
  const fraction =
    currency === undefined ? {} : { minimumFractionDigits: digits, maximumFractionDigits: digits }
  const full = new Intl.NumberFormat(language, { ...money, ...fraction })
  const short = new Intl.NumberFormat(language, {
    ...money,
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  })
  return {
    full: (value: number) => full.format(inMajor(value)),
    short: (value: number) => short.format(inMajor(value)),
  }
}
