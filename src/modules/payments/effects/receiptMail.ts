import type { TypedLocale } from 'payload'
import { createLocalReq } from 'payload'
import { z } from 'zod'

import { formatMoney } from '../../../platform/formatMoney.js'
import { mailTask } from '../../../platform/mail/outbox/mailTask.js'
import type { MailBlock } from '../../../platform/mail/templates/MailMessage.js'
import { renderMail } from '../../../platform/mail/templates/renderMail.js'
import { webUrl } from '../../../platform/mail/templates/webUrl.js'
import { platformOf } from '../../../platform/platform.js'
import { findInvoices } from '../invoices/invoiceStore.js'
import { attachmentOf } from '../invoices/printedInvoice.js'
import { findOrder } from '../orders/orderStore.js'
import { orderToken } from '../orders/orderToken.js'
import { paymentsOptions } from '../paymentsOptions.js'

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
    const words = receiptWords[locale]
    const { serverUrl } = platformOf(payload)
    const token = orderToken(paymentsOptions(payload).secret, number)
    const money = formatMoney(amount, currency, locale)
    const [invoice] = await findInvoices(req, { orderId: id })
    const blocks: MailBlock[] = [
      { kind: 'paragraph', text: words.paid(money, brand.legalName ?? brand.name) },
      { kind: 'list', items: [words.subjectOf(title), words.amount(money), words.number(number)] },
      ...(courseId ? [{ kind: 'paragraph', text: words.course } as const] : []),
      ...(invoice ? [{ kind: 'paragraph', text: words.attached } as const] : []),
      {
        kind: 'button',
        label: words.look,
        url: `${serverUrl}/payments/result?order=${number}&token=${token}&locale=${locale}`,
      },
    ]
    const rendered = renderMail({
      brand,
      locale,
      subject: words.subject(money),
      preheader: words.number(number),
      blocks,
      reason: words.reason(webUrl(brand.url).host),
    })
    const attachments = invoice && [await attachmentOf(invoice)]
    return { to: order.email, ...rendered, ...(attachments && { attachments }) }
  },
})

type Words = {
  subject: (money: string) => string
  paid: (money: string, payee: string) => string
  subjectOf: (title: string) => string
  amount: (money: string) => string
  number: (number: string) => string
  course: string
  attached: string
  look: string
  reason: (site: string) => string
}

/** The texts of a payment receipt, in every language of the site. */
const receiptWords: Record<TypedLocale, Words> = {
  en: {
    subject: (money) => `Receipt for your payment of ${money}`,
    paid: (money, payee) => `Your payment of ${money} to ${payee} has arrived. Thank you.`,
    subjectOf: (title) => `For: ${title}`,
    amount: (money) => `Amount: ${money}`,
    number: (number) => `Order number: ${number}`,
    course:
      'To begin, sign in on our site with the e-mail address the place was booked for; we send a code to it.',
    attached: 'The invoice is attached.',
    look: 'See the order',
    reason: (site) =>
      `You receive this mail because this address was given with a payment at ${site}.`,
  },
  fr: {
    subject: (money) => `Reçu de votre paiement de ${money}`,
    paid: (money, payee) => `Votre paiement de ${money} à ${payee} est arrivé. Merci.`,
    subjectOf: (title) => `Pour : ${title}`,
    amount: (money) => `Montant : ${money}`,
    number: (number) => `Numéro de commande : ${number}`,
    course:
      'Pour commencer, connectez-vous sur notre site avec l’adresse e-mail indiquée pour la place ; nous y envoyons un code.',
    attached: 'La facture est jointe à ce message.',
    look: 'Voir la commande',
    reason: (site) =>
      `Vous recevez ce message car cette adresse a été indiquée lors d’un paiement sur ${site}.`,
  },
  ar: {
    subject: (money) => `إيصال دفعتك بمبلغ ${money}`,
    paid: (money, payee) => `وصلت دفعتك بمبلغ ${money} إلى ${payee}. شكرًا لك.`,
    subjectOf: (title) => `مقابل: ${title}`,
    amount: (money) => `المبلغ: ${money}`,
    number: (number) => `رقم الطلب: ${number}`,
    course: 'للبدء، سجّل الدخول في موقعنا بعنوان البريد الذي حُجز به المقعد؛ نرسل إليه رمزًا.',
    attached: 'تجد الفاتورة مرفقة.',
    look: 'عرض الطلب',
    reason: (site) => `وصلتك هذه الرسالة لأن هذا العنوان أُدخل مع دفعة في ${site}.`,
  },
}
