import type { GlobalSlug, Payload, Plugin } from 'payload'

import { createMailAdapter } from './createMailAdapter.js'
import { withMailbox } from './mailbox.js'
import { readMailBrand } from './outbox/readMailBrand.js'
import { withMailOutbox } from './outbox/withMailOutbox.js'

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
