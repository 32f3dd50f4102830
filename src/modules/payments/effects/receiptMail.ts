import type { TypedLocale } from 'payload'
import { createLocalReq } from 'payload'
import { z } from 'zod'

import { formatMoney } from '../../../platform/formatMoney.js'
import { mailTask } from '../../../platform/mail/outbox/mailTask.js'
import type { MailBlock } from '../../../platform/mail/templates/MailMessage.js'
import { fill } from '../../../platform/words.js'
import { findInvoices } from '../invoices/invoiceStore.js'
import { attachmentOf } from '../invoices/printedInvoice.js'
import { orderMail } from '../orders/orderMail.js'
import { findOrder } from '../orders/orderStore.js'
import { paymentWords } from '../words/paymentWords.js'

/** Tells payers that their money arrived, what it was for, and what to do next. */
export const receiptMail = mailTask({
  name: 'payments.mailReceipt',
  kind: 'Receipt of a payment',
  schema: z.strictObject({ order: z.uuid() }),
  compose: async ({ order: id }, { payload, brand }) => {
    const req = await createLocalReq({}, payload)
    const order = await findOrder(req, { id })
    if (!order?.email) return undefined
    const { number, amount, currency, title, courseId } = order
    const locale = order.locale as TypedLocale
    const words = paymentWords(locale).mail
    const money = formatMoney(amount, currency, locale)
    const payee = brand.legalName ?? brand.name
    const [invoice] = await findInvoices(req, { orderId: id })
    const items = [
      fill(words.subjectOf, { title }),
      fill(words.receipt.amount, { money }),
      fill(words.number, { number }),
    ]
    const blocks: MailBlock[] = [
      { kind: 'paragraph', text: fill(words.receipt.paid, { money, payee }) },
      { kind: 'list', items },
      ...(courseId ? [{ kind: 'paragraph', text: words.receipt.course } as const] : []),
      ...(invoice ? [{ kind: 'paragraph', text: words.receipt.attached } as const] : []),
    ]
    const subject = fill(words.receipt.subject, { money })
    const rendered = orderMail(payload, { brand, locale, number, subject, blocks })
    const attachments = invoice && [await attachmentOf(invoice)]
    return { to: order.email, ...rendered, ...(attachments && { attachments }) }
  },
})
