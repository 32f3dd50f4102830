import type { Payload } from 'payload'
import { z } from 'zod'

import type { Lead } from '../../../payload-types.js'
import { mailTask, type MailTask } from '../../../platform/mail/outbox/mailTask.js'
import { platformOf } from '../../../platform/platform.js'
import { leadsOf } from '../leadsOptions.js'
import type { LeadKind } from '../schemas.js'
import { formOfLead } from '../store/formStore.js'
import { findLead } from '../store/leadStore.js'

/** The recipient’s address; jobs of earlier releases have its index among those whom the form tells, or in LEADS_NOTIFY. */
type TeamMail = { lead: string; recipient: string | number }

const wishes: Record<LeadKind, string> = {
  demo: 'a demo request',
  contact: 'a message',
  'request-info': 'a question about a course',
  brochures: 'a brochure request',
  tco: 'a cost estimate request',
  form: 'an answer to a form',
}

/**
 * Notifies one team member of a new lead. The person's details are only in the admin: a stranger's text would seem to
 * come from us in a mail, and could not be erased from mailboxes.
 */
export const teamMail: MailTask<TeamMail> = mailTask({
  name: 'leads.mailTeam',
  kind: 'Notice of a new lead',
  schema: z.strictObject({
    lead: z.uuid(),
    recipient: z.union([z.string().max(254), z.int().min(0)]),
  }),
  compose: async (ids, { payload, site }) => {
    const lead = await findLead(payload, ids.lead)
    const to = lead && (await addressOf(payload, lead, ids))
    if (!lead || to === undefined) return undefined
    const address = lead.emailProven === false ? 'an unconfirmed' : 'a confirmed'
    const { routes } = payload.config
    const { serverUrl } = platformOf(payload)
    return {
      to,
      locale: 'en',
      subject: `New lead ${lead.reference}: ${wishes[lead.kind]}`,
      preheader: 'Open the lead in the admin.',
      blocks: [
        {
          kind: 'paragraph',
          text: `You have ${wishes[lead.kind]} from ${address} email address. Name, company and message are in the admin.`,
        },
        {
          kind: 'button',
          label: 'Open the lead',
          url: `${serverUrl}${routes.admin}/collections/leads/${lead.id}`,
        },
      ],
      reason: `You receive this mail because this address is set to hear of new leads at ${site}.`,
    }
  },
})

async function addressOf(payload: Payload, lead: Lead, { recipient }: Pick<TeamMail, 'recipient'>) {
  if (typeof recipient === 'string') return recipient
  const form = await formOfLead(payload, lead)
  const told = form?.notify && form.notify.length > 0 ? form.notify : leadsOf(payload).notify
  return told[recipient]
}
