import type { Config, Payload, Plugin } from 'payload'

import type { PendingWork } from '../PendingWork.js'
import { extend } from '../extend.js'
import { scheduled } from '../jobs/Task.js'
import { platformOf } from '../platform.js'
import { createMailAdapter } from './createMailAdapter.js'
import { MailFailures, mailFailuresSlug } from './outbox/MailFailures.js'
import { readMailBrand } from './outbox/readMailBrand.js'

/** Mail: the adapter and the outbox. */
export const withMail =
  (options: Parameters<typeof createMailAdapter>[0]): Plugin =>
  (config) => {
    const brandName = async (payload: Payload) => (await readMailBrand(payload)).name
    const email = createMailAdapter({ brandName, ...options })
    return withMailOutbox({ ...config, email })
  }

const undelivered: PendingWork = {
  id: 'undelivered-mails',
  collection: mailFailuresSlug,
  where: {},
  label: 'Undelivered mails',
  hint: 'Of the last 30 days: send each again once its address or the mail server is mended, or delete it once you have reached them another way.',
}

/** A list where staff see the mails that were not sent. */
export const withMailOutbox = (config: Config): Config =>
  extend(config, {
    collections: [MailFailures],
    tasks: [purgeMailFailures],
    waiting: [undelivered],
  })

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
