import type { Faq } from '../../../payload-types.js'
import { published } from '../_frame/published.js'
import { remember } from '../_frame/remember.js'
import type { Site } from '../Site.js'

/** Every question in the order that staff chose. */
export async function readAllQuestions({ payload, locale }: Site): Promise<Faq[]> {
  return remember(payload, {
    key: `all questions ${locale}`,
    tags: ['faqs'],
    load: async () => {
      const { docs } = await payload.find({
        ...published,
        collection: 'faqs',
        sort: 'order',
        depth: 0,
        limit: 0,
        locale,
      })
      return docs
    },
  })
}
