import { foldWord } from '../../search/words/foldWord.js'
import { type Course, facetNames } from './schemas.js'
import { searchText, type SearchText } from './searchText.js'

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
