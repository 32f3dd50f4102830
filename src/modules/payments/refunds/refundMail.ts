import { createLocalReq } from 'payload'
import { z } from 'zod'

import { formatMoney } from '../../../platform/formatMoney.js'
import { mailTask } from '../../../platform/mail/outbox/mailTask.js'
import { fill } from '../../../platform/words.js'
import { findInvoices } from '../invoices/invoiceStore.js'
import { attachmentOf } from '../invoices/printedInvoice.js'
import { orderMail } from '../orders/orderMail.js'
import { findOrder } from '../orders/orderStore.js'
import { paymentWords } from '../words/paymentWords.js'

/** Tells payers that money comes back, with the credit note. */
export const refundMail = mailTask({
  name: 'payments.mailRefund',
  kind: 'Credit note of a refund',
  schema: z.strictObject({ order: z.uuid(), creditNote: z.string() }),
  compose: async ({ order: id, creditNote }, { payload, brand }) => {
    const req = await createLocalReq({}, payload)
    const order = await findOrder(req, { id })
    const issued = await findInvoices(req, { orderId: id })
    const note = issued.find(({ number }) => number === creditNote)
    if (!order?.email || !note) return undefined
    const { number, title } = order
    const { locale } = note
    const words = paymentWords(locale).mail
    const money = formatMoney(note.gross, note.currency, locale)
    const payee = brand.legalName ?? brand.name
    const rendered = orderMail(payload, {
      brand,
      locale,
      number,
      subject: fill(words.refund.subject, { money }),
      blocks: [
        { kind: 'paragraph', text: fill(words.refund.sent, { money, payee }) },
        { kind: 'list', items: [fill(words.subjectOf, { title }), fill(words.number, { number })] },
        { kind: 'paragraph', text: words.refund.attached },
      ],
    })
    return { to: order.email, ...rendered, attachments: [await attachmentOf(note)] }
  },
})
