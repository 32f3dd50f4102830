import { escapeHtml } from '../../../../../platform/mail/templates/escapeHtml.js'
import { printAmount } from '../../../amounts/printAmount.js'
import type { SimulatedPayment } from '../simulatedPaymentsTable.js'

/** Formats an amount for English readers. Intl gets the decimal text, so that no digit is lost. */
export function formatAmount({ amount, currency }: SimulatedPayment): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return format.format(printAmount(amount, currency) as Intl.StringNumericLiteral)
}

/** The payee, the payer and the order, as HTML. */
export function paymentSummary(payment: SimulatedPayment): string {
  const payer = [payment.payerName, payment.payerEmail, payment.payerPhone].filter(Boolean)
  const rows: [string, string][] = [
    ['To', new URL(payment.redirectUrl).host],
    ['Order', payment.orderNo],
    ['Reference', payment.trackingId],
    ...(payer.length > 0 ? [['Payer', payer.join(', ')] as [string, string]] : []),
  ]
  const list = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`)
  return `<dl>${list.join('')}</dl>`
}
