import type { Site } from '../Site.js'

/** Keeps the page's language when a form is sent by GET, which drops the query of its address. */
export function KeptLanguage({ site: { locale, defaultLocale } }: { site: Site }) {
  if (locale === defaultLocale) return null
  return <input type="hidden" name="locale" value={locale} />
}
