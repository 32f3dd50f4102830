import { type Course, type CourseQuery, facetNames } from './schemas.js'

type Filters = Omit<CourseQuery, 'page' | 'limit' | 'sort' | 'locale'>
type FacetName = (typeof facetNames)[number]

/** The courses that match all filters, in the order asked for, with the facet counts around them. */
export function findCourses(courses: readonly Course[], query: Filters & Pick<CourseQuery, 'sort'>) {
  const matching = courses.filter((course) => matches(course, query))
  return { docs: sortCourses(matching, query), facets: countFacets(courses, query) }
}

/** Each facet is counted with every filter but its own, so that it shows what choosing another value gives. */
function countFacets(courses: readonly Course[], filters: Filters) {
  const entries = facetNames.map((name) => {
    const counts = new Map<string, number>()
    for (const course of courses) {
      if (!matches(course, { ...filters, [name]: undefined })) continue
      for (const value of facetValues(course, name)) counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    const sorted = [...counts].sort(([a], [b]) => a.localeCompare(b))
    return [name, Object.fromEntries(sorted)] as const
  })
  return Object.fromEntries(entries) as Record<FacetName, Record<string, number>>
}

function facetValues(course: Course, name: FacetName): string[] {
  if (name === 'topic') return [...new Set(course.topics)]
  const value = course[name]
  return value === null ? [] : [value]
}

function matches(course: Course, filters: Filters): boolean {
  return (
    matchesWords(course, filters.q) &&
    facetNames.every((name) => {
      const wanted = filters[name]
      return !wanted || facetValues(course, name).some((value) => includes(wanted, value))
    }) &&
    isAffordable(course, filters) &&
    startsInTime(course, filters.startsAfter)
  )
}

function includes(wanted: readonly string[], value: string): boolean {
  return wanted.some((candidate) => fold(candidate) === fold(value))
}

function matchesWords({ title, summary, topics, outcomes }: Course, q: string | undefined): boolean {
  if (!q) return true
  const haystack = fold([title, summary, ...topics, ...outcomes].join(' '))
  return fold(q)
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}

/** Lower case without accents: what a searcher types and what an editor wrote meet there. */
function fold(value: string): string {
  return value.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

function isAffordable({ price }: Course, { priceMax, currency }: Filters): boolean {
  if (!price || price.amount === 0) return true
  if (currency && price.currency !== currency) return false
  return priceMax === undefined || price.amount <= priceMax
}

function startsInTime(course: Course, startsAfter: string | undefined): boolean {
  return startsAfter === undefined || firstStart(course, startsAfter) !== undefined
}

/** The first session that starts at or after `from`; milliseconds since the epoch. */
function firstStart({ sessions }: Course, from?: string): number | undefined {
  const earliest = from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from)
  const starts = sessions.map(({ startsAt }) => Date.parse(startsAt))
  const candidates = starts.filter((start) => start >= earliest)
  return candidates.length > 0 ? Math.min(...candidates) : undefined
}

function sortCourses(
  courses: Course[],
  { sort, startsAfter }: Pick<CourseQuery, 'sort' | 'startsAfter'>,
): Course[] {
  const direction = sort.startsWith('-') ? -1 : 1
  const byTitle = (a: Course, b: Course) =>
    a.title.localeCompare(b.title) || a.slug.localeCompare(b.slug)
  const keys: Record<string, (course: Course) => number | undefined> = {
    startsAt: (course) => firstStart(course, startsAfter),
    price: ({ price }) => price?.amount ?? 0,
  }
  const key = keys[sort.replace('-', '')]
  if (!key) return courses.sort((a, b) => (sort === '-title' ? byTitle(b, a) : byTitle(a, b)))
  return courses.sort((a, b) => compare(key(a), key(b), direction) || byTitle(a, b))
}

/** What has no value stands last whichever way the rest is sorted. */
function compare(a: number | undefined, b: number | undefined, direction: number): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return (a - b) * direction
}
