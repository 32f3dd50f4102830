import type { Payload } from 'payload'

import { readWritten } from '../../../platform/content/readWritten.js'
import { localization } from '../../../platform/localization.js'
import type { Site } from '../Site.js'
import { remember } from './remember.js'

type Documents = 'courses' | 'pages' | 'policies'

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
      const { defaultLocale, locales } = localization
      const codes = locales.map(({ code }) => code)
      const languagesOf = (written: readonly string[]) =>
        written.includes(defaultLocale) ? codes.filter((code) => written.includes(code)) : codes
      return Object.fromEntries(
        (await readWritten(payload, collection)).map(({ slug, titles, texts }) => [
          slug,
          {
            title: languagesOf(titles),
            text: languagesOf(texts.includes(defaultLocale) ? texts : titles),
          },
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
