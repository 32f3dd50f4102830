import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import {
  type CatalogEntry,
  indexedCourse,
  inOrder,
} from '../../../../src/modules/learning/catalog/courseIndex.js'
import { createWordIndex } from '../../../../src/modules/learning/catalog/createWordIndex.js'
import { findCourses as findNamed } from '../../../../src/modules/learning/catalog/findCourses.js'
import {
  type Course,
  type CourseQuery,
  facetNames,
} from '../../../../src/modules/learning/courseSchemas.js'
import { createMemoryBudget } from '../../../../src/search/index/createMemoryBudget.js'
import { sortCourses } from '../../../../src/modules/learning/catalog/sortCourses.js'

const titleWords = ['audit', 'model', 'risk', 'données']
const topics = ['AI Act', 'ai act', 'Data', 'Security']
const levels = ['foundation', 'practitioner', 'expert'] as const
const formats = ['online', 'classroom', 'blended'] as const
const languages = ['en', 'fr', 'ar']
const currencies = ['EUR', 'JPY']
const at = (offset: number) => Date.UTC(2031, 0, 1 + offset)
const day = (offset: number) => new Date(at(offset)).toISOString()

const session = fc
  .record({
    offset: fc.integer({ min: 0, max: 5 }),
    status: fc.constantFrom('open' as const, 'full' as const, 'cancelled' as const),
  })
  .map(({ offset, status }) => ({
    id: '',
    startsAt: day(offset),
    endsAt: day(offset),
    timeZone: 'UTC',
    mode: 'online' as const,
    venue: null,
    status,
    seatsLeft: 1,
  }))

const money = fc.record({
  amount: fc.integer({ min: 0, max: 4 }),
  currency: fc.constantFrom(...currencies),
})

const course: fc.Arbitrary<Course> = fc.record({
  slug: fc.string({ minLength: 1, maxLength: 6, unit: fc.constantFrom('a', 'b', 'c', '1', '2') }),
  title: fc.subarray(titleWords).map((some) => some.join(' ')),
  summary: fc.constant(''),
  level: fc.option(fc.constantFrom(...levels)),
  format: fc.option(fc.constantFrom(...formats)),
  topics: fc.subarray(topics),
  language: fc.option(fc.constantFrom(...languages)),
  durationHours: fc.constant(null),
  price: fc.option(money),
  image: fc.constant(null),
  instructors: fc.constant([]),
  sessions: fc.array(session, { maxLength: 3 }),
  outcomes: fc.constant([]),
  certificate: fc.boolean(),
  url: fc.constant(''),
  paymentLink: fc.constant(null),
  updatedAt: fc.constant(day(0)),
})

const catalog = fc.uniqueArray(course, { maxLength: 12, selector: ({ slug }) => slug })
const some = <T>(values: readonly T[]) =>
  fc.option(fc.subarray([...values], { minLength: 1 }), { nil: undefined })

const query: fc.Arbitrary<Omit<CourseQuery, 'page' | 'limit' | 'locale'>> = fc.record({
  q: fc.option(
    fc.subarray(['aud', 'MODEL', 'risk', 'donnees']).map((each) => each.join(' ')),
    {
      nil: undefined,
    },
  ),
  level: some(levels),
  format: some(formats),
  topic: some(['ai act', 'Data', 'SECURITY']),
  language: some(languages),
  priceMax: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
  currency: fc.option(fc.constantFrom(...currencies), { nil: undefined }),
  startsAfter: fc.option(fc.integer({ min: 0, max: 6 }).map(day), { nil: undefined }),
  sort: fc.constantFrom('title', '-title', 'startsAt', '-startsAt', 'price', '-price', 'popular'),
})

const words = createWordIndex(createMemoryBudget(Infinity))

/** The courses as the index of the process keeps them; their slugs are their ids. */
const entriesOf = (courses: Course[], locale = 'en') =>
  inOrder(
    courses.map((each) => indexedCourse({ id: each.slug, ...each }, { words })),
    locale,
  )

/** As the endpoint does. */
const findCourses = (
  entries: readonly CatalogEntry[],
  { q, ...filters }: Parameters<typeof findNamed>[1] & Partial<Pick<CourseQuery, 'q'>>,
) => findNamed(entries, { ...filters, ...(q !== undefined && { hasText: words.matching(q) }) })

/** When the dates of these courses begin that are held. */
const startsIn = (courses: Course[]) => {
  const bySlug = new Map(
    courses.map((each) => [
      each.slug,
      held(each)
        .map(({ startsAt }) => Date.parse(startsAt))
        .toSorted((a, b) => a - b),
    ]),
  )
  return (id: string) => bySlug.get(id) ?? []
}

const slugs = (found: readonly CatalogEntry[]) => found.map(({ course: { slug } }) => slug)

const plain = (value: string) => value.toLowerCase().replaceAll('é', 'e')

const held = ({ sessions }: { sessions: readonly Course['sessions'][number][] }) =>
  sessions.filter(({ status }) => status !== 'cancelled')

/** The filters again, implemented in the simplest way. */
function passes(each: Course, filters: Partial<CourseQuery>): boolean {
  const { q, level, format, topic, language, priceMax, currency, startsAfter } = filters
  const text = plain(` ${each.title} ${each.topics.join(' ')}`)
  if (
    q &&
    !plain(q)
      .split(' ')
      .every((word) => text.includes(` ${word}`))
  )
    return false
  if (level && !(level as (string | null)[]).includes(each.level)) return false
  if (format && !(format as (string | null)[]).includes(each.format)) return false
  if (topic && !topic.some((one) => each.topics.map(plain).includes(plain(one)))) return false
  if (language && !(language as (string | null)[]).includes(each.language)) return false
  const isFree = each.price === null || each.price.amount === 0
  if (!isFree && currency && each.price?.currency !== currency) return false
  if (!isFree && priceMax !== undefined && (each.price?.amount ?? 0) > priceMax) return false
  return !startsAfter || held(each).some(({ startsAt }) => startsAt >= startsAfter)
}

describe('findCourses', () => {
  test('finds exactly the courses that pass every filter', () => {
    fc.assert(
      fc.property(catalog, query, (courses, filters) => {
        const all = { ...filters, startsOf: startsIn(courses) }
        const found = slugs(findCourses(entriesOf(courses), all).courses)
        const wanted = courses.filter((each) => passes(each, filters)).map(({ slug }) => slug)
        expect(found.toSorted()).toEqual(wanted.toSorted())
      }),
      { numRuns: 500 },
    )
  })

  test('counts for each value what choosing it alone in its facet would find', () => {
    fc.assert(
      fc.property(catalog, query, (courses, filters) => {
        const entries = entriesOf(courses)
        const startsOf = startsIn(courses)
        const { facets } = findCourses(entries, { ...filters, startsOf })
        for (const name of facetNames) {
          for (const [value, count] of Object.entries(facets[name])) {
            const chosen = { ...filters, [name]: [value] }
            expect(count).toBe(courses.filter((each) => passes(each, chosen)).length)
            expect(findCourses(entries, { ...chosen, startsOf }).courses).toHaveLength(count)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  test('names every value that choosing could find, and no other', () => {
    fc.assert(
      fc.property(catalog, query, (courses, filters) => {
        const { facets } = findCourses(entriesOf(courses), {
          ...filters,
          startsOf: startsIn(courses),
        })
        for (const name of facetNames) {
          const rest = courses.filter((each) => passes(each, { ...filters, [name]: undefined }))
          const values = rest.flatMap((each) =>
            name === 'topic' ? each.topics : each[name] === null ? [] : [each[name]],
          )
          expect(new Set(Object.keys(facets[name]).map(plain))).toEqual(new Set(values.map(plain)))
        }
      }),
      { numRuns: 500 },
    )
  })
})

describe('sortCourses', () => {
  test('gives the same order however the courses come, and loses none', () => {
    fc.assert(
      fc.property(
        catalog,
        query,
        fc.infiniteStream(fc.nat()),
        (courses, { sort, startsAfter }, noise) => {
          const dates = { startsAfter, startsOf: startsIn(courses), now: at(2) }
          const order = { sort, ...dates, currencies: ['USD', 'EUR'] }
          const shuffled = courses
            .map((each) => ({ each, place: noise.next().value as number }))
            .sort((a, b) => a.place - b.place)
            .map(({ each }) => each)
          const sorted = slugs(sortCourses(entriesOf(courses), order))
          expect(slugs(sortCourses(entriesOf(shuffled), order))).toEqual(sorted)
          expect(new Set(sorted)).toEqual(new Set(courses.map(({ slug }) => slug)))
        },
      ),
      { numRuns: 300 },
    )
  })

  test('by start counts the next date that is held, and a past one only where no other is left', () => {
    fc.assert(
      fc.property(catalog, (courses) => {
        const order = { sort: 'startsAt' as const, startsAfter: undefined, currencies: ['EUR'] }
        const startsOf = startsIn(courses)
        const sorted = sortCourses(entriesOf(courses), { ...order, startsOf, now: at(2) })
        const starts = sorted.map(({ course: { id } }) => {
          const own = startsOf(id)
          return own.find((start) => start >= at(2)) ?? own[0] ?? Infinity
        })
        expect(starts).toEqual(starts.toSorted((a, b) => a - b))
      }),
      { numRuns: 300 },
    )
  })

  test('leaves its argument as it was', () => {
    const entries = entriesOf(fc.sample(catalog, { numRuns: 1, seed: 7 })[0] ?? [])
    const before = [...entries]
    const order = { startsAfter: undefined, currencies: ['EUR'], now: at(0) }
    sortCourses(entries, { ...order, sort: '-title' })
    expect(entries).toEqual(before)
  })

  test('sorts titles as the language does, either way', () => {
    const [base] = fc.sample(course, { numRuns: 1, seed: 1 })
    const titles = (locale: string, sort: 'title' | '-title') => {
      const courses = ['zebra', 'École', 'eclair', 'Apple', 'zebra'].map((title, index) => ({
        ...(base as Course),
        ...{ title, slug: String(index) },
      }))
      const order = { startsAfter: undefined, currencies: ['EUR'], now: at(0) }
      const sorted = sortCourses(entriesOf(courses, locale), { ...order, sort })
      return sorted.map(({ course: { title, slug } }) => `${title} ${slug}`)
    }
    expect(titles('fr', 'title')).toEqual(['Apple 3', 'eclair 2', 'École 1', 'zebra 0', 'zebra 4'])
    expect(titles('fr', '-title')).toEqual(['zebra 0', 'zebra 4', 'École 1', 'eclair 2', 'Apple 3'])
  })
})
