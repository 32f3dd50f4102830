import type { Faq } from '../../../payload-types.js'
import { published } from '../_frame/published.js'
import { remember } from '../_frame/remember.js'
import type { Site } from '../Site.js'

const questionsShown = 5

/** The first questions in the order that staff chose. */
export async function readQuestions({ payload, locale }: Site): Promise<Faq[]> {
  return remember(payload, {
    key: `questions ${locale}`,
    tags: ['faqs'],
    load: async () => {
      const { docs } = await payload.find({
        ...published,
        collection: 'faqs',
        sort: 'order',
        depth: 0,
        limit: questionsShown,
        locale,
      })
      return docs
    },
  })
}
