import type { TypedLocale } from 'payload'

import { formatMoney } from '../../../platform/formatMoney.js'
import { numberFormat } from '../../../platform/intl.js'
import { fill } from '../../../platform/words.js'
import { paymentWords } from '../words/paymentWords.js'

type Tax = { label: string; rate: number; amount: number; currency: string }

/** The tax within an amount, as pages and mails say it. */
export function sayTax({ label, rate, amount, currency }: Tax, locale: TypedLocale): string {
  const format = numberFormat(locale, { maximumFractionDigits: 3, numberingSystem: 'latn' })
  return fill(paymentWords(locale).page.taxWithin, {
    tax: label,
    rate: format.format(rate),
    amount: formatMoney(amount, currency, { locale, isShort: true }),
  })
}
