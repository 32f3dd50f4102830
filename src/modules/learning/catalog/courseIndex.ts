import { setImmediate } from 'node:timers/promises'

import type { Payload, PayloadRequest, TypedLocale } from 'payload'

import { createJoins } from '../../../platform/createJoins.js'
import { readingForAll } from '../../../platform/database/limitedReads.js'
import { localization } from '../../../platform/localization.js'
import { platformOf } from '../../../platform/platform.js'
import { tellShortage } from '../../../search/index/createMemoryBudget.js'
import { inLanguage } from '../../../search/sections/readField.js'
import { foldWord } from '../../../search/words/splitWords.js'
import { Course, type facetNames } from '../courseSchemas.js'
import {
  readCourseVersions,
  readStoredCourses,
  type StoredCourse,
} from '../enrolments/courseStore.js'
import { createWordIndex, type WordIndex } from './createWordIndex.js'
import { serializeCourse } from './serializeCourse.js'
import { comparing } from './sortCourses.js'

const batchSize = 500
const locales = localization.locales.map(({ code }) => code)

export type FacetName = (typeof facetNames)[number]

/** The values of each facet by their folded form, which merges different spellings of one value. */
export type FacetValues = Record<FacetName, ReadonlyMap<string, string>>

/** What filters, facets and orders need of a course in one language. */
export type IndexedCourse = Pick<Course, 'slug' | 'title' | 'price'> & {
  id: string
  /** The number of its text in the index of words. */
  text: number
  /** One object for all courses of the same values. */
  values: FacetValues
}

/** A course among all others: its place by title, and the rank of its title, which several courses may have. */
export type CatalogEntry = { course: IndexedCourse; place: number; rank: number }

/** A published course in every language; `version` differs after each change of its row. */
type Row = { version: string; shown: Readonly<Record<string, IndexedCourse>> }

type Index = {
  rows: ReadonlyMap<string, Row>
  /** By language. */
  entries: Map<string, Promise<readonly CatalogEntry[]>>
}

type Latest = {
  index?: Index
  words: WordIndex
  /** One reading after the other: what the first has read the next need not read. */
  join: ReturnType<typeof createJoins<Index>>
}

/** The latest index of this process: after a change only the courses that differ are read again. */
const latest = new WeakMap<Payload, Latest>()

function latestOf(payload: Payload): Latest {
  const known = latest.get(payload)
  if (known) return known
  const words = createWordIndex(platformOf(payload).search.memory)
  const one = { words, join: createJoins<Index>() }
  latest.set(payload, one)
  return one
}

/** By which words the texts of the courses are found. */
export const catalogWords = (payload: Payload): WordIndex => latestOf(payload).words

/** The numbers of the texts that courses have in a language. */
export function textsOfCourses(payload: Payload, ids: readonly string[], locale: string) {
  const rows = latestOf(payload).index?.rows
  return new Set(ids.map((id) => rows?.get(id)?.shown[locale]?.text))
}

/**
 * Every published course, in the order of the titles in a language, until a course changes. It holds what lists are
 * found and sorted by; what they show is read for one page of them (`readListed`).
 */
export async function loadCatalog(
  { payload }: PayloadRequest,
  locale: TypedLocale,
): Promise<readonly CatalogEntry[]> {
  const one = latestOf(payload)
  const index = await platformOf(payload).cache.remember<Index>({
    key: 'catalog',
    tags: ['courses'],
    bytes: 100,
    load: () => one.join('', () => readingForAll(() => readIndex(payload, one))),
  })
  const entries = index.entries.get(locale) ?? entriesOf(index.rows, locale)
  index.entries.set(locale, entries)
  return entries
}

async function readIndex(payload: Payload, one: Latest): Promise<Index> {
  const before = one.index
  const rows = await readRows(payload, one)
  one.words.keep(textsOf(rows))
  tellShortage(payload, platformOf(payload).search.memory)
  const index: Index = { rows, entries: new Map() }
  for (const [language, entries] of before?.entries ?? []) {
    index.entries.set(language, entriesOf(rows, language, await entries))
  }
  one.index = index
  return index
}

function* textsOf(rows: Index['rows']): Iterable<number> {
  for (const { shown } of rows.values()) {
    for (const locale of locales) yield shown[locale]?.text ?? 0
  }
}

/** Courses that are sorted at once: the sort of 100,000 titles held up everybody else for half a second. */
const runLength = 5_000

async function readRows(
  payload: Payload,
  { index, words }: Latest,
): Promise<ReadonlyMap<string, Row>> {
  const before = index?.rows
  const rows = new Map<string, Row>()
  const changed = new Map<string, string>()
  for (const [id, version] of await readCourseVersions({ payload, transactionID: undefined })) {
    const row = before?.get(id)
    if (row?.version === version) rows.set(id, row)
    else changed.set(id, version)
  }
  const preparing = { valuesOf: sharedValues(), words }
  const ids = [...changed.keys()]
  const read = async (at: number): Promise<StoredCourse[]> => {
    const some = ids.slice(at, at + batchSize)
    return some.length > 0 ? readStoredCourses({ payload, transactionID: undefined }, some) : []
  }
  let next = read(0)
  for (let at = 0; at < ids.length; at += batchSize) {
    const documents = await next
    // PostgreSQL reads while these are indexed.
    next = read(at + batchSize)
    // A failure counts where it is awaited, which may be never.
    next.catch(() => undefined)
    for (const document of documents) {
      const shown = indexed(payload, document, preparing)
      if (shown) rows.set(document.id, { version: changed.get(document.id) ?? '', shown })
    }
  }
  return rows
}

const translated = ['title', 'summary', 'outcomes'] as const
const noDates = { sessions: [], link: null, now: 0 }

/** A course in every language; none if it is malformed: a row from outside our forms must not break the list. */
function indexed(
  payload: Payload,
  document: StoredCourse,
  preparing: Preparing,
): Row['shown'] | undefined {
  const shown: Record<string, IndexedCourse> = {}
  try {
    for (const locale of locales) {
      const own = translated.map((name) => inLanguage(document[name], { locales, locale }))
      const isOwn = own.some(([text]) => text?.isOwn)
      const fields = Object.fromEntries(translated.map((name, at) => [name, own[at]?.[0]?.value]))
      const first = shown[localization.defaultLocale]
      shown[locale] = isOwn || !first ? catalogCourse(document, fields, preparing) : first
    }
    return shown
  } catch (err) {
    payload.logger.error({ err, msg: `The catalog goes without ${document.slug}` })
    return undefined
  }
}

function catalogCourse(
  document: StoredCourse,
  fields: object,
  preparing: Preparing,
): IndexedCourse {
  const read: object = { ...document, ...fields }
  const stored = read as Parameters<typeof serializeCourse>[0]
  const course = Course.parse(serializeCourse(stored, '', noDates))
  return indexedCourse({ id: document.id, ...course }, preparing)
}

type Values = Pick<Course, 'level' | 'format' | 'topics' | 'language'>

type Preparing = { words: WordIndex; valuesOf?: (course: Values) => FacetValues }

/** Prepares a course once for many requests. */
export function indexedCourse(
  course: Omit<Course, 'sessions'> & { id: string },
  { words, valuesOf = facetValues }: Preparing,
): IndexedCourse {
  const { id, slug, title, price, summary, topics, outcomes, instructors } = course
  const names = instructors.map(({ name }) => name)
  const text = words.add([title, summary, ...topics], [...outcomes, ...names])
  // Without a spread: an object with one has a shape of its own, which takes more than what it holds.
  return { id, slug, title, price, text, values: valuesOf(course) }
}

function facetValues({ level, format, topics, language }: Values): FacetValues {
  const read = (values: readonly (string | null)[]) =>
    new Map(values.flatMap((value) => (value === null ? [] : [[foldWord(value), value]])))
  return {
    level: read([level]),
    format: read([format]),
    topic: read(topics),
    language: read([language]),
  }
}

/** Courses of the same values get the same object: of 100,000 they would take most of the memory. */
function sharedValues(): (course: Values) => FacetValues {
  const known = new Map<string, FacetValues>()
  return (course) => {
    const key = JSON.stringify([course.level, course.format, course.topics, course.language])
    const found = known.get(key) ?? facetValues(course)
    known.set(key, found)
    return found
  }
}

/** Begins with the order of `before`, and with sorted runs: sorting what is nearly sorted is fast. */
async function entriesOf(
  rows: Index['rows'],
  locale: string,
  before: readonly CatalogEntry[] = [],
): Promise<readonly CatalogEntry[]> {
  const kept = before
    .map(({ course }) => course)
    .filter((course) => rows.get(course.id)?.shown[locale] === course)
  const known = new Set(kept.map(({ id }) => id))
  const others = [...rows].flatMap(([id, { shown }]) =>
    known.has(id) ? [] : (shown[locale] ?? []),
  )
  const courses = kept
  for (let at = 0; at < others.length; at += runLength) {
    courses.push(...others.slice(at, at + runLength).sort(byTitle(locale)))
    await setImmediate()
  }
  return inOrder(courses, locale)
}

function byTitle(locale: string) {
  const compare = comparing(locale)
  return (a: IndexedCourse, b: IndexedCourse) =>
    compare(a.title, b.title) || (a.slug < b.slug ? -1 : 1)
}

/** The courses by title as the language sorts it, and by slug. */
export function inOrder(
  courses: readonly IndexedCourse[],
  locale: string,
): readonly CatalogEntry[] {
  const compare = comparing(locale)
  const sorted = courses.toSorted(byTitle(locale))
  let rank = 0
  return sorted.map((course, place) => {
    const before = sorted[place - 1]
    if (before && compare(before.title, course.title) !== 0) rank = place
    return { course, place, rank }
  })
}
