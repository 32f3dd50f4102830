import { createLocalReq, type TypedLocale } from 'payload'
import { z } from 'zod'

import { mailTask } from '../../../platform/mail/outbox/mailTask.js'
import type { MailBlock } from '../../../platform/mail/templates/MailMessage.js'
import { renderMail } from '../../../platform/mail/templates/renderMail.js'
import { webUrl } from '../../../platform/mail/templates/webUrl.js'
import { platformOf } from '../../../platform/platform.js'
import { findOrder } from '../orders/findOrder.js'
import { orderToken } from '../orders/orderToken.js'
import { formatMoney } from '../../../platform/formatMoney.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { receiptWords } from './receiptWords.js'

/** Tells payers that their money arrived, what it was for, and what to do next. */
export const receiptMail = mailTask({
  name: 'payments.mailReceipt',
  kind: 'Receipt of a payment',
  schema: z.strictObject({ order: z.uuid() }),
  compose: async ({ order: id }, { payload, brand }) => {
    const order = await findOrder(await createLocalReq({}, payload), { id })
    if (!order?.email) return undefined
    const { number, amount, currency, title, courseId } = order
    const locale = order.locale as TypedLocale
    const words = receiptWords[locale]
    const { serverUrl } = platformOf(payload)
    const token = orderToken(paymentsOptions(payload).secret, number)
    const money = formatMoney(amount, currency, locale)
    const blocks: MailBlock[] = [
      { kind: 'paragraph', text: words.paid(money, brand.legalName ?? brand.name) },
      { kind: 'list', items: [words.subjectOf(title), words.amount(money), words.number(number)] },
      ...(courseId ? [{ kind: 'paragraph', text: words.course } as const] : []),
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
    return { to: order.email, ...rendered }
  },
})
