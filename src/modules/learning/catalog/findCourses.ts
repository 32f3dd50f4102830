import { foldWord } from '../../../search/words/splitWords.js'
import { type CourseQuery, facetNames } from '../courseSchemas.js'
import type { CatalogEntry, FacetName, IndexedCourse } from './courseIndex.js'
import type { StartsOf } from './sortCourses.js'

type Filters = Omit<CourseQuery, 'q' | 'page' | 'limit' | 'sort' | 'locale'> & {
  /** Needed for `startsAfter`. */
  startsOf?: StartsOf
}
type Facets = Record<FacetName, Record<string, number>>

/** How many courses share each object of values: of 100,000 a few hundred differ. */
type Alike = ReadonlyMap<IndexedCourse['values'], number>

/**
 * The courses that match all filters, in their order, with facet counts. Each facet is counted with every filter except
 * its own, so that it shows the result of choosing another value.
 */
export function findCourses(entries: readonly CatalogEntry[], filters: Filters) {
  const matched = matchRest(entries, filters)
  const chosen = facetNames.flatMap((name) => {
    const wanted = filters[name]?.map(foldWord)
    return wanted ? [{ name, wanted }] : []
  })
  const facetsOf = facetNames.map((name) => ({
    name,
    alike: new Map<IndexedCourse['values'], number>(),
  }))
  const passing = new Set<IndexedCourse['values']>()
  for (const [values, times] of countAlike(matched)) {
    const missed = chosen.filter(
      ({ name, wanted }) => !wanted.some((value) => values[name].has(value)),
    )
    if (missed.length === 0) passing.add(values)
    for (const facet of facetsOf) {
      if (missed.every(({ name }) => name === facet.name)) facet.alike.set(values, times)
    }
  }
  const facets = facetsOf.map(({ name, alike }) => [name, countValues(alike, name)])
  return {
    courses:
      chosen.length === 0 ? matched : matched.filter(({ course }) => passing.has(course.values)),
    facets: Object.fromEntries(facets) as Facets,
  }
}

function matchRest(
  entries: readonly CatalogEntry[],
  { startsAfter, startsOf, priceMax, currency }: Filters,
): readonly CatalogEntry[] {
  const from = startsAfter === undefined ? undefined : Date.parse(startsAfter)
  if (from === undefined && priceMax === undefined && currency === undefined) return entries
  return entries.filter(
    ({ course }) =>
      isAffordable(course, { priceMax, currency }) &&
      (from === undefined || (startsOf?.(course.id).at(-1) ?? -Infinity) >= from),
  )
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

/** Of a list that was asked for before: most requests ask for all courses in one of a few orders. */
const counted = new WeakMap<readonly CatalogEntry[], Alike>()

function countAlike(entries: readonly CatalogEntry[]): Alike {
  const known = counted.get(entries)
  if (known) return known
  const times = new Map<IndexedCourse['values'], number>()
  for (const { course } of entries) times.set(course.values, (times.get(course.values) ?? 0) + 1)
  counted.set(entries, times)
  return times
}
