import { createSynonyms, type Synonyms } from '../words/createSynonyms.js'
import type { SearchDocument, SearchText } from '../SearchDocument.js'
import { wordsOf } from '../words/splitWords.js'
import { type Entry, formsOf, joinParts, titleOf } from './Entry.js'
import type { Lexicon } from './createLexicon.js'
import { createLexicon } from './createLexicon.js'
import type { Frequency, Postings } from './createPostings.js'
import { createPostings } from './createPostings.js'
import type { Totals } from './createTotals.js'
import { createTotals } from './createTotals.js'

export type Index = Pick<Totals, 'shown' | 'documentsWith' | 'sections' | 'bitOf'> & {
  /** The first is the one that readers of the others fall back to. */
  readonly locales: readonly string[]
  readonly lexicon: Lexicon
  readonly postings: Postings
  /** Other words for the same thing. */
  synonyms: () => Synonyms
  learnSynonyms: (synonyms: Synonyms) => void
  /** Another one after each change. */
  version: () => number
  /** Adds a version of a document, replacing the one with the same key. */
  put: (document: SearchDocument) => void
  /** Returns what it has removed. */
  remove: (key: string) => SearchDocument | undefined
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
  const { add, take, changes, ...entries } = createEntries()
  const changing = createVersion(changes)

  const remove = (key: string) => {
    const taken = take(key)
    if (!taken) return undefined
    const { entry, number } = taken
    const forms = new Set(formsOf(entry))
    forms.forEach(lexicon.release)
    const stems = new Set([...forms].map(lexicon.stemOf))
    for (const stem of stems) postings.remove(stem, number)
    count(entry, [...stems], -1)
    return entry.document
  }
  const put = (document: SearchDocument) => {
    remove(document.key)
    const shownIn = document.locales.map(totals.bitOf).reduce((bits, bit) => bits | bit, 0)
    const entry = readEntry(document, { lexicon, tally, shownIn })
    const number = add(entry)
    measures.set(number, { shownIn, length: entry.length, titleLength: titleOf(entry).length })
    new Set(formsOf(entry)).forEach(lexicon.hold)
    const stems = tally.empty((stem, frequency) => postings.add(stem, number, frequency))
    count(entry, stems, 1)
  }
  return {
    ...{ locales, lexicon, postings, put, remove },
    ...totals,
    ...changing,
    ...entries,
    measures: measures.all,
  }
}

/** The synonyms, and a number that changes with them and with the documents. */
function createVersion(changes: () => number) {
  let synonyms = createSynonyms([])
  let learnt = 0
  return {
    version: () => changes() + learnt,
    synonyms: () => synonyms,
    learnSynonyms: (known: Synonyms) => {
      if (known !== synonyms) learnt += 1
      synonyms = known
    },
  }
}

/** The documents of an index by key and by number; numbers of removed documents are reused. */
function createEntries() {
  const entries: (Entry | undefined)[] = []
  const numbers = new Map<string, number>()
  const free: number[] = []
  let changes = 0
  return {
    changes: () => changes,
    add: (entry: Entry): number => {
      changes += 1
      const number = free.pop() ?? entries.length
      entries[number] = entry
      numbers.set(entry.document.key, number)
      return number
    },
    take: (key: string): { number: number; entry: Entry } | undefined => {
      const number = numbers.get(key)
      const entry = number === undefined ? undefined : entries[number]
      if (number === undefined || !entry) return undefined
      changes += 1
      numbers.delete(key)
      entries[number] = undefined
      free.push(number)
      return { number, entry }
    },
    entryAt: (number: number): Entry | undefined => entries[number],
    keyOf: (number: number): string => entries[number]?.document.key ?? '',
    /** All numbers are below it. */
    capacity: (): number => entries.length,
  }
}

/** Per-document numbers in typed arrays: reading them from the documents took most of the time of a search. */
type Measures = {
  readonly shownIn: Uint8Array
  readonly length: Float32Array
  readonly titleLength: Float32Array
}

type Measure = { shownIn: number; length: number; titleLength: number }

/** Grows with the index; `all` must be asked for anew after a `set`. */
function createMeasures(): {
  all: () => Measures
  set: (number: number, measure: Measure) => void
} {
  let all = sized(1_024)
  return {
    all: () => all,
    set: (number, { shownIn, length, titleLength }) => {
      if (number >= all.shownIn.length) {
        const larger = sized(2 * number)
        larger.shownIn.set(all.shownIn)
        larger.length.set(all.length)
        larger.titleLength.set(all.titleLength)
        all = larger
      }
      all.shownIn[number] = shownIn
      all.length[number] = length
      all.titleLength[number] = titleLength
    },
  }
}

function sized(count: number): Measures {
  return {
    shownIn: new Uint8Array(count),
    length: new Float32Array(count),
    titleLength: new Float32Array(count),
  }
}

/**
 * Counts the stems of one document; it grows with the vocabulary. Reused, because a map per document caused half of the
 * garbage.
 */
function createTally() {
  let counts = { title: new Uint32Array(4_096), body: new Uint32Array(4_096) }
  let added: number[] = []
  const grow = (stem: number) => {
    const larger = { title: new Uint32Array(2 * stem), body: new Uint32Array(2 * stem) }
    larger.title.set(counts.title)
    larger.body.set(counts.body)
    counts = larger
  }
  return {
    add: (stem: number, part: keyof Frequency, weight: number) => {
      if (stem >= counts.title.length) grow(stem)
      const { title, body } = counts
      if (title[stem] === 0 && body[stem] === 0) added.push(stem)
      const of = counts[part]
      of[stem] = (of[stem] ?? 0) + weight
    },
    /** Visits every added stem, resets the counts, and returns the stems. */
    empty: (visit: (stem: number, frequency: Frequency) => void): readonly number[] => {
      const { title, body } = counts
      const stems = added
      added = []
      for (const stem of stems) {
        visit(stem, { title: title[stem] ?? 0, body: body[stem] ?? 0 })
        title[stem] = 0
        body[stem] = 0
      }
      return stems
    },
  }
}

type Reading = { lexicon: Lexicon; tally: ReturnType<typeof createTally>; shownIn: number }

/** Splits a document into word forms and counts their stems in the tally. */
function readEntry(document: SearchDocument, { lexicon, tally, shownIn }: Reading): Entry {
  let length = 0
  const read = (part: SearchText | undefined, field: keyof Frequency = 'body'): number[] => {
    if (!part) return []
    const { text, language, weight = 1 } = part
    const forms = lexicon.takeAll(wordsOf(text), language)
    for (const form of forms) tally.add(lexicon.stemOf(form), field, weight)
    if (field === 'body') length += forms.length * weight
    return forms
  }
  const forms = joinParts([
    read(document.title, 'title'),
    ...document.keywords.map((part) => read(part)),
    ...document.sections.map(({ heading }) => read(heading)),
    ...document.sections.map(({ body }) => read(body)),
  ])
  return { document, forms, shownIn, length }
}
