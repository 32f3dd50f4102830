import { type Entry, titleOf } from './Entry.js'

export type Totals = ReturnType<typeof createTotals>

/** Counts by locale, because a word can be rare in one language and common in another. */
export function createTotals(locales: readonly string[]) {
  const totals = locales.map(() => ({ documents: 0, sections: 0, length: 0, title: 0 }))
  const holders: number[] = []
  let allSections = 0
  const placeOf = (locale: string) => Math.max(0, locales.indexOf(locale))
  return {
    /** Adds a document with these stems to the counts, or removes it with -1. */
    count: (entry: Entry, stems: readonly number[], step: 1 | -1): void => {
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
    /** What is shown to the readers of one locale; averages are never below one word. */
    shown: (locale: string) => {
      const { documents = 0, sections = 0, length = 0, title = 0 } = totals[placeOf(locale)] ?? {}
      const divisor = Math.max(1, documents)
      return {
        documents,
        sections,
        averageLength: Math.max(1, length / divisor),
        averageTitle: Math.max(1, title / divisor),
      }
    },
    documentsWith: (stem: number, locale: string) =>
      holders[stem * totals.length + placeOf(locale)] ?? 0,
    /** How many there are in all languages. */
    sections: () => allSections,
    /** The bit of a locale in `shownIn`; an unknown one counts as the first. */
    bitOf: (locale: string) => 1 << placeOf(locale),
  }
}
