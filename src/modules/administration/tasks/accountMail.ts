import type { PayloadRequest } from 'payload'
import { z } from 'zod'

import { mailTask } from '../../../platform/mail/outbox/mailTask.js'
import { renderMail } from '../../../platform/mail/templates/renderMail.js'
import { webUrl } from '../../../platform/mail/templates/webUrl.js'
import { platformOf } from '../../../platform/platform.js'
import { findUser } from '../users/userStore.js'

/** What people are told of their account, so that they notice what they did not do themselves. */
const notices = {
  'second-factor-on': {
    subject: 'Signing in now takes a code',
    text: 'An authenticator app was set up for your account. From now on you sign in with your password and a code of the app.',
  },
  'second-factor-off': {
    subject: 'Signing in takes no code any more',
    text: 'The authenticator app was removed from your account. From now on your password is enough.',
  },
  'second-factor-reset': {
    subject: 'An admin has removed your second factor',
    text: 'An admin has removed the authenticator app and the passkeys of your account and signed you out everywhere, because they were reported lost. Sign in with your password and set up a new one.',
  },
  'code-refused': {
    subject: 'Someone entered your password, but no valid code',
    text: 'Someone entered the right password of your account with a code that was wrong or had been used before. They were not let in. If it was not you, change your password.',
  },
} as const

export type Notice = keyof typeof notices

const AccountNotice = z.object({
  user: z.uuid(),
  notice: z.enum(Object.keys(notices) as [Notice, ...Notice[]]),
})

export const accountMail = mailTask({
  name: 'administration.mailAccountNotice',
  kind: 'Notice about an account',
  schema: AccountNotice,
  compose: async ({ user, notice }, { payload, brand }) => {
    const person = await findUser(payload, user)
    if (!person) return undefined
    const { subject, text } = notices[notice]
    const rendered = renderMail({
      brand,
      locale: 'en',
      subject,
      preheader: 'If this was not you, tell an admin at once.',
      blocks: [
        { kind: 'paragraph', text },
        {
          kind: 'button',
          label: 'Open your account',
          url: `${platformOf(payload).serverUrl}${payload.config.routes.admin}/account`,
        },
        { kind: 'footnote', text: 'If this was not you, tell an admin at once.' },
      ],
      reason: `You receive this mail because you have an account at ${webUrl(brand.url).host}.`,
    })
    return { to: person.email, ...rendered }
  },
})

/** Queues a notice in the transaction of `req`, if it has one. */
export async function tellPerson(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  user: string,
  notice: Notice,
): Promise<void> {
  await platformOf(req.payload).jobs.add(req, { task: accountMail, payload: { user, notice } })
}
