import { createLocalReq, type Payload, type PayloadRequest, type TypedLocale } from 'payload'
import { z } from 'zod'

import { shortMoney } from '../../../platform/formatMoney.js'
import { mailTask } from '../../../platform/mail/outbox/mailTask.js'
import type { MailBlock } from '../../../platform/mail/templates/MailMessage.js'
import type { Money } from '../../../platform/money.js'
import { platformOf } from '../../../platform/platform.js'
import { fill } from '../../../platform/words.js'
import { findInvoices, type Invoice } from '../invoices/invoiceStore.js'
import { attachmentOf } from '../invoices/printedInvoice.js'
import { sayTax } from '../invoices/tax.js'
import type { Order } from '../Order.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { paymentWords } from '../words/paymentWords.js'
import { findOrder } from './orderStore.js'
import { orderToken } from './orderToken.js'

/** Tells payers that their money arrived, what it was for, and what to do next. */
export const receiptMail = mailTask({
  name: 'payments.mailReceipt',
  kind: 'Receipt of a payment',
  schema: z.strictObject({ order: z.uuid() }),
  about: ({ order }) => ({ target: 'orders', targetId: order }),
  compose: async ({ order: id }, { payload, brand, site }) => {
    const req = await createLocalReq({}, payload)
    const order = await findOrder(req, { id })
    if (!order?.email) return undefined
    const { email: to, number, amount, currency, courseId } = order
    const locale = order.locale as TypedLocale
    const words = paymentWords(locale).mail
    const money = shortMoney(amount, currency, locale)
    const payee = brand.legalName ?? brand.name
    const [invoice] = await findInvoices(req, { orderId: id })
    const items = await receiptFacts(req, order, invoice)
    const blocks: MailBlock[] = [
      { kind: 'paragraph', text: fill(words.receipt.paid, { money, payee }) },
      { kind: 'list', items },
      ...(courseId ? signInBlocks(payload, locale) : []),
      ...(invoice ? [{ kind: 'paragraph', text: words.receipt.attached } as const] : []),
    ]
    const subject = fill(words.receipt.subject, { money })
    return orderMail(payload, { site, to, locale, number, subject, blocks, paper: invoice })
  },
})

/** What was bought, when and where it is held, what one place and all of them cost, and the tax within. */
async function receiptFacts(req: PayloadRequest, order: Order, invoice: Invoice | undefined) {
  const { title, number, amount, currency, quantity, isOfCourse, sessionId } = order
  const locale = order.locale as TypedLocale
  const words = paymentWords(locale).mail
  const money = (sum: number) => shortMoney(sum, currency, locale)
  const { dates } = paymentsOptions(req.payload)
  const date = (sessionId && (await dates.describe(req, sessionId, locale))) || ''
  const [when, where] = date.split('\n')
  const { taxRate: rate = null, taxLabel, tax = 0 } = invoice ?? {}
  const [count, each] = [quantity, money(amount / quantity)]
  const places = isOfCourse
    ? fill(words.receipt.places, { count, each })
    : fill(words.receipt.quantity, { count, each })
  return [
    fill(words.subjectOf, { title }),
    ...(when ? [fill(words.receipt.when, { value: when })] : []),
    ...(where ? [fill(words.receipt.where, { value: where })] : []),
    // One costs what all of it does.
    ...(quantity > 1 ? [places] : []),
    fill(words.receipt.amount, { money: money(amount) }),
    ...(rate === null
      ? []
      : [sayTax({ label: taxLabel ?? '', rate, amount: tax, currency }, locale)]),
    fill(words.number, { number }),
  ]
}

/** How to begin the course that was paid for. */
function signInBlocks(payload: Payload, locale: TypedLocale): MailBlock[] {
  const { course, signIn } = paymentWords(locale).mail.receipt
  const url = `${platformOf(payload).serverUrl}/learn/sign-in?locale=${locale}`
  return [
    { kind: 'paragraph', text: course },
    { kind: 'button', label: signIn, url },
  ]
}

type OrderMail = {
  site: string
  to: string
  locale: TypedLocale
  /** The order's number. */
  number: string
  subject: string
  blocks: MailBlock[]
  /** What is attached. */
  paper: Invoice | undefined
}

/** A mail to the payer of an order, with a button that leads to it. */
async function orderMail(payload: Payload, mail: OrderMail) {
  const { site, to, locale, number, subject, blocks, paper } = mail
  const words = paymentWords(locale).mail
  const token = orderToken(paymentsOptions(payload).secret, number)
  const { serverUrl } = platformOf(payload)
  const url = `${serverUrl}/payments/result?order=${number}&token=${token}&locale=${locale}`
  return {
    ...{ to, locale, subject },
    preheader: fill(words.number, { number }),
    blocks: [...blocks, { kind: 'button', label: words.look, url } as const],
    reason: fill(words.reason, { site }),
    ...(paper && { attachments: [await attachmentOf(paper)] }),
  }
}

/** Tells payers that money comes back, or that their bank took it, with the credit note; of what was never invoiced how much it is. */
export const refundMail = mailTask({
  name: 'payments.mailRefund',
  kind: 'Refund',
  schema: z.union([
    z.strictObject({
      order: z.uuid(),
      creditNote: z.string(),
      isByBank: z.boolean().default(false),
    }),
    z.strictObject({ order: z.uuid(), amount: z.int(), currency: z.string() }),
  ]),
  about: ({ order }) => ({ target: 'orders', targetId: order }),
  compose: async ({ order: id, ...refund }, { payload, brand, site }) => {
    const req = await createLocalReq({}, payload)
    const order = await findOrder(req, { id })
    const returned = order && (await readReturned(req, order, refund))
    if (!order?.email || !returned) return undefined
    const { number, title, sessionId } = order
    const { dates } = paymentsOptions(payload)
    const isCalledOff = Boolean(sessionId && (await dates.isCancelled(req, sessionId)))
    const { locale, paper, ...sum } = returned
    const words = paymentWords(locale).mail
    const isByBank = 'isByBank' in refund && refund.isByBank
    const said = isByBank ? words.refund.byBank : words.refund
    const money = shortMoney(sum.amount, sum.currency, locale)
    const payee = brand.legalName ?? brand.name
    return orderMail(payload, {
      ...{ site, to: order.email, locale, number, paper },
      subject: fill(said.subject, { money }),
      blocks: [
        ...(isCalledOff ? [{ kind: 'paragraph', text: words.refund.calledOff } as const] : []),
        { kind: 'paragraph', text: fill(said.sent, { money, payee }) },
        { kind: 'list', items: [fill(words.subjectOf, { title }), fill(words.number, { number })] },
        ...(paper ? [{ kind: 'paragraph', text: words.refund.attached } as const] : []),
      ],
    })
  },
})

/** What went back, and the credit note for it where there is one; undefined where it cannot be found. */
async function readReturned(
  req: PayloadRequest,
  { id: orderId, locale, refundedAmount }: Order,
  refund: { creditNote: string } | Money,
) {
  if (!('creditNote' in refund)) {
    return { ...refund, locale: locale as TypedLocale, paper: undefined }
  }
  const issued = await findInvoices(req, { orderId })
  const paper = issued.find(({ number }) => number === refund.creditNote)
  if (!paper) return undefined
  const before = issued.filter(({ position }) => position > 0 && position < paper.position)
  const returned = refundedAmount - before.reduce((sum, { gross }) => sum + gross, 0)
  // Where staff accepted less than was due, the last credit note is of what never arrived, too.
  const amount = Math.min(paper.gross, returned)
  return { amount, currency: paper.currency, locale: paper.locale, paper }
}
