import type { TypedLocale } from 'payload'
import { createLocalReq } from 'payload'
import { z } from 'zod'

import { formatMoney } from '../../../platform/formatMoney.js'
import { mailTask } from '../../../platform/mail/outbox/mailTask.js'
import { renderMail } from '../../../platform/mail/templates/renderMail.js'
import { webUrl } from '../../../platform/mail/templates/webUrl.js'
import { platformOf } from '../../../platform/platform.js'
import { findInvoices } from '../invoices/invoiceStore.js'
import { attachmentOf } from '../invoices/printedInvoice.js'
import { findOrder } from '../orders/orderStore.js'
import { orderToken } from '../orders/orderToken.js'
import { paymentsOptions } from '../paymentsOptions.js'

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
    const words = refundWords[locale]
    const token = orderToken(paymentsOptions(payload).secret, number)
    const money = formatMoney(note.gross, note.currency, locale)
    const { serverUrl } = platformOf(payload)
    const rendered = renderMail({
      brand,
      locale,
      subject: words.subject(money),
      preheader: words.number(number),
      blocks: [
        { kind: 'paragraph', text: words.sent(money, brand.legalName ?? brand.name) },
        { kind: 'list', items: [words.subjectOf(title), words.number(number)] },
        { kind: 'paragraph', text: words.attached },
        {
          kind: 'button',
          label: words.look,
          url: `${serverUrl}/payments/result?order=${number}&token=${token}&locale=${locale}`,
        },
      ],
      reason: words.reason(webUrl(brand.url).host),
    })
    return { to: order.email, ...rendered, attachments: [await attachmentOf(note)] }
  },
})

type Words = {
  subject: (money: string) => string
  sent: (money: string, payee: string) => string
  subjectOf: (title: string) => string
  number: (number: string) => string
  attached: string
  look: string
  reason: (site: string) => string
}

/** The texts of the mail about a refund, in every language of the site. */
const refundWords: Record<TypedLocale, Words> = {
  en: {
    subject: (money) => `Your refund of ${money}`,
    sent: (money, payee) =>
      `${payee} has refunded ${money} to the card or account you paid with. Banks take up to ten working days to show it.`,
    subjectOf: (title) => `For: ${title}`,
    number: (number) => `Order number: ${number}`,
    attached: 'The credit note is attached.',
    look: 'See the order',
    reason: (site) =>
      `You receive this mail because this address was given with a payment at ${site}.`,
  },
  fr: {
    subject: (money) => `Votre remboursement de ${money}`,
    sent: (money, payee) =>
      `${payee} a remboursé ${money} sur la carte ou le compte utilisé pour payer. Les banques mettent jusqu’à dix jours ouvrés à l’afficher.`,
    subjectOf: (title) => `Pour : ${title}`,
    number: (number) => `Numéro de commande : ${number}`,
    attached: 'L’avoir est joint à ce message.',
    look: 'Voir la commande',
    reason: (site) =>
      `Vous recevez ce message car cette adresse a été indiquée lors d’un paiement sur ${site}.`,
  },
  ar: {
    subject: (money) => `استرداد مبلغ ${money}`,
    sent: (money, payee) =>
      `أعادت ${payee} مبلغ ${money} إلى البطاقة أو الحساب الذي دفعت منه. قد يستغرق ظهوره في البنك عشرة أيام عمل.`,
    subjectOf: (title) => `مقابل: ${title}`,
    number: (number) => `رقم الطلب: ${number}`,
    attached: 'تجد الإشعار الدائن مرفقًا.',
    look: 'عرض الطلب',
    reason: (site) => `وصلتك هذه الرسالة لأن هذا العنوان أُدخل مع دفعة في ${site}.`,
  },
}
