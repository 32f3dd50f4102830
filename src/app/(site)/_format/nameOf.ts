import { displayNames } from '../../../platform/intl.js'

/** A language's name in the page's own language; the code itself if it has no name. */
export function languageName(code: string, locale: string): string {
  return name(code, { locale, type: 'language' })
}

/** A country's name if the region is an ISO 3166 code, else the region as staff wrote it. */
export function regionName(region: string, locale: string): string {
  return /^[A-Z]{2}$/.test(region) ? name(region, { locale, type: 'region' }) : region
}

function name(code: string, { locale, type }: { locale: string; type: Intl.DisplayNamesType }) {
  try {
    return displayNames(locale, { type }).of(code) ?? code
  } catch {
    return code
  }
}
