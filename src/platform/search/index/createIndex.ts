import type { SearchDocument } from '../SearchDocument.js'
import { createEntries } from './createEntries.js'
import { createLexicon, type Lexicon } from './createLexicon.js'
import { createMeasures, type Measures } from './createMeasures.js'
import { createPostings, type Postings } from './createPostings.js'
import { createTotals, type Totals } from './createTotals.js'
import { type Entry, partsOf } from './Entry.js'
import { readEntry } from './readEntry.js'

export type Index = Pick<Totals, 'shown' | 'documentsWith' | 'sections'> & {
  /** The first is the one that readers of the others fall back to. */
  readonly locales: readonly string[]
  readonly lexicon: Lexicon
  readonly postings: Postings
  /** Takes in a version of a document in place of the one under the same key. */
  put: (document: SearchDocument) => void
  remove: (key: string) => void
  entryAt: (number: number) => Entry | undefined
  keyOf: (number: number) => string
  /** Entries are numbered below this. */
  capacity: () => number
  /** The bit of a locale in `shownIn`. */
  bitOf: (locale: string) => number
  measures: () => Measures
}

/** An inverted index over documents, in memory; words count by the weight of the part they stand in. */
export function createIndex({ locales }: { locales: readonly string[] }): Index {
  const lexicon = createLexicon()
  const postings = createPostings()
  const measures = createMeasures()
  const { count, placeOf, ...totals } = createTotals(locales)
  const entries = createEntries()
  const bitOf = (locale: string) => 1 << placeOf(locale)

  const remove = (key: string) => {
    const taken = entries.take(key)
    if (!taken) return
    const forms = formsOf(taken.entry)
    for (const form of forms) lexicon.release(form)
    const stems = new Set([...forms].map(lexicon.stemOf))
    for (const stem of stems) postings.remove(stem, taken.number)
    count(taken.entry, stems, -1)
  }
  const put = (document: SearchDocument) => {
    remove(document.key)
    const shownIn = document.locales.map(bitOf).reduce((bits, bit) => bits | bit, 0)
    const { entry, frequencies } = readEntry(document, lexicon, shownIn)
    const number = entries.add(entry)
    measures.set(number, { shownIn, length: entry.length, titleLength: entry.title.length })
    for (const form of formsOf(entry)) lexicon.hold(form)
    for (const [stem, frequency] of frequencies) postings.add(stem, number, frequency)
    count(entry, frequencies.keys(), 1)
  }
  return {
    ...totals,
    locales,
    lexicon,
    postings,
    put,
    remove,
    entryAt: entries.at,
    keyOf: (number) => entries.at(number)?.document.key ?? '',
    capacity: entries.capacity,
    bitOf,
    measures: measures.all,
  }
}

function formsOf(entry: Entry): Set<number> {
  const forms = new Set<number>()
  for (const part of partsOf(entry)) for (const form of part) forms.add(form)
  return forms
}
