import type { GlobalSlug, Plugin } from 'payload'

import { extend } from '../../extend.js'
import { MailFailures } from './MailFailures.js'
import { purgeMailFailures } from './purgeMailFailures.js'

/** What mails need: the global that holds the brand, and a place where staff see those that did not leave. */
export const withMailOutbox =
  ({ brandFrom }: { brandFrom: GlobalSlug }): Plugin =>
  (config) =>
    extend(
      { ...config, custom: { ...config.custom, mailBrandFrom: brandFrom } },
      { collections: [MailFailures], tasks: [purgeMailFailures] },
    )
