import type { PayloadRequest, TypedLocale } from 'payload'

import { announceChange } from '../../../platform/cache/announceChange.js'
import { type Cache, timeTag } from '../../../platform/cache/createCache.js'
import { searchTag } from '../../../platform/content/announce.js'
import { platformOf } from '../../../platform/platform.js'
import { readTogether } from '../../../platform/readTogether.js'
import type { DateFacts } from '../courseSchemas.js'
import { formatWhen, placeOf } from '../mails/courseMail.js'
import { learningOptions, type Places } from '../learningOptions.js'
import {
  datesForOrders,
  lockCourseSessions,
  readCourseSession,
  readCourseSessions,
  readCourseStarts,
  type StoredSession,
  type Which,
} from './courseSessionStore.js'
import { keepCourse } from './courseStore.js'
import { findOpenCourse } from './findOpenCourse.js'
import type { Transactional } from '../../../platform/database/requestDatabase.js'

/** The cache tag of everything that says how many places of a date are left. */
export const placesTag = 'course-places'

/** The cache tag of when courses begin, which far fewer writes change. */
export const datesTag = 'course-dates'

/** A held place can become free without an event, but not later than this. */
export const keptMs = 1_000
/** A timer cannot wait for much longer than three weeks. */
const keptAtMostMs = 86_400_000

/** A date of a course with its places, as they are sold, held and left. */
export type CourseSession = StoredSession & Places & { seatsLeft: number }

const noPlaces: Places = { sold: 0, held: 0 }

/** The dates of courses with their places, by the current state of the database. */
export async function readSessions(req: Transactional, which: Which): Promise<CourseSession[]> {
  const stored = await readCourseSessions(req, which)
  const ids = stored.map(({ id }) => id)
  const ordered = await learningOptions(req.payload).countPlaces(req, ids)
  return stored.map((session) => {
    const { sold: paid, held } = ordered.get(session.id) ?? noPlaces
    const sold = paid + session.enrolled
    return { ...session, sold, held, seatsLeft: Math.max(0, session.capacity - sold - held) }
  })
}

/**
 * The dates of a course, or one date by its id, cached until a date, an order or an enrolment changes them, or a date
 * begins. Those of courses that are asked for together are read together; never those of all courses: of
 * 100,000 they took 60 of the 64 MB of the cache, and were read again after each booking.
 */
export function loadSessions(
  { payload }: Pick<PayloadRequest, 'payload'>,
  by: 'courses' | 'ids',
): (id: string) => Promise<readonly CourseSession[]> {
  const { cache, clock } = platformOf(payload)
  const read = readTogether(async (ids) => {
    const sessions = await readSessions({ payload, transactionID: undefined }, whichOf(by, ids))
    return groupBy(by === 'ids' ? 'id' : 'courseId', sessions)
  })
  return (id) =>
    cache.remember<readonly CourseSession[]>({
      key: `dates by ${by} ${id}`,
      tags: [placesTag, timeTag],
      bytes: ({ length }) => 200 + 600 * length,
      load: async () => {
        const dates = (await read(id)) ?? []
        const now = clock.now().getTime()
        const next = dates.find((session) => isAhead(session, now))
        const isHeld = dates.some(({ held }) => held > 0)
        forgetWithin(cache, isHeld ? keptMs : next ? Date.parse(next.startsAt) - now : Infinity)
        return dates
      },
    })
}

const whichOf = (by: 'courses' | 'ids', ids: readonly string[]): Which =>
  by === 'ids' ? { ids } : { courses: ids }

type Starts = {
  /** When the dates of a course begin that are held, the soonest first, in milliseconds since 1970. */
  of: (courseId: string) => readonly number[]
  /** For how long the order of what begins next stays as it is. */
  stableMs: number
}

/** When the dates of all courses begin: what lists are sorted by, cached until a date changes. */
export async function loadStarts({ payload }: Pick<PayloadRequest, 'payload'>): Promise<Starts> {
  const { cache, clock } = platformOf(payload)
  const byCourse = await cache.remember<ReadonlyMap<string, number[]>>({
    key: 'starts of courses',
    tags: [datesTag, timeTag],
    bytes: ({ size }) => 200 * size,
    load: () => readCourseStarts({ payload, transactionID: undefined }),
  })
  const now = clock.now().getTime()
  let next = Infinity
  for (const starts of byCourse.values()) {
    for (const start of starts) if (start > now && start < next) next = start
  }
  forgetWithin(cache, next - now)
  return {
    of: (courseId) => byCourse.get(courseId) ?? [],
    stableMs: Math.min(next - now, keptAtMostMs),
  }
}

const timers = new WeakMap<Cache, { at: number; timer: NodeJS.Timeout }>()

/** Nobody announces that a held place is free or that a date has begun. */
export function forgetWithin(cache: Cache, milliseconds: number): void {
  const wait = Math.min(milliseconds, keptAtMostMs)
  const at = performance.now() + wait
  const planned = timers.get(cache)
  if (planned && planned.at <= at) return
  clearTimeout(planned?.timer)
  const forget = () => {
    timers.delete(cache)
    cache.invalidate([placesTag])
  }
  timers.set(cache, { at, timer: setTimeout(forget, wait).unref() })
}

/** Dates by their own id, or those of each course by its id, in their order. */
export function groupBy(key: 'id' | 'courseId', sessions: readonly CourseSession[]) {
  const groups = new Map<string, CourseSession[]>()
  for (const session of sessions) {
    const own = groups.get(session[key])
    if (own) own.push(session)
    else groups.set(session[key], [session])
  }
  return groups
}

/** What is taken of one date; nothing of one that is not stored yet. */
export async function placesOf(req: PayloadRequest, id: string | undefined): Promise<Places> {
  // Whoever holds locks must not wait for another connection: those who wait for the locks may have them all.
  if (id !== undefined && (await req.transactionID)) return countPlaces(req, id)
  const [date] = id === undefined ? [] : await datesById(req)(id)
  return date ?? noPlaces
}

const readingById = new WeakMap<PayloadRequest, ReturnType<typeof loadSessions>>()

/** The same function for all documents of a request, which asks for their places one by one. */
function datesById(req: PayloadRequest): ReturnType<typeof loadSessions> {
  const known = readingById.get(req) ?? loadSessions(req, 'ids')
  readingById.set(req, known)
  return known
}

/** The places of one date by the present state of the database. */
export async function countPlaces(req: PayloadRequest, id: string): Promise<Places> {
  const [session] = await readSessions(req, { ids: [id] })
  return session ?? noPlaces
}

/** Tells every process that the places of a course changed when the transaction of `req` commits. */
export async function announcePlaces(req: PayloadRequest, courseId: string): Promise<void> {
  await announceChange(req, [placesTag], { collection: 'courses', id: courseId })
}

/** The same of the dates of a course, which search finds. */
export async function announceDates(req: PayloadRequest, courseId: string): Promise<void> {
  const tags = [placesTag, datesTag, searchTag]
  await announceChange(req, tags, { collection: 'courses', id: courseId })
}

type Wanted = {
  courseId: string
  /** The id of a date; without one the next date with enough places is taken. */
  session?: string | undefined
  quantity: number
  /** True if a course whose dates are all over or cancelled cannot be booked. */
  needsDate?: boolean | undefined
}

type ChosenDate =
  | { session: string | undefined }
  /** Why no place can be taken: the date is not one of the course, over or cancelled, or has too few places. */
  | { refused: 'unknown' | 'closed' | 'full' }

/**
 * The date on which somebody books: theirs, or the next one with enough places; none if the course has no date ahead.
 * Locks it until the transaction of `req` ends, so that the places are there when they are taken.
 */
export async function chooseDate(
  req: PayloadRequest,
  { courseId, session: id, quantity, needsDate = false }: Wanted,
): Promise<ChosenDate> {
  const which = id === undefined ? { courses: [courseId] } : { ids: [id] }
  await lockCourseSessions(req, which)
  const sessions = await readSessions(req, which)
  const own = sessions.filter((session) => session.courseId === courseId)
  if (id !== undefined && own.length === 0) return { refused: 'unknown' }
  const now = platformOf(req.payload).clock.now().getTime()
  const open = own.filter((session) => isAhead(session, now))
  if (own.length === 0 && !(await keepCourse(req, courseId))) return { refused: 'closed' }
  if (open.length === 0) {
    const isAnyTime = id === undefined && (own.length === 0 || !needsDate)
    return isAnyTime ? { session: undefined } : { refused: 'closed' }
  }
  const found = open.find(({ seatsLeft }) => seatsLeft >= quantity)
  return found ? { session: found.id } : { refused: 'full' }
}

/** Whether a date can be booked as far as time and staff are concerned. */
export function isAhead(
  { status, startsAt }: Pick<StoredSession, 'status' | 'startsAt'>,
  now: number,
): boolean {
  return status === 'scheduled' && Date.parse(startsAt) > now
}

/** How many places are left on one date, or on all dates ahead of a course; null if it has no date. */
async function readSeats(
  req: PayloadRequest,
  courses: readonly string[],
): Promise<(sold: { courseId: string; session: string | null }) => number | null> {
  const now = platformOf(req.payload).clock.now().getTime()
  const byCourse = groupBy('courseId', await readSessions(req, { courses }))
  return ({ courseId, session }) => {
    const all = byCourse.get(courseId) ?? []
    const own = session === null ? all : all.filter(({ id }) => id === session)
    const ahead = own.filter((one) => isAhead(one, now))
    if (session === null && all.length === 0) return null
    return ahead.reduce((sum, { seatsLeft }) => sum + seatsLeft, 0)
  }
}

/**
 * Whether a date will not be held. Nobody cancels it before the transaction of `req` ends: what is booked meanwhile would
 * be told nothing and refunded nothing, or wait for who cancels while they wait for it.
 */
async function isCancelled(req: PayloadRequest, id: string): Promise<boolean> {
  await lockCourseSessions(req, { ids: [id] })
  const session = await readCourseSession(req, id)
  return session?.status === 'cancelled'
}

/** Whether a course had dates at that time, of those it still has: who booked it took one. */
async function hadDates(req: PayloadRequest, courseId: string, at: number): Promise<boolean> {
  const dates = await readCourseSessions(req, { courses: [courseId] })
  return dates.some(({ createdAt }) => Date.parse(createdAt) < at)
}

/** When and where a date is held, one line each, as an invoice says it. */
async function describe(req: PayloadRequest, id: string, locale: TypedLocale): Promise<string> {
  const date = await readCourseSession(req, id)
  return date ? [formatWhen(date, locale), placeOf(date, locale)].filter(Boolean).join('\n') : ''
}

/** The dates of a course, or its one `session`, on which a place is free, as pages show them. */
async function listOpen(
  req: PayloadRequest,
  { courseId, session }: { courseId: string; session: string | null },
  locale: TypedLocale,
) {
  const now = platformOf(req.payload).clock.now().getTime()
  const all = await loadSessions(req, 'courses')(courseId)
  return all
    .filter((date) => isAhead(date, now) && date.seatsLeft > 0)
    .filter(({ id }) => session === null || session === id)
    .map((date) => ({
      id: date.id,
      when: formatWhen(date, locale),
      where: placeOf(date, locale),
    }))
}

/** When and where a date is held; online it has no place. */
export function dateFacts(session: StoredSession): DateFacts {
  const { id, startsAt, endsAt, timeZone, mode } = session
  const { venueName: name, venueAddress: address, venueMapUrl: mapUrl } = session
  const venue = mode === 'onsite' && (name || address || mapUrl) ? { name, address, mapUrl } : null
  return { id, startsAt, endsAt, timeZone, mode, venue }
}

/** What payments need of the dates of courses. */
export const bookableDates = {
  dates: {
    findCourse: findOpenCourse,
    choose: (req: PayloadRequest, wanted: Wanted) =>
      chooseDate(req, { ...wanted, needsDate: true }),
    describe,
    listOpen,
    isCancelled,
    hadDates,
    ...datesForOrders,
    readSeats,
  },
  onPlacesChanged: announcePlaces,
}
