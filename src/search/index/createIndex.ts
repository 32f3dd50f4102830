import type { SearchDocument } from '../SearchDocument.js'
import { createEntries } from './createEntries.js'
import { createLexicon, type Lexicon } from './createLexicon.js'
import { createMeasures, type Measures } from './createMeasures.js'
import { createPostings, type Postings } from './createPostings.js'
import { createTally } from './createTally.js'
import { createTotals, type Totals } from './createTotals.js'
import { type Entry, partsOf } from './Entry.js'
import { readEntry } from './readEntry.js'

export type Index = Pick<Totals, 'shown' | 'documentsWith' | 'sections' | 'bitOf'> & {
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
  measures: () => Measures
}

/** An inverted index over documents, in memory; words count by the weight of the part they stand in. */
export function createIndex({ locales }: { locales: readonly string[] }): Index {
  const lexicon = createLexicon()
  const postings = createPostings()
  const tally = createTally()
  const measures = createMeasures()
  const { count, ...totals } = createTotals(locales)
  const entries = createEntries()

  const remove = (key: string) => {
    const taken = entries.take(key)
    if (!taken) return
    const { entry, number } = taken
    const forms = [...formsOf(entry)]
    forms.forEach(lexicon.release)
    const stems = new Set(forms.map(lexicon.stemOf))
    for (const stem of stems) postings.remove(stem, number)
    count(entry, [...stems], -1)
  }
  const put = (document: SearchDocument) => {
    remove(document.key)
    const shownIn = document.locales.map(totals.bitOf).reduce((bits, bit) => bits | bit, 0)
    const entry = readEntry(document, { lexicon, tally, shownIn })
    const number = entries.add(entry)
    measures.set(number, { shownIn, length: entry.length, titleLength: entry.title.length })
    formsOf(entry).forEach(lexicon.hold)
    const stems = tally.empty((stem, frequency) => postings.add(stem, number, frequency))
    count(entry, stems, 1)
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
    measures: measures.all,
  }
}

function formsOf(entry: Entry): Set<number> {
  const forms = new Set<number>()
  for (const part of partsOf(entry)) for (const form of part) forms.add(form)
  return forms
}
