import { foldWord } from '../../../search/words/splitWords.js'
import { matchesText, type CatalogEntry, type FacetName } from './loadCatalog.js'
import { type Course, type CourseQuery, facetNames } from '../courseSchemas.js'
import { firstStart } from './sortCourses.js'

type Filters = Omit<CourseQuery, 'page' | 'limit' | 'sort' | 'locale'> & {
  /** The slugs that site search finds for `q`: meant where no course has all of its words as they are written. */
  found?: ReadonlySet<string>
}
type Facets = Record<FacetName, Record<string, number>>

/**
 * The courses that match all filters, with facet counts. Each facet is counted with every filter except its own, so
 * that it shows the result of choosing another value.
 */
export function findCourses(entries: readonly CatalogEntry[], { q, found, ...filters }: Filters) {
  const courses: Course[] = []
  const chosen = facetNames.map((name) => ({ name, wanted: filters[name]?.map(foldWord) }))
  const counted = facetNames.map((name) => ({ name, entries: [] as CatalogEntry[] }))
  for (const entry of named(entries, { q, found })) {
    if (!matchesRest(entry, filters)) continue
    const missed = chosen.filter(
      ({ name, wanted }) => wanted && !wanted.some((value) => entry.values[name].has(value)),
    )
    if (missed.length === 0) courses.push(entry.course)
    for (const facet of counted) {
      if (missed.every(({ name }) => name === facet.name)) facet.entries.push(entry)
    }
  }
  const facets = counted.map((facet) => [facet.name, countValues(facet.entries, facet.name)])
  return { courses, facets: Object.fromEntries(facets) as Facets }
}

function named(entries: readonly CatalogEntry[], { q, found }: Pick<Filters, 'q' | 'found'>) {
  if (q === undefined) return entries
  const asWritten = entries.filter(({ text }) => matchesText(text, q))
  return asWritten.length > 0 ? asWritten : entries.filter(({ course }) => found?.has(course.slug))
}

function matchesRest(
  { course }: CatalogEntry,
  { startsAfter, ...filters }: Omit<Filters, 'q' | 'found'>,
): boolean {
  if (startsAfter !== undefined && firstStart(course, Date.parse(startsAfter)) === undefined)
    return false
  return isAffordable(course, filters)
}

/** Free courses match every price range, whatever its currency. */
function isAffordable(
  { price }: Course,
  { priceMax, currency }: Omit<Filters, 'q' | 'found'>,
): boolean {
  if (!price || price.amount === 0) return true
  if (currency !== undefined && price.currency !== currency) return false
  return priceMax === undefined || price.amount <= priceMax
}

/** Spellings that the filter treats as one value are counted together, under the one that sorts first by code point. */
function countValues(entries: readonly CatalogEntry[], name: FacetName): Record<string, number> {
  const counts = new Map<string, { label: string; count: number }>()
  for (const { values } of entries) {
    for (const [key, value] of values[name]) {
      const counted = counts.get(key)
      if (!counted) counts.set(key, { label: value, count: 1 })
      else {
        if (value < counted.label) counted.label = value
        counted.count += 1
      }
    }
  }
  const sorted = [...counts.keys()].sort().flatMap((key) => counts.get(key) ?? [])
  return Object.fromEntries(sorted.map(({ label, count }) => [label, count]))
}
