import { localization } from '../../../platform/localization.js'
import type { Faq } from '../../../payload-types.js'
import { published } from '../_frame/published.js'
import { remember } from '../_frame/remember.js'
import type { Site } from '../Site.js'

/** A question, with its language if it is not the page's. */
export type SiteQuestion = Pick<Faq, 'id' | 'question' | 'answer'> & { lang?: string }

/** Every question in the order that staff chose; those without a translation come last. */
export async function readAllQuestions({ payload, locale }: Site): Promise<SiteQuestion[]> {
  return remember(payload, {
    key: `all questions ${locale}`,
    tags: ['faqs'],
    load: async () => {
      const every = { ...published, collection: 'faqs', sort: 'order', depth: 0, limit: 0 } as const
      const { docs } = await payload.find({ ...every, locale, fallbackLocale: false })
      const isTranslated = ({ question, answer }: Partial<Faq>) => Boolean(question && answer)
      const translated = docs.filter(isTranslated)
      if (translated.length === docs.length) return translated
      const lang = localization.defaultLocale
      const known = new Set(translated.map(({ id }) => id))
      const others = await payload.find({ ...every, locale: lang })
      const rest = others.docs.filter(({ id }) => !known.has(id))
      return [...translated, ...rest.map((one) => ({ ...one, lang }))]
    },
  })
}
