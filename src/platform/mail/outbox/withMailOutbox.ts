import type { GlobalSlug, Plugin } from 'payload'

import type { Waiting } from '../../Waiting.js'
import { extend } from '../../extend.js'
import { MailFailures, mailFailuresSlug } from './MailFailures.js'
import { purgeMailFailures } from './purgeMailFailures.js'

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
