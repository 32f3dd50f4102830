import { localization } from '../../../platform/localization.js'

/** A path of a page in the language of an answer, as citations have it. */
export function pathIn(locale: string, path: string): string {
  return locale === localization.defaultLocale ? path : `${path}?locale=${locale}`
}

/** The pages where people get help. */
export const helpPaths = { contact: '/contact', demo: '/demo' }
