import type { Site } from '../Site.js'
import { published } from './published.js'
import { remember } from './remember.js'

type Documents = 'courses' | 'pages' | 'policies'

/** As it is stored: each text by its language. */
type Stored = Record<'title' | 'body', Readonly<Record<string, unknown>> | null | undefined> & {
  slug: string
}

/** Tells which titles and texts of a collection are not written in the page's language, but in the default one. */
export async function textLanguages(
  { payload, locale, defaultLocale }: Pick<Site, 'payload' | 'locale' | 'defaultLocale'>,
  collection: Documents,
): Promise<Record<'title' | 'text', (slug: string) => string | undefined>> {
  const { titles, texts } = await remember(payload, {
    key: `languages ${collection} ${locale}`,
    tags: [collection],
    load: async () => {
      const { docs } = await payload.find({
        ...{ ...published, collection, locale: 'all', depth: 0, limit: 0 },
        select: { slug: true, title: true, body: true } as never,
      })
      const stored = docs as unknown as Stored[]
      const lacks = (text: Stored['title']) => Boolean(text?.[defaultLocale] && !text[locale])
      const slugs = (found: Stored[]) => found.map(({ slug }) => slug)
      return {
        titles: slugs(stored.filter(({ title }) => lacks(title))),
        texts: slugs(
          stored.filter(({ title, body }) => lacks(body?.[defaultLocale] ? body : title)),
        ),
      }
    },
  })
  const among = (slugs: string[]) => (slug: string) =>
    slugs.includes(slug) ? defaultLocale : undefined
  return { title: among(titles), text: among(texts) }
}
