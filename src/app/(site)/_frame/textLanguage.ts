import type { Payload } from 'payload'

import { readWritten } from '../../../platform/content/readWritten.js'
import { localization } from '../../../platform/localization.js'
import type { Site } from '../Site.js'
import { remember } from './remember.js'

type Documents = 'courses' | 'forms' | 'pages' | 'policies'

/** `body` are those that a text has words in, also where its page is not offered in them. */
type Languages = Record<'title' | 'text' | 'body', readonly string[]>

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
        body: texts,
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
  const among =
    (...parts: (keyof Languages)[]) =>
    (slug: string) => {
      const { [slug]: one } = languages
      return !one || parts.some((part) => one[part].includes(locale)) ? undefined : defaultLocale
    }
  return {
    title: among('title'),
    text: among('text', 'body'),
    offered: (slug: string): readonly string[] | undefined => languages[slug]?.text,
  }
}
