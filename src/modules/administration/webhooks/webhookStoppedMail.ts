import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { everyMatch } from '../../../platform/database/requestDatabase.js'
import { addMail } from '../../../platform/mail/outbox/addMail.js'
import { mailTask } from '../../../platform/mail/outbox/mailTask.js'
import { platformOf } from '../../../platform/platform.js'
import { isPerson } from '../users/userStore.js'

const StoppedWebhook = z.object({ webhook: z.uuid(), user: z.uuid() })

/** Tells an admin that an endpoint was switched off; not sent once it is on again or gone. */
export const webhookStoppedMail = mailTask({
  name: 'administration.mailWebhookStopped',
  kind: 'Notice of a webhook that was switched off',
  schema: StoppedWebhook,
  compose: async (ids, { payload }) => {
    const shared = { depth: 0, disableErrors: true, overrideAccess: true } as const
    const [webhook, user] = await Promise.all([
      payload.findByID({ ...shared, collection: 'webhooks', id: ids.webhook }),
      payload.findByID({ ...shared, collection: 'users', id: ids.user }),
    ])
    if (!webhook?.deadSince || !user) return undefined
    const { host } = new URL(webhook.url)
    const { serverUrl } = platformOf(payload)
    return {
      to: user.email,
      locale: 'en',
      subject: `The webhook to ${host} was switched off`,
      preheader: 'It took nothing for three days, or said that it is gone.',
      blocks: [
        {
          kind: 'paragraph',
          text: `The endpoint at ${host} took no message for three days, or answered that it is gone (410). It gets no more messages, and those that waited are given up.`,
        },
        {
          kind: 'paragraph',
          text: 'Each message is kept for 30 days with its last answer. Once the receiver works again, switch the webhook on and resend what it needs.',
        },
        {
          kind: 'button',
          label: 'Open the webhook',
          url: `${serverUrl}${payload.config.routes.admin}/collections/webhooks/${webhook.id}`,
        },
      ],
      reason: 'You receive this mail because you are an admin here.',
    }
  },
})

/** Queues the mail to every admin, in the transaction that switches the endpoint off. */
export async function mailWebhookStopped(req: PayloadRequest, webhook: string): Promise<void> {
  const { docs } = await req.payload.find({
    ...everyMatch,
    collection: 'users',
    where: { and: [{ role: { equals: 'admin' } }, isPerson] },
    ...{ req, overrideAccess: true },
  })
  for (const { id } of docs) {
    await addMail(req, { task: webhookStoppedMail, payload: { webhook, user: id } })
  }
}
