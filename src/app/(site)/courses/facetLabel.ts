import { languageName } from '../_format/nameOf.js'
import type { Site } from '../Site.js'
import type { facetNames } from './catalogQuery.js'

export type FacetName = (typeof facetNames)[number]

/** A filter value's name for readers. */
export function facetLabel({ words, locale }: Site, name: FacetName, value: string): string {
  const known: Record<string, Record<string, string>> = {
    level: words.course.levels,
    format: words.course.formats,
  }
  if (name === 'language') return languageName(value, locale)
  return known[name]?.[value] ?? topicName(value)
}

/** The language of such names where it is not the page's: topics have one name for all. */
export function facetLanguage({ locale, defaultLocale }: Site, name: FacetName) {
  return name === 'topic' && locale !== defaultLocale ? defaultLocale : undefined
}

/** Topics are written small. A word of two letters is an abbreviation, such as AI or EU. */
function topicName(topic: string): string {
  const words = topic.replace(/\b[a-z]{2}\b/g, (word) => word.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}
