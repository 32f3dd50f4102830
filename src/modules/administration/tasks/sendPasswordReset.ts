import { z } from 'zod'

import type { Task } from '../../../platform/jobs/createJobs.js'
import { platformOf } from '../../../platform/platform.js'
import { serviceAccountEmail } from '../serviceAccount.js'

const Reset = z.object({ email: z.string().max(320) })

/** Mails a link that sets a new password, good for an hour; nothing where no member of staff has the address. */
export const sendPasswordReset: Task<z.output<typeof Reset>> = {
  name: 'administration.sendPasswordReset',
  schema: Reset,
  maxAttempts: 6,
  run: async ({ email }, { payload }) => {
    if (email === serviceAccountEmail) return
    const token: string | null = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
      overrideAccess: true,
    })
    if (!token) return
    const { routes } = payload.config
    const link = `${platformOf(payload).serverUrl}${routes.admin}/reset/${token}`
    await payload.sendEmail({ to: email, subject: 'Set a new password', ...wordsFor(link) })
  },
}

function wordsFor(link: string): { text: string; html: string } {
  const before = 'Somebody, most likely you, asked to set a new password for your account.'
  const after = 'The link works for one hour. If it was not you, do nothing: your password stays.'
  return {
    text: [before, link, after].join('\n\n'),
    html: `<p>${before}</p><p><a href="${link}">Set a new password</a></p><p>${after}</p>`,
  }
}
