import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

import { addMail } from '../../../platform/mail/outbox/addMail.js'
import { mailTask } from '../../../platform/mail/outbox/mailTask.js'
import type { LimitRule } from '../../../platform/limits/createLimits.js'
import { platformOf } from '../../../platform/platform.js'
import { createWords, fill } from '../../../platform/words.js'
import { languageOf } from '../users/sessionStore.js'
import { findUser } from '../users/userStore.js'
import ar from '../words/ar.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }

export const accountWords = createWords({ en, fr, ar })

/** What people are told of their account, so that they notice what they did not do themselves. */
const notices = [
  'second-factor-on',
  'second-factor-off',
  'second-factor-reset',
  'passkey-on',
  'passkey-off',
  'passkey-refused',
  'code-refused',
  'new-place',
] as const

export type Notice = (typeof notices)[number]

const Place = z.object({ device: z.string(), network: z.string() })

const AccountNotice = z.object({
  user: z.uuid(),
  notice: z.enum(notices),
  place: Place.optional(),
})

export const accountMail = mailTask({
  name: 'administration.mailAccountNotice',
  kind: 'Notice about an account',
  schema: AccountNotice,
  compose: async ({ user, notice, place }, { payload, site }) => {
    const person = await findUser(payload, user)
    if (!person) return undefined
    const locale = await languageOf(payload, user)
    const words = accountWords(locale)
    const { subject, text } = words.notices[notice]
    const { preheader } = words
    const rows = place && [
      { label: words.device, value: place.device || words.unknown },
      { label: words.network, value: place.network },
    ]
    const url = `${platformOf(payload).serverUrl}${payload.config.routes.admin}/account`
    return {
      ...{ to: person.email, locale, subject, preheader },
      blocks: [
        { kind: 'paragraph', text },
        ...(rows ? [{ kind: 'table', rows } as const] : []),
        { kind: 'button', label: words.open, url },
        { kind: 'footnote', text: preheader },
      ],
      reason: fill(words.reason, { site }),
    }
  },
})

/** Queues a notice in the transaction of `req`, if it has one. */
export async function tellPerson(
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  payload: z.output<typeof AccountNotice>,
): Promise<void> {
  await addMail(req, { task: accountMail, payload })
}

/** Tells a person of something that strangers may cause, outside of any transaction. */
export async function tellOnceADay(payload: Payload, user: string, notice: Notice): Promise<void> {
  const once: LimitRule = {
    name: `staff-${notice}-notice`,
    points: 1,
    seconds: 86_400,
    always: true,
  }
  const isFirst = await platformOf(payload)
    .limits.consume(once, user)
    .then(
      () => true,
      () => false,
    )
  if (isFirst) await tellPerson({ payload }, { user, notice })
}
