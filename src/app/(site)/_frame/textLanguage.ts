import type { Site } from '../Site.js'
import { published } from './published.js'
import { remember } from './remember.js'

/** The language of a document's text, if it has no translation into the page's. */
export async function textLanguage(
  { payload, locale, defaultLocale }: Pick<Site, 'payload' | 'locale' | 'defaultLocale'>,
  collection: 'pages' | 'policies',
  slug: string,
): Promise<string | undefined> {
  if (locale === defaultLocale) return undefined
  const { lang } = await remember(payload, {
    key: `language ${collection} ${slug} ${locale}`,
    tags: [collection],
    load: async () => {
      const { docs } = await payload.find({
        ...published,
        collection,
        where: { and: [published.where, { slug: { equals: slug } }] },
        select: { body: true },
        ...{ depth: 0, limit: 1, locale, fallbackLocale: false },
      })
      return { lang: docs[0] && !docs[0].body ? defaultLocale : undefined }
    },
  })
  return lang
}
