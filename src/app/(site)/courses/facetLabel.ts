import { capitalised } from '../../../platform/text.js'
import { languageName } from '../_format/nameOf.js'
import { remember } from '../_frame/remember.js'
import type { Site } from '../Site.js'
import type { facetNames } from './catalogQuery.js'

export type FacetName = (typeof facetNames)[number]

/** A filter value's name for readers, with its language where that is not the page's. */
export type FacetLabel = (name: FacetName, value: string) => { text: string; lang?: string }

/** Reads what staff call the topics in the reader's language. */
export async function readFacetLabels(site: Site): Promise<FacetLabel> {
  const { payload, words, locale, defaultLocale } = site
  const { topics } = await remember(payload, {
    key: `topic names ${locale}`,
    tags: ['topic-names'],
    load: () => payload.findGlobal({ slug: 'topic-names', locale, fallbackLocale: false }),
  })
  const named = (topics ?? []).map(({ topic, name }) => [topic, name as string | null] as const)
  const known: Record<string, Record<string, string | null>> = {
    level: words.course.levels,
    format: words.course.formats,
    topic: Object.fromEntries(named),
  }
  return (name, value) => {
    const names = known[name] ?? {}
    // Readers may ask for any value, such as `constructor`.
    const own = Object.hasOwn(names, value) ? names[value] : undefined
    const text = name === 'language' ? capitalised(languageName(value, locale)) : own
    if (text) return { text }
    return { text: topicName(value), ...(locale !== defaultLocale && { lang: defaultLocale }) }
  }
}

/** Topics are written small. A word of two letters is an abbreviation, such as AI or EU. */
function topicName(topic: string): string {
  return capitalised(topic.replace(/\b[a-z]{2}\b/g, (word) => word.toUpperCase()))
}
