import { type Course, type CourseQuery, facetNames } from './schemas.js'
import { fold, matchesText, type SearchText } from './searchText.js'
import { firstStart } from './sortCourses.js'

/** A course with what it is searched by. */
export type CatalogEntry = { course: Course; text: SearchText }

type Filters = Omit<CourseQuery, 'page' | 'limit' | 'sort' | 'locale'>
type FacetName = (typeof facetNames)[number]
type Facets = Record<FacetName, Record<string, number>>

/**
 * The courses that match all filters, with the counts around them. Each facet is counted with every filter but
 * its own, so that it shows what choosing another of its values gives.
 */
export function findCourses(entries: readonly CatalogEntry[], filters: Filters) {
  const courses: Course[] = []
  const counted = facetNames.map((name) => ({ name, courses: [] as Course[] }))
  for (const entry of entries) {
    if (!matchesRest(entry, filters)) continue
    const { course } = entry
    const missed = facetNames.filter((name) => !isChosen(course, name, filters[name]))
    if (missed.length === 0) courses.push(course)
    for (const facet of counted) {
      if (missed.every((name) => name === facet.name)) facet.courses.push(course)
    }
  }
  const facets = counted.map((facet) => [facet.name, countValues(facet.courses, facet.name)])
  return { courses, facets: Object.fromEntries(facets) as Facets }
}

function matchesRest(
  { course, text }: CatalogEntry,
  { q, startsAfter, ...filters }: Filters,
): boolean {
  if (q !== undefined && !matchesText(text, q)) return false
  if (startsAfter !== undefined && firstStart(course, startsAfter) === undefined) return false
  return isAffordable(course, filters)
}

/** Free courses fit every purse, whatever its currency. */
function isAffordable({ price }: Course, { priceMax, currency }: Filters): boolean {
  if (!price || price.amount === 0) return true
  if (currency !== undefined && price.currency !== currency) return false
  return priceMax === undefined || price.amount <= priceMax
}

function isChosen(course: Course, name: FacetName, chosen: readonly string[] | undefined): boolean {
  if (!chosen) return true
  const wanted = new Set(chosen.map(fold))
  return facetValues(course, name).some((value) => wanted.has(fold(value)))
}

function facetValues(course: Course, name: FacetName): readonly string[] {
  if (name === 'topic') return course.topics
  const value = course[name]
  return value === null ? [] : [value]
}

/** Spellings that the filter takes for one value are counted as one, under that which stands first by code. */
function countValues(courses: readonly Course[], name: FacetName): Record<string, number> {
  const values = new Map<string, { label: string; count: number }>()
  for (const course of courses) {
    const own = new Map(facetValues(course, name).map((value) => [fold(value), value]))
    for (const [key, value] of own) {
      const { label, count } = values.get(key) ?? { label: value, count: 0 }
      values.set(key, { label: value < label ? value : label, count: count + 1 })
    }
  }
  const sorted = [...values].sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(sorted.map(([, { label, count }]) => [label, count]))
}
