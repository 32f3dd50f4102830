import type { CollectionSlug } from 'payload'
import { z } from 'zod'

import { mailTask } from '../../../platform/mail/outbox/mailTask.js'
import { platformOf } from '../../../platform/platform.js'
import { ScheduledChange } from './planPublication.js'

const FailedPlan = z.object({
  ...ScheduledChange.pick({ type: true, doc: true }).shape,
  planner: z.uuid(),
  reason: z.string().max(500),
})

/** Tells the planner that a publication did not happen, and why; not sent if the account is deleted. */
export const planFailedMail = mailTask({
  name: 'administration.mailPlanFailed',
  kind: 'Notice of a publication that failed',
  schema: FailedPlan,
  compose: async ({ type, doc, planner, reason }, { payload }) => {
    const user = await payload.findByID({
      collection: 'users',
      id: planner,
      depth: 0,
      disableErrors: true,
      overrideAccess: true,
    })
    if (!user) return undefined
    const { labels } = payload.collections[doc.relationTo as CollectionSlug].config
    const what = typeof labels.singular === 'string' ? labels.singular.toLowerCase() : 'document'
    const done = type === 'publish' ? 'published' : 'taken from the site'
    return {
      to: user.email,
      locale: 'en',
      subject: `A ${what} was not ${done} as you had planned`,
      preheader: 'Nothing was changed. Open it in the admin and try again.',
      blocks: [
        {
          kind: 'paragraph',
          text: `The ${what} has not changed. The reason: ${reason}`,
        },
        {
          kind: 'button',
          label: `Open the ${what}`,
          url: `${platformOf(payload).serverUrl}${payload.config.routes.admin}/collections/${doc.relationTo}/${doc.value}`,
        },
      ],
      reason: 'You receive this mail because you planned it in the admin.',
    }
  },
})
