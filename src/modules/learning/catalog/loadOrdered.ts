import type { PayloadRequest, TypedLocale } from 'payload'

import { platformOf } from '../../../platform/platform.js'
import { currenciesTag, siteCurrencies } from '../../../platform/siteCurrencies.js'
import type { CourseQuery } from '../courseSchemas.js'
import { countEnrolments } from '../enrolments/enrolmentStore.js'
import { datesTag, forgetWithin, loadStarts } from '../enrolments/places.js'
import { type CatalogEntry, loadCatalog } from './courseIndex.js'
import { sortCourses } from './sortCourses.js'

type Asked = Pick<CourseQuery, 'sort' | 'startsAfter'>

/** An order of all courses, and until when it holds if nothing is announced, by `performance.now()`. */
type Ordered = { entries: readonly CatalogEntry[]; until: number }

/**
 * All courses in the order that a list asks for. Sorted once for many requests, which filter what is sorted: each order is
 * cached until what it is sorted by changes, or a date begins.
 */
export async function loadOrdered(
  req: PayloadRequest,
  locale: TypedLocale,
  asked: Asked,
): Promise<readonly CatalogEntry[]> {
  const all = await loadCatalog(req, locale)
  if (asked.sort === 'title') return all
  if (asked.sort.endsWith('startsAt') && asked.startsAfter !== undefined) {
    return (await order(req, all, asked)).entries
  }
  const { cache } = platformOf(req.payload)
  const { entries, until } = await cache.remember<Ordered>({
    key: `catalog ${locale} ${asked.sort}`,
    tags: ['courses', ...(asked.sort === 'popular' ? ['enrolments'] : [datesTag, currenciesTag])],
    bytes: (ordered) => 100 + 8 * ordered.entries.length,
    load: async () => order(req, await loadCatalog(req, locale), { sort: asked.sort }),
  })
  const leftMs = until - performance.now()
  // Answers that are cached meanwhile hold until then, too.
  if (leftMs > 0) forgetWithin(cache, leftMs)
  else cache.invalidate([datesTag])
  return leftMs > 0 ? entries : loadOrdered(req, locale, asked)
}

async function order(
  req: PayloadRequest,
  all: readonly CatalogEntry[],
  { sort, startsAfter }: Asked,
): Promise<Ordered> {
  const { payload } = req
  const starts = sort.endsWith('startsAt') ? await loadStarts(req) : undefined
  const entries = sortCourses(all, {
    ...{ sort, startsAfter },
    now: platformOf(payload).clock.now().getTime(),
    currencies: await siteCurrencies(payload),
    ...(starts && { startsOf: starts.of }),
    ...(sort === 'popular' && { enrolled: await countEnrolments(req) }),
  })
  return { entries, until: performance.now() + (starts?.stableMs ?? Infinity) }
}
