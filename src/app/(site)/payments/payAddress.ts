import type { Site } from '../Site.js'

/** A payment link in the page's language; the default one is left out, so that a link passed on follows its reader's browser. */
export function payAddress(
  { locale, defaultLocale }: Pick<Site, 'locale' | 'defaultLocale'>,
  slug: string,
): string {
  const address = `/api/payments/redirect/${slug}`
  return locale === defaultLocale ? address : `${address}?locale=${locale}`
}
