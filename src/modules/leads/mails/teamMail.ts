import { z } from 'zod'

import { type MailTask, mailTask } from '../../../platform/mail/outbox/mailTask.js'
import { renderMail } from '../../../platform/mail/templates/renderMail.js'
import { webUrl } from '../../../platform/mail/templates/webUrl.js'
import { platformOf } from '../../../platform/platform.js'
import { findLead } from '../findLead.js'
import type { LeadKind } from '../schemas.js'

/** The index in LEADS_NOTIFY. */
export type TeamMail = { lead: string; recipient: number }

const wishes: Record<LeadKind, string> = {
  demo: 'a demo request',
  contact: 'a message',
  'request-info': 'a question about a course',
  brochures: 'a brochure request',
  tco: 'a cost estimate request',
}

/**
 * Notifies one team member of a new lead. The person's details are only in the admin: a stranger's text would seem to
 * come from us in a mail, and could not be erased from mailboxes.
 */
export function teamMail({ notify }: { notify: readonly string[] }): MailTask<TeamMail> {
  return mailTask({
    name: 'leads.mailTeam',
    kind: 'Notice of a new lead',
    schema: z.strictObject({ lead: z.uuid(), recipient: z.int().min(0) }),
    compose: async (ids, { payload, brand }) => {
      const to = notify[ids.recipient]
      const lead = await findLead(payload, ids.lead)
      if (!lead || to === undefined) return undefined
      const { routes } = payload.config
      const { serverUrl } = platformOf(payload)
      const rendered = renderMail({
        brand,
        locale: 'en',
        subject: `New lead ${lead.reference}: ${wishes[lead.kind]}`,
        preheader: 'Its address is confirmed. Open it in the admin.',
        blocks: [
          {
            kind: 'paragraph',
            text: `${brand.name} has ${wishes[lead.kind]} by a confirmed address.`,
          },
          {
            kind: 'button',
            label: 'Open the lead',
            url: `${serverUrl}${routes.admin}/collections/leads/${lead.id}`,
          },
        ],
        reason: `You receive this mail because new leads at ${webUrl(brand.url).host} are told to this address.`,
      })
      return { to, ...rendered }
    },
  })
}
