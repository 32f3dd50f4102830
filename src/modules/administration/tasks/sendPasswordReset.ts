import { z } from 'zod'

import { type MailTask, mailTask } from '../../../platform/mail/outbox/mailTask.js'
import { platformOf } from '../../../platform/platform.js'
import { fill } from '../../../platform/words.js'
import { languageOf } from '../users/sessionStore.js'
import { serviceAccountEmail } from '../users/userStore.js'
import { accountWords } from './accountMail.js'

const Reset = z.object({ email: z.string().max(320) })

/** Mails a link to set a new password, valid for an hour, in the language they use; nothing if no member of staff has the address. */
export const sendPasswordReset: MailTask<z.output<typeof Reset>> = mailTask({
  name: 'administration.sendPasswordReset',
  kind: 'Link for a new password',
  schema: Reset,
  attempts: 6,
  compose: async ({ email }, { payload, site }) => {
    if (email === serviceAccountEmail) return undefined
    const token: string | null = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
      overrideAccess: true,
    })
    if (!token) return undefined
    const locale = await languageOf(payload, email)
    const words = accountWords(locale)
    const { subject, preheader, text, footnote } = words.reset
    const url = `${platformOf(payload).serverUrl}${payload.config.routes.admin}/reset/${token}`
    return {
      ...{ to: email, locale, subject, preheader },
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'button', label: subject, url },
        { kind: 'footnote', text: footnote },
      ],
      reason: fill(words.reason, { site }),
    }
  },
})
