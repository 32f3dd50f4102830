import type { Payload, TypedLocale } from 'payload'

import type { MailBlock } from '../../../platform/mail/templates/MailMessage.js'
import type { MailBrand } from '../../../platform/mail/templates/MailBrand.js'
import { renderMail } from '../../../platform/mail/templates/renderMail.js'
import { webUrl } from '../../../platform/mail/templates/webUrl.js'
import { platformOf } from '../../../platform/platform.js'
import { fill } from '../../../platform/words.js'
import { orderToken } from './orderToken.js'
import { paymentsOptions } from '../paymentsOptions.js'
import { paymentWords } from '../words/paymentWords.js'

type OrderMail = {
  brand: MailBrand
  locale: TypedLocale
  /** The order's number. */
  number: string
  subject: string
  blocks: MailBlock[]
}

/** A mail to the payer of an order, with a button that leads to it. */
export function orderMail(payload: Payload, { brand, locale, number, subject, blocks }: OrderMail) {
  const words = paymentWords(locale).mail
  const token = orderToken(paymentsOptions(payload).secret, number)
  const { serverUrl } = platformOf(payload)
  const url = `${serverUrl}/payments/result?order=${number}&token=${token}&locale=${locale}`
  return renderMail({
    brand,
    locale,
    subject,
    preheader: fill(words.number, { number }),
    blocks: [...blocks, { kind: 'button', label: words.look, url }],
    reason: fill(words.reason, { site: webUrl(brand.url).host }),
  })
}
