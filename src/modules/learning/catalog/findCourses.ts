import { foldWord } from '../../../search/words/splitWords.js'
import { type CourseQuery, facetNames } from '../courseSchemas.js'
import type { CatalogEntry, FacetName, IndexedCourse } from './courseIndex.js'
import { matchesText } from './searchText.js'
import { type DatesOf, firstStart } from './sortCourses.js'

type Filters = Omit<CourseQuery, 'page' | 'limit' | 'sort' | 'locale'> & {
  /** The slugs that site search finds for `q`: meant where no course has all of its words as they are written. */
  found?: ReadonlySet<string>
  /** Needed for `startsAfter`. */
  datesOf?: DatesOf
}
type Facets = Record<FacetName, Record<string, number>>

/**
 * The courses that match all filters, with facet counts. Each facet is counted with every filter except its own, so
 * that it shows the result of choosing another value.
 */
export function findCourses(entries: readonly CatalogEntry[], { q, found, ...filters }: Filters) {
  const courses: CatalogEntry[] = []
  const chosen = facetNames.map((name) => ({ name, wanted: filters[name]?.map(foldWord) }))
  const counted = facetNames.map((name) => ({ name, entries: [] as CatalogEntry[] }))
  for (const entry of named(entries, { q, found })) {
    if (!matchesRest(entry, filters)) continue
    const { values } = entry.course
    const missed = chosen.filter(
      ({ name, wanted }) => wanted && !wanted.some((value) => values[name].has(value)),
    )
    if (missed.length === 0) courses.push(entry)
    for (const facet of counted) {
      if (missed.every(({ name }) => name === facet.name)) facet.entries.push(entry)
    }
  }
  const facets = counted.map((facet) => [facet.name, countValues(facet.entries, facet.name)])
  return { courses, facets: Object.fromEntries(facets) as Facets }
}

function named(entries: readonly CatalogEntry[], { q, found }: Pick<Filters, 'q' | 'found'>) {
  if (q === undefined) return entries
  const asWritten = entries.filter(({ course }) => matchesText(course.text, q))
  return asWritten.length > 0 ? asWritten : entries.filter(({ course }) => found?.has(course.slug))
}

function matchesRest(
  { course }: CatalogEntry,
  { startsAfter, datesOf, ...filters }: Omit<Filters, 'q' | 'found'>,
): boolean {
  if (startsAfter !== undefined) {
    const start = firstStart(datesOf?.(course.id) ?? [], Date.parse(startsAfter))
    if (start === undefined) return false
  }
  return isAffordable(course, filters)
}

/** Free courses match every price range, whatever its currency. */
function isAffordable(
  { price }: IndexedCourse,
  { priceMax, currency }: Omit<Filters, 'q' | 'found'>,
): boolean {
  if (!price || price.amount === 0) return true
  if (currency !== undefined && price.currency !== currency) return false
  return priceMax === undefined || price.amount <= priceMax
}

/** Spellings that the filter treats as one value are counted together, under the one that sorts first by code point. */
function countValues(entries: readonly CatalogEntry[], name: FacetName): Record<string, number> {
  const counts = new Map<string, { label: string; count: number }>()
  for (const [values, times] of alike(entries)) {
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

/** How many courses share each object of values. */
function alike(entries: readonly CatalogEntry[]): ReadonlyMap<IndexedCourse['values'], number> {
  const times = new Map<IndexedCourse['values'], number>()
  for (const { course } of entries) times.set(course.values, (times.get(course.values) ?? 0) + 1)
  return times
}
