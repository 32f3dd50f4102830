import type { GlobalSlug, Payload, Plugin } from 'payload'

import type { PendingWork } from '../PendingWork.js'
import { extend } from '../extend.js'
import { scheduled } from '../jobs/Task.js'
import { platformOf } from '../platform.js'
import { createMailAdapter } from './createMailAdapter.js'
import { MailFailures, mailFailuresSlug } from './outbox/MailFailures.js'
import { readMailBrand } from './outbox/readMailBrand.js'

type Options = Parameters<typeof createMailAdapter>[0] & { brandFrom: GlobalSlug }

/** Mail: the adapter and the outbox. */
export const withMail =
  ({ brandFrom, ...options }: Options): Plugin =>
  (config) => {
    const brandName = async (payload: Payload) => (await readMailBrand(payload)).name
    const email = createMailAdapter({ brandName, ...options })
    return withMailOutbox({ brandFrom })({ ...config, email })
  }

const undelivered: PendingWork = {
  id: 'undelivered-mails',
  collection: mailFailuresSlug,
  where: {},
  label: 'Undelivered mails',
  hint: 'Of the last 30 days: send each again once its address or the mail server is mended, or delete it once you have reached them another way.',
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
export const purgeMailFailures = scheduled({
  name: 'mail.purgeFailures',
  cron: '41 2 * * *',
  run: async ({ payload }) => {
    const before = new Date(platformOf(payload).clock.now().getTime() - keptForMs)
    await payload.delete({
      collection: mailFailuresSlug,
      where: { createdAt: { less_than: before.toISOString() } },
    })
  },
})
