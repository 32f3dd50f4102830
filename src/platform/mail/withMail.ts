import type { GlobalSlug, Payload, Plugin } from 'payload'
import { z } from 'zod'

import type { Waiting } from '../Waiting.js'
import { endpoint } from '../api/endpoint.js'
import { extend } from '../extend.js'
import type { AnyTask } from '../jobs/createJobs.js'
import { platformOf } from '../platform.js'
import { text } from '../text.js'
import { createMailAdapter } from './createMailAdapter.js'
import { listCapturedMails } from './listCapturedMails.js'
import { MailFailures, mailFailuresSlug } from './outbox/MailFailures.js'
import { readMailBrand } from './outbox/readMailBrand.js'

type Options = Parameters<typeof createMailAdapter>[0] & { brandFrom: GlobalSlug }

/** Mail: the adapter, the outbox, and in the demo the mailbox that shows captured mails. */
export const withMail =
  ({ brandFrom, ...options }: Options): Plugin =>
  async (config) => {
    const brandName = async (payload: Payload) => (await readMailBrand(payload)).name
    const email = createMailAdapter({ brandName, ...options })
    const sending = await withMailOutbox({ brandFrom })({ ...config, email })
    return options.capture ? withMailbox()(sending) : sending
  }

const mailsShown = 100

const MailboxAnswer = z
  .object({
    docs: z.array(
      z.object({
        id: z.uuid(),
        from: z.string(),
        to: z.string(),
        subject: z.string(),
        text: z.string(),
        html: z.string(),
        date: z.iso.datetime(),
      }),
    ),
  })
  .meta({ id: 'Mailbox' })

const listMailbox = endpoint({
  operationId: 'mailbox.list',
  method: 'get',
  path: '/dev/mailbox',
  summary: 'List the mails that the demo captured',
  description: `The newest ${String(mailsShown)}, all or those to one address. Only the demo has a mailbox.`,
  query: z.strictObject({ to: text(254).optional() }),
  output: MailboxAnswer,
  access: 'public',
  handler: async ({ req, query }) => ({
    docs: await listCapturedMails(req.payload, { to: query.to, limit: mailsShown }),
  }),
})

/** The mailbox of the demo at `/api/dev/mailbox`. It shows passcodes to everybody: never for production. */
export const withMailbox = (): Plugin => (config) => extend(config, { endpoints: [listMailbox] })

const undelivered: Waiting = {
  id: 'undelivered-mails',
  collection: mailFailuresSlug,
  where: {},
  label: 'Undelivered mails',
  hint: 'Of the last 30 days: reach these people another way.',
}

/** What mails need: the global that holds the brand, and a list where staff see those that were not sent. */
export const withMailOutbox =
  ({ brandFrom }: { brandFrom: GlobalSlug }): Plugin =>
  (config) =>
    extend(
      { ...config, custom: { ...config.custom, mailBrandFrom: brandFrom } },
      { collections: [MailFailures], tasks: [purgeMailFailures], waiting: [undelivered] },
    )

const keptForMs = 30 * 24 * 60 * 60 * 1000

/** Deletes the records of undelivered mails after 30 days. */
export const purgeMailFailures: AnyTask = {
  name: 'mail.purgeFailures',
  schema: z.strictObject({}),
  cron: '41 2 * * *',
  run: async (_, { payload }) => {
    const before = new Date(platformOf(payload).clock.now().getTime() - keptForMs)
    await payload.delete({
      collection: mailFailuresSlug,
      where: { createdAt: { less_than: before.toISOString() } },
    })
  },
}
