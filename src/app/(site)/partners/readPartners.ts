import type { Partner } from '../../../payload-types.js'
import { published } from '../_frame/published.js'
import { remember } from '../_frame/remember.js'
import type { Site } from '../Site.js'

/** The published partners in the order that staff chose. */
export async function readPartners({ payload, locale }: Site): Promise<Partner[]> {
  return remember(payload, {
    key: `partners ${locale}`,
    tags: ['partners', 'media'],
    load: async () => {
      const { docs } = await payload.find({
        ...published,
        collection: 'partners',
        sort: ['order', 'name'],
        depth: 1,
        limit: 200,
        locale,
      })
      return docs
    },
  })
}
