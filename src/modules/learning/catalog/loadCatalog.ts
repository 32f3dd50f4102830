import type { PayloadRequest, TypedLocale } from 'payload'

import type { Course as CourseDocument } from '../../../payload-types.js'
import { linkedTags } from '../../../platform/content/announce.js'
import { writeOnce } from '../../../platform/http/serializedCache.js'
import { platformOf } from '../../../platform/platform.js'
import { foldWord } from '../../../search/words/splitWords.js'
import { Course, facetNames } from '../courseSchemas.js'
import { catalogTags, loadAvailability } from './offers.js'
import { serializeCourse } from './serializeCourse.js'

const batchSize = 200

/**
 * Every published course in one language, as the catalog shows it. Cached until a course, a picture, a payment link or
 * the places of a course change: filtering a few hundred courses in memory is faster than one query.
 */
export async function loadCatalog(
  req: PayloadRequest,
  locale: TypedLocale,
): Promise<readonly CatalogEntry[]> {
  const { cache, serverUrl } = platformOf(req.payload)
  return cache.remember<CatalogEntry[]>({
    key: `catalog ${locale}`,
    tags: catalogTags,
    load: async () => {
      const documents = await rememberPublished(req, locale)
      const availability = await loadAvailability(req)
      const value: CatalogEntry[] = []
      for (const document of documents) {
        try {
          const course = serializeCourse(document, serverUrl, availability(document))
          value.push(catalogEntry(writeOnce(Course, course)))
        } catch (err) {
          // A malformed row from outside our forms must not break the list.
          req.payload.logger.error({ err, msg: `The catalog goes without ${document.slug}` })
        }
      }
      return { value, bytes: JSON.stringify(documents).length * 5, keep: true }
    },
  })
}

/** Cached separately, because places change far more often than the text of a course. */
async function rememberPublished(
  req: PayloadRequest,
  locale: TypedLocale,
): Promise<CourseDocument[]> {
  return platformOf(req.payload).cache.remember<CourseDocument[]>({
    key: `published courses ${locale}`,
    tags: linkedTags,
    load: async () => {
      const value = await readPublished(req, locale)
      return { value, bytes: JSON.stringify(value).length * 2, keep: true }
    },
  })
}

async function readPublished(req: PayloadRequest, locale: TypedLocale): Promise<CourseDocument[]> {
  const documents: CourseDocument[] = []
  for (;;) {
    // By key, not by page: of 100,000 courses, the last pages would read all those before them.
    const last = documents.at(-1)?.id
    const { docs } = await req.payload.find({
      collection: 'courses',
      where: { _status: { equals: 'published' }, ...(last && { id: { greater_than: last } }) },
      select: { body: false, syllabus: false },
      joins: false,
      sort: 'id',
      depth: 1,
      limit: batchSize,
      pagination: false,
      locale,
      overrideAccess: false,
    })
    documents.push(...docs)
    if (docs.length < batchSize) return documents
  }
}

export type FacetName = (typeof facetNames)[number]

/** A course with its search text, filter values and counts, computed once for many requests. */
export type CatalogEntry = {
  course: Course
  text: SearchText
  /** The values of each facet by their folded form, which merges different spellings of one value. */
  values: Record<FacetName, ReadonlyMap<string, string>>
}

/** Prepares a course for the catalog. */
export function catalogEntry(course: Course): CatalogEntry {
  const { title, summary, topics, outcomes, instructors } = course
  const names = instructors.map(({ name }) => name)
  const values = facetNames.map((name) => [
    name,
    new Map(facetValues(course, name).map((value) => [foldWord(value), value])),
  ])
  return {
    course,
    text: searchText([title, summary, ...topics, ...outcomes, ...names]),
    values: Object.fromEntries(values) as CatalogEntry['values'],
  }
}

function facetValues(course: Course, name: FacetName): readonly string[] {
  if (name === 'topic') return course.topics
  const value = course[name]
  return value === null ? [] : [value]
}

/** The searchable forms of a text: `folded` with its punctuation, `words` with one space before each. */
type SearchText = { folded: string; words: string }

/** Scripts that write without spaces between words, or that attach prefixes to words. */
const joinedScripts =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Arabic}\p{sc=Hebrew}]/u

/** Prepares a text once for many searches. */
export function searchText(parts: readonly string[]): SearchText {
  const folded = foldWord(parts.join('\n'))
  return { folded, words: ` ${wordsOf(folded)}` }
}

/**
 * Whether every word of `q` begins a word of the text; a `q` of punctuation only must occur literally. `q` has no
 * wildcards or operators.
 */
export function matchesText({ folded, words }: SearchText, q: string): boolean {
  const tokens = foldWord(q).split(/\s+/u).filter(Boolean)
  const wanted = tokens.map(wordsOf).filter(Boolean)
  if (wanted.length === 0) return tokens.every((token) => folded.includes(token))
  return wanted.every((word) => words.includes(joinedScripts.test(word) ? word : ` ${word}`))
}

/** `C++` and `C#` keep their signs, or they would match every text. */
function wordsOf(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim()
}
