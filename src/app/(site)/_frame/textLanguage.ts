import type { Payload } from 'payload'

import { readWritten } from '../../../platform/content/readWritten.js'
import { localization } from '../../../platform/localization.js'
import type { Site } from '../Site.js'
import { remember } from './remember.js'

type Documents = 'courses' | 'forms' | 'pages' | 'policies'

type Languages = Record<'title' | 'text', string[]>

/** In which languages the titles and texts of these documents are written, by slug. */
export async function writtenLanguages(
  payload: Payload,
  collection: Documents,
  slugs: readonly string[],
): Promise<Record<string, Languages>> {
  const { defaultLocale, locales } = localization
  const codes = locales.map(({ code }) => code)
  const languagesOf = (written: readonly string[]) =>
    written.includes(defaultLocale) ? codes.filter((code) => written.includes(code)) : codes
  return Object.fromEntries(
    (await readWritten(payload, collection, slugs)).map(({ slug, titles, texts }) => [
      slug,
      {
        title: languagesOf(titles),
        text: languagesOf(texts.includes(defaultLocale) ? texts : titles),
      },
    ]),
  )
}

/** The languages in which a page is offered, as far as its document says, and what is not in the page's language. */
export async function textLanguages(
  { payload, locale, defaultLocale }: Pick<Site, 'payload' | 'locale' | 'defaultLocale'>,
  collection: Documents,
  slugs: readonly string[],
) {
  const languages = await remember(payload, {
    key: `languages ${collection} ${slugs.join(' ')}`,
    tags: [collection],
    load: () => writtenLanguages(payload, collection, slugs),
  })
  const written = new Map(Object.entries(languages))
  const among = (part: 'title' | 'text') => (slug: string) =>
    (written.get(slug)?.[part].includes(locale) ?? true) ? undefined : defaultLocale
  return {
    title: among('title'),
    text: among('text'),
    offered: (slug: string): readonly string[] | undefined => written.get(slug)?.text,
  }
}
