import type { TypedLocale } from 'payload'

import { wordsFor } from '../_words/wordsFor.js'
import type { Site } from '../Site.js'

/** The site for a part that is in another language than its page; links still lead to pages in that of the page. */
export function siteIn(site: Site, lang: string | undefined): Site {
  if (lang === undefined) return site
  return { ...site, locale: lang as TypedLocale, formats: lang, words: wordsFor(lang) }
}
