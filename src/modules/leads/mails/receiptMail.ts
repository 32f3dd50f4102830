import type { Payload, TypedLocale } from 'payload'
import { z } from 'zod'

import { type MailTask, mailTask } from '../../../platform/mail/outbox/mailTask.js'
import type { MailBlock } from '../../../platform/mail/templates/MailMessage.js'
import { renderMail } from '../../../platform/mail/templates/renderMail.js'
import { webUrl } from '../../../platform/mail/templates/webUrl.js'
import { platformOf } from '../../../platform/platform.js'
import { consentToken } from '../consent/consentToken.js'
import { findLead } from '../findLead.js'
import { promised } from './promised.js'
import { receiptWords } from './receiptWords.js'

export type LeadMail = { lead: string }

/**
 * Confirms a request to its visitor, with what they asked for and how to withdraw a consent. Not sent once they are
 * erased.
 */
export function receiptMail({ secret }: { secret: string }): MailTask<LeadMail> {
  return mailTask({
    name: 'leads.mailReceipt',
    kind: 'Receipt of a form',
    schema: z.strictObject({ lead: z.uuid() }),
    compose: async (ids, { payload, brand }) => {
      const lead = await findLead(payload, ids.lead)
      if (!lead) return undefined
      const locale = lead.locale as TypedLocale
      const words = receiptWords[locale]
      const consent = await consentOf(payload, lead.id)
      const unsubscribe = consent && linkTo(payload, consentToken(consent, secret))
      const blocks: MailBlock[] = [
        { kind: 'paragraph', text: words.thanks[lead.kind] },
        ...(await promised(payload, { lead, secret })),
        { kind: 'paragraph', text: words.reference(lead.reference) },
        ...(unsubscribe
          ? [
              { kind: 'paragraph', text: words.consent(brand.name) } as const,
              { kind: 'button', label: words.withdraw, url: unsubscribe } as const,
            ]
          : []),
      ]
      const rendered = renderMail({
        brand,
        locale,
        subject: words.subject[lead.kind],
        preheader: words.thanks[lead.kind],
        blocks,
        reason: words.reason(webUrl(brand.url).host),
      })
      return { to: lead.email, unsubscribe, ...rendered }
    },
  })
}

function linkTo(payload: Payload, token: string): string {
  return `${platformOf(payload).serverUrl}/consent/withdraw?token=${token}`
}

async function consentOf(payload: Payload, lead: string): Promise<string | undefined> {
  const { docs } = await payload.find({
    collection: 'consents',
    where: { and: [{ lead: { equals: lead } }, { event: { equals: 'given' } }] },
    select: {},
    limit: 1,
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs[0]?.id
}
