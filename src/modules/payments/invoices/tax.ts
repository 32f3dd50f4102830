import type { TypedLocale } from 'payload'

import { shortMoney } from '../../../platform/formatMoney.js'
import { numberFormat } from '../../../platform/intl.js'
import { fill } from '../../../platform/words.js'
import { paymentWords } from '../words/paymentWords.js'

/** Rates are kept in thousandths of a percent: 5.5 % is 5500. */
const thousandths = 1000

/** Whether a rate in percent can be computed with: 0 to 100, with at most three decimals. */
export function isTaxRate(percent: unknown): percent is number {
  if (typeof percent !== 'number' || !(percent >= 0 && percent <= 100)) return false
  return Math.abs(percent * thousandths - Math.round(percent * thousandths)) < 1e-6
}

/**
 * The tax within a price that includes it, in the smallest unit of the currency; halves are rounded up. In integers of
 * any size: the largest amount times the rate is more than a number holds exactly.
 */
export function taxWithin(gross: number, percent: number): number {
  const rate = BigInt(Math.round(percent * thousandths))
  const whole = BigInt(100 * thousandths) + rate
  return Number((2n * BigInt(gross) * rate + whole) / (2n * whole))
}

/**
 * The tax of a partial refund: that of all money returned so far, less what earlier credit notes took back. So the
 * credit notes of an order that is refunded in full add up to its invoice, whatever the parts.
 */
export function taxOfRefund(
  { before, amount }: { before: number; amount: number },
  percent: number,
): number {
  return taxWithin(before + amount, percent) - taxWithin(before, percent)
}

type Tax = { label: string; rate: number; amount: number; currency: string }

/** The tax within an amount, as pages and mails say it. */
export function sayTax({ label, rate, amount, currency }: Tax, locale: TypedLocale): string {
  const format = numberFormat(locale, { maximumFractionDigits: 3, numberingSystem: 'latn' })
  return fill(paymentWords(locale).page.taxWithin, {
    tax: label,
    rate: format.format(rate),
    amount: shortMoney(amount, currency, locale),
  })
}
