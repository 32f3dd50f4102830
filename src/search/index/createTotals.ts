import { type Entry, titleOf } from './Entry.js'

/** What is shown to the readers of one locale; averages are never below one word. */
type Shown = {
  documents: number
  sections: number
  averageLength: number
  averageTitle: number
}

export type Totals = {
  /** Adds a document with these stems to the counts, or removes it with -1. */
  count: (entry: Entry, stems: readonly number[], step: 1 | -1) => void
  shown: (locale: string) => Shown
  /** How many documents shown in a locale contain a stem. */
  documentsWith: (stem: number, locale: string) => number
  /** How many sections there are in all languages. */
  sections: () => number
  /** The bit of a locale in `shownIn`; an unknown one counts as the first. */
  bitOf: (locale: string) => number
}

/** Counts by locale, because a word can be rare in one language and common in another. */
export function createTotals(locales: readonly string[]): Totals {
  const totals = locales.map(() => ({ documents: 0, sections: 0, length: 0, title: 0 }))
  const holders: number[] = []
  let allSections = 0
  const placeOf = (locale: string) => Math.max(0, locales.indexOf(locale))
  return {
    count: (entry, stems, step) => {
      const { shownIn, length } = entry
      const sections = entry.document.sections.length
      const title = titleOf(entry).length
      allSections += step * sections
      for (const [place, total] of totals.entries()) {
        if ((shownIn & (1 << place)) === 0) continue
        total.documents += step
        total.sections += step * sections
        total.length += step * length
        total.title += step * title
        for (const stem of stems) {
          const at = stem * totals.length + place
          holders[at] = (holders[at] ?? 0) + step
        }
      }
    },
    shown: (locale) => {
      const { documents = 0, sections = 0, length = 0, title = 0 } = totals[placeOf(locale)] ?? {}
      const divisor = Math.max(1, documents)
      return {
        documents,
        sections,
        averageLength: Math.max(1, length / divisor),
        averageTitle: Math.max(1, title / divisor),
      }
    },
    documentsWith: (stem, locale) => holders[stem * totals.length + placeOf(locale)] ?? 0,
    sections: () => allSections,
    bitOf: (locale) => 1 << placeOf(locale),
  }
}
