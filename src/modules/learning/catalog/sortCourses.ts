import type { CourseQuery } from '../courseSchemas.js'
import type { CatalogEntry, IndexedCourse } from './courseIndex.js'

/** When the dates of a course begin that are held, by its id: the soonest first, in milliseconds since 1970. */
export type StartsOf = (courseId: string) => readonly number[]

type Order = Pick<CourseQuery, 'sort' | 'startsAfter'> & {
  /** Numbers of enrolments by slug, for `popular`. */
  enrolled?: ReadonlyMap<string, number>
  /** Needed for `startsAt`. */
  startsOf?: StartsOf
  /** The present moment: dates that have passed count only where a course has no other. */
  now: number
  /** The currencies of the site, main one first, for sorting by price. */
  currencies: readonly string[]
}

/**
 * The courses in the requested order: titles by the rules of the language, courses without a date last either way,
 * prices by currency first, because amounts of two currencies cannot be compared. Ties are sorted by title and slug, so
 * that pages never overlap.
 */
export function sortCourses(courses: readonly CatalogEntry[], order: Order): CatalogEntry[] {
  const { sort } = order
  const direction = sort.startsWith('-') ? -1 : 1
  if (sort.endsWith('price')) {
    const byPrice = comparingPrices(order.currencies, direction)
    return courses.toSorted((a, b) => byPrice(a.course, b.course) || a.place - b.place)
  }
  const key = keyOf(order)
  if (!key) return courses.toSorted((a, b) => (a.rank - b.rank) * direction || a.place - b.place)
  const keys = new Map(courses.map((entry) => [entry, key(entry.course)]))
  return courses.toSorted(
    (a, b) => byNumber(keys.get(a), keys.get(b), direction) || a.place - b.place,
  )
}

const collators = new Map<string, Intl.Collator>()

/** How a language sorts. Creating a collator takes longer than sorting a hundred titles with it. */
export function comparing(locale: string): Intl.Collator['compare'] {
  const collator = collators.get(locale) ?? new Intl.Collator(locale)
  collators.set(locale, collator)
  return collator.compare
}

function keyOf({ sort, startsAfter, enrolled, startsOf, now }: Order) {
  if (sort === 'popular') return ({ slug }: IndexedCourse) => -(enrolled?.get(slug) ?? 0)
  if (!sort.endsWith('startsAt')) return undefined
  const from = startsAfter === undefined ? Number.NEGATIVE_INFINITY : Date.parse(startsAfter)
  return ({ id }: IndexedCourse) => {
    const starts = startsOf?.(id) ?? []
    return (
      starts.find((start) => start >= Math.max(from, now)) ?? starts.find((start) => start >= from)
    )
  }
}

/**
 * Free courses at the cheap end; then the main currency of the site, its others in their order and the rest by code,
 * each by amount.
 */
function comparingPrices(currencies: readonly string[], direction: number) {
  const placeOf = (currency: string) => {
    const at = currencies.indexOf(currency)
    return at < 0 ? currencies.length : at
  }
  return ({ price: a }: IndexedCourse, { price: b }: IndexedCourse): number => {
    if (!a?.amount || !b?.amount) {
      return (Number(Boolean(a?.amount)) - Number(Boolean(b?.amount))) * direction
    }
    if (a.currency === b.currency) return (a.amount - b.amount) * direction
    return placeOf(a.currency) - placeOf(b.currency) || (a.currency < b.currency ? -1 : 1)
  }
}

function byNumber(a: number | undefined, b: number | undefined, direction: number): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return (a - b) * direction
}
