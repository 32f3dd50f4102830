import { published } from '../_frame/published.js'
import { remember } from '../_frame/remember.js'
import type { Site } from '../Site.js'

export type PrivacyPolicy = { slug: string; version: string }

/** The current privacy policy, which the visitor is shown and a consent refers to. */
export async function readPrivacyPolicy({
  payload,
}: Pick<Site, 'payload'>): Promise<PrivacyPolicy | undefined> {
  const { policy } = await remember(payload, {
    key: 'privacy policy',
    tags: ['policies'],
    load: async () => {
      const { docs } = await payload.find({
        ...published,
        collection: 'policies',
        where: { and: [published.where, { kind: { equals: 'privacy' } }] },
        select: { slug: true, version: true },
        sort: '-effectiveDate',
        depth: 0,
        limit: 1,
      })
      return { policy: docs[0] && { slug: docs[0].slug, version: docs[0].version } }
    },
  })
  return policy
}
