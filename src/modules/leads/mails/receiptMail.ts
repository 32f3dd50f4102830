import type { Payload, TypedLocale } from 'payload'
import { z } from 'zod'

import type { Lead } from '../../../payload-types.js'
import { firstMatch } from '../../../platform/database/requestDatabase.js'
import { formatMoney } from '../../../platform/formatMoney.js'
import { formatDay, localeSuffix } from '../../../platform/localization.js'
import { mailTask, type MailTask } from '../../../platform/mail/outbox/mailTask.js'
import type { MailBlock } from '../../../platform/mail/templates/MailMessage.js'
import { platformOf } from '../../../platform/platform.js'
import { fill } from '../../../platform/words.js'
import { brochureDownload, findBrochure } from '../brochures/brochureLink.js'
import { leadsOf } from '../leadsOptions.js'
import { Estimate } from '../schemas.js'
import { formOfLead } from '../store/formStore.js'
import { findLead } from '../store/leadStore.js'
import { consentToken } from '../store/withdrawConsent.js'
import { leadWords } from '../words/leadWords.js'

/**
 * Confirms a request to its visitor, with what they asked for and how to withdraw a consent. Not sent once they are
 * erased.
 */
export const receiptMail: MailTask<{ lead: string }> = mailTask({
  name: 'leads.mailReceipt',
  kind: 'Receipt of a form',
  schema: z.strictObject({ lead: z.uuid() }),
  about: ({ lead }) => ({ target: 'leads', targetId: lead }),
  compose: async (ids, { payload, brand, site }) => {
    const lead = await findLead(payload, ids.lead)
    if (!lead) return undefined
    const locale = lead.locale as TypedLocale
    const words = leadWords(locale).receipt
    const { subject, thanks } = await wordsOf(payload, lead)
    const consent = await consentOf(payload, lead.id)
    const unsubscribe = consent && linkTo(payload, consent, locale)
    const blocks: MailBlock[] = [
      ...thanks.map((text) => ({ kind: 'paragraph', text }) as const),
      ...(await promised(payload, lead)),
      { kind: 'paragraph', text: fill(words.reference, { reference: lead.reference }) },
      ...(unsubscribe
        ? [
            { kind: 'paragraph', text: fill(words.consent, { brand: brand.name }) } as const,
            { kind: 'button', label: words.withdraw, url: unsubscribe } as const,
          ]
        : []),
    ]
    return {
      ...{ to: lead.email, unsubscribe, locale, subject },
      preheader: thanks[0] ?? subject,
      blocks,
      reason:
        lead.emailProven === false ? fill(words.entered, { site }) : fill(words.reason, { site }),
    }
  },
})

/** What the receipt says first: in the words of the form if staff wrote some. */
async function wordsOf(payload: Payload, lead: Lead) {
  const { kind, locale } = lead
  const { subject, thanks } = leadWords(locale).receipt
  const made = await formOfLead(payload, lead, locale as TypedLocale)
  const paragraphs = made?.mailText?.split(/\n\s*\n/).filter((text) => text.trim() !== '') ?? []
  return {
    subject: made?.mailSubject || subject[kind],
    thanks: paragraphs.length > 0 ? paragraphs : [thanks[kind]],
  }
}

function linkTo(payload: Payload, consent: string, locale: string): string {
  const token = consentToken(consent, leadsOf(payload).secret)
  return `${platformOf(payload).serverUrl}/consent/withdraw?token=${token}${localeSuffix(locale)}`
}

async function consentOf(payload: Payload, lead: string): Promise<string | undefined> {
  const { docs } = await payload.find({
    ...firstMatch,
    collection: 'consents',
    where: { and: [{ lead: { equals: lead } }, { event: { equals: 'given' } }] },
    select: {},
    overrideAccess: true,
  })
  return docs[0]?.id
}

/** What a form promised to send: the brochure or the full estimate; nothing for the other forms. */
async function promised(payload: Payload, lead: Lead) {
  const locale = lead.locale as TypedLocale
  if (lead.kind === 'brochures') return brochureBlocks(payload, lead, locale)
  const { data: estimate } = Estimate.safeParse(lead.estimate)
  return lead.kind === 'tco' && estimate ? estimateBlocks(estimate, locale) : []
}

/** The link's expiry counts from when the form was sent, so that a repeated mail is identical. */
async function brochureBlocks(
  payload: Payload,
  lead: Lead,
  locale: TypedLocale,
): Promise<MailBlock[]> {
  const words = leadWords(locale).receipt.brochure
  const brochure = await findBrochure({ payload }, lead.brochure ?? '', locale)
  if (!brochure) return [{ kind: 'paragraph', text: words.gone }]
  const now = new Date(lead.createdAt)
  const { url, expiresAt } = brochureDownload(payload, { brochure, locale, now })
  const day = formatDay(new Date(expiresAt), locale)
  return [
    { kind: 'button', label: fill(words.download, { title: brochure.title }), url },
    { kind: 'footnote', text: fill(words.until, { day }) },
  ]
}

function estimateBlocks(estimate: Estimate, locale: TypedLocale): MailBlock[] {
  const { currency, years, lines, total, currentTotal, savings, assumptions } = estimate
  const words = leadWords(locale).estimate.mail
  const money = (amount: number) => formatMoney(amount, currency, locale)
  const saved = savings < 0 ? words.extra : words.saved
  return [
    { kind: 'paragraph', text: words.period(years) },
    {
      kind: 'table',
      rows: [
        ...lines.map(({ label, amount }) => ({ label, value: money(amount) })),
        { label: words.total, value: money(total), isStrong: true },
        { label: words.today, value: money(currentTotal) },
        { label: saved, value: money(Math.abs(savings)), isStrong: true },
      ],
    },
    { kind: 'paragraph', text: words.assumptions },
    { kind: 'list', items: assumptions },
  ]
}
