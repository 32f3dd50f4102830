import { z } from 'zod'

import { type MailTask, mailTask } from '../../../platform/mail/outbox/mailTask.js'
import { renderMail } from '../../../platform/mail/templates/renderMail.js'
import { webUrl } from '../../../platform/mail/templates/webUrl.js'
import { platformOf } from '../../../platform/platform.js'
import { serviceAccountEmail } from '../users/userStore.js'

const Reset = z.object({ email: z.string().max(320) })

/** Mails a link to set a new password, valid for an hour; nothing if no member of staff has the address. */
export const sendPasswordReset: MailTask<z.output<typeof Reset>> = mailTask({
  name: 'administration.sendPasswordReset',
  kind: 'Link for a new password',
  schema: Reset,
  attempts: 6,
  compose: async ({ email }, { payload, brand }) => {
    if (email === serviceAccountEmail) return undefined
    const token: string | null = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
      overrideAccess: true,
    })
    if (!token) return undefined
    const { routes } = payload.config
    const rendered = renderMail({
      brand,
      locale: 'en',
      subject: 'Set a new password',
      preheader: 'The link works for one hour.',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Somebody, most likely you, asked for a new password for your account.',
        },
        {
          kind: 'button',
          label: 'Set a new password',
          url: `${platformOf(payload).serverUrl}${routes.admin}/reset/${token}`,
        },
        {
          kind: 'footnote',
          text: 'The link works for one hour, and once. If it was not you, do nothing: your password stays.',
        },
      ],
      reason: `You receive this mail because you have an account at ${webUrl(brand.url).host}.`,
    })
    return { to: email, ...rendered }
  },
})
