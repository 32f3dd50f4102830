import type { Payload } from 'payload'

import { localization } from '../../../platform/localization.js'
import type { Site } from '../Site.js'
import { published } from './published.js'
import { remember } from './remember.js'

type Documents = 'courses' | 'pages' | 'policies'

/** As it is stored: each text by its language. */
type Stored = Record<'title' | 'body', Readonly<Record<string, unknown>> | null | undefined> & {
  slug: string
}

type Languages = Record<'title' | 'text', string[]>

/** In which languages the titles and texts of a collection are written, by slug. */
export async function writtenLanguages(
  payload: Payload,
  collection: Documents,
): Promise<Record<string, Languages>> {
  return remember(payload, {
    key: `languages ${collection}`,
    tags: [collection],
    load: async () => {
      const { docs } = await payload.find({
        ...{ ...published, collection, locale: 'all', depth: 0, limit: 0 },
        select: { slug: true, title: true, body: true } as never,
      })
      const { defaultLocale, locales } = localization
      const languagesOf = (text: Stored['title']) =>
        locales.map(({ code }) => code).filter((code) => !text?.[defaultLocale] || text[code])
      return Object.fromEntries(
        (docs as unknown as Stored[]).map(({ slug, title, body }) => [
          slug,
          { title: languagesOf(title), text: languagesOf(body?.[defaultLocale] ? body : title) },
        ]),
      )
    },
  })
}

/** The languages in which a page is offered, as far as its document says, and what is not in the page's language. */
export async function textLanguages(
  { payload, locale, defaultLocale }: Pick<Site, 'payload' | 'locale' | 'defaultLocale'>,
  collection: Documents,
) {
  const written = new Map(Object.entries(await writtenLanguages(payload, collection)))
  const among = (part: 'title' | 'text') => (slug: string) =>
    (written.get(slug)?.[part].includes(locale) ?? true) ? undefined : defaultLocale
  return {
    title: among('title'),
    text: among('text'),
    offered: (slug: string): readonly string[] | undefined => written.get(slug)?.text,
  }
}
