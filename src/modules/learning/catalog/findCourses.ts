import { foldWord } from '../../../search/words/splitWords.js'
import { type CourseQuery, facetNames } from '../courseSchemas.js'
import type { CatalogEntry, FacetName, FacetValues, IndexedCourse } from './courseIndex.js'
import type { StartsOf } from './sortCourses.js'

type Filters = Omit<CourseQuery, 'q' | 'page' | 'limit' | 'sort' | 'locale'> & {
  /** Whether a text is found by what was asked for; all are where it is left out. */
  hasText?: (text: number) => boolean
  /** Needed for `startsAfter`. */
  startsOf?: StartsOf
}
type Facets = Record<FacetName, Record<string, number>>

/** How many courses share each object of values: of 100,000 a few hundred differ. */
type Alike = ReadonlyMap<FacetValues, number>

/**
 * The courses that match all filters, in their order, with facet counts. Each facet is counted with every filter except
 * its own, so that it shows the result of choosing another value.
 */
export function findCourses(entries: readonly CatalogEntry[], filters: Filters) {
  const { kinds, values } = columnsOf(entries)
  const matched = matchRest(entries, filters)
  const chosen = facetNames.flatMap((name) => {
    const wanted = filters[name]?.map(foldWord)
    return wanted ? [{ name, wanted }] : []
  })
  const facetsOf = facetNames.map((name) => ({ name, alike: new Map<FacetValues, number>() }))
  const passing = new Uint8Array(values.length)
  for (const [kind, times] of countKinds(matched, kinds, values.length).entries()) {
    const own = values[kind]
    if (!own || times === 0) continue
    const missed = chosen.filter(
      ({ name, wanted }) => !wanted.some((value) => own[name].has(value)),
    )
    if (missed.length === 0) passing[kind] = 1
    for (const facet of facetsOf) {
      if (missed.every(({ name }) => name === facet.name)) facet.alike.set(own, times)
    }
  }
  const facets = facetsOf.map(({ name, alike }) => [name, countValues(alike, name)])
  return {
    courses: entriesAt(
      entries,
      matched.filter((place) => passing[kinds[place] ?? 0] === 1),
    ),
    facets: Object.fromEntries(facets) as Facets,
  }
}

/**
 * What all courses of a list are compared by, in arrays of numbers: reading it from 100,000 objects that lie scattered in
 * memory took 50 ms, whatever was compared.
 */
type Columns = {
  /** The number of each course's text. */
  texts: Uint32Array
  /** Which of `values` each course has. */
  kinds: Uint32Array
  values: FacetValues[]
}

const columns = new WeakMap<readonly CatalogEntry[], Columns>()

/** Of a list that was asked for before: most requests ask for all courses in one of a few orders. */
function columnsOf(entries: readonly CatalogEntry[]): Columns {
  const present = columns.get(entries)
  if (present) return present
  const texts = new Uint32Array(entries.length)
  const kinds = new Uint32Array(entries.length)
  const known = new Map<FacetValues, number>()
  for (const [place, { course }] of entries.entries()) {
    const kind = known.get(course.values) ?? known.size
    known.set(course.values, kind)
    texts[place] = course.text
    kinds[place] = kind
  }
  const made = { texts, kinds, values: [...known.keys()] }
  columns.set(entries, made)
  return made
}

/** The numbers of the texts of these courses. */
export const textsOf = (entries: readonly CatalogEntry[]) => columnsOf(entries).texts

function countKinds(places: Uint32Array, kinds: Uint32Array, count: number): Uint32Array {
  const times = new Uint32Array(count)
  for (const place of places) {
    const kind = kinds[place] ?? 0
    times[kind] = (times[kind] ?? 0) + 1
  }
  return times
}

function entriesAt(entries: readonly CatalogEntry[], places: Uint32Array): CatalogEntry[] {
  const found: CatalogEntry[] = []
  for (const place of places) {
    const entry = entries[place]
    if (entry) found.push(entry)
  }
  return found
}

/** The places of the courses that match all that is no facet. */
function matchRest(
  entries: readonly CatalogEntry[],
  { hasText, startsAfter, startsOf, priceMax, currency }: Filters,
): Uint32Array {
  const named = placesOf(textsOf(entries), hasText)
  const from = startsAfter === undefined ? undefined : Date.parse(startsAfter)
  if (from === undefined && priceMax === undefined && currency === undefined) return named
  return named.filter((place) => {
    const course = entries[place]?.course
    if (!course || !isAffordable(course, { priceMax, currency })) return false
    return from === undefined || (startsOf?.(course.id).at(-1) ?? -Infinity) >= from
  })
}

function placesOf(texts: Uint32Array, hasText: Filters['hasText']): Uint32Array {
  const places = new Uint32Array(texts.length)
  let count = 0
  for (const [place, text] of texts.entries()) {
    if (hasText && !hasText(text)) continue
    places[count] = place
    count += 1
  }
  return places.subarray(0, count)
}

/** Free courses match every price range, whatever its currency. */
function isAffordable(
  { price }: IndexedCourse,
  { priceMax, currency }: Pick<Filters, 'priceMax' | 'currency'>,
): boolean {
  if (!price || price.amount === 0) return true
  if (currency !== undefined && price.currency !== currency) return false
  return priceMax === undefined || price.amount <= priceMax
}

/** Spellings that the filter treats as one value are counted together, under the one that sorts first by code point. */
function countValues(alike: Alike, name: FacetName): Record<string, number> {
  const counts = new Map<string, { label: string; count: number }>()
  for (const [values, times] of alike) {
    for (const [key, value] of values[name]) {
      const counted = counts.get(key)
      if (!counted) counts.set(key, { label: value, count: times })
      else {
        if (value < counted.label) counted.label = value
        counted.count += times
      }
    }
  }
  const sorted = [...counts.keys()].sort().flatMap((key) => counts.get(key) ?? [])
  return Object.fromEntries(sorted.map(({ label, count }) => [label, count]))
}
