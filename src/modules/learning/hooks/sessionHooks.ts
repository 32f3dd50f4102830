import {
  APIError,
  ValidationError,
  isolateObjectProperty,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  type Where,
} from 'payload'
import { z } from 'zod'

import type { CourseSession } from '../../../payload-types.js'
import type { Operation } from '../../../platform/access.js'
import { requireRecentSignIn } from '../../../platform/credentials/recentSignIn.js'
import { everyMatch } from '../../../platform/database/requestDatabase.js'
import { idOf } from '../../../platform/payload/idOf.js'
import { platformOf } from '../../../platform/platform.js'
import {
  dateTitle,
  deleteCourseSessions,
  lockCourseSessions,
  type Which,
} from '../enrolments/courseSessionStore.js'
import { lockCourse } from '../enrolments/courseStore.js'
import { learningOptions } from '../learningOptions.js'
import { findAttendees } from '../enrolments/attendeeStore.js'
import { findBookingsOfDate } from '../enrolments/bookingStore.js'
import { addNews } from '../enrolments/courseNews.js'
import { courseOutline } from '../enrolments/courseOutlines.js'
import { announceDates, countPlaces, readSessions } from '../enrolments/places.js'
import { releaseDate } from '../bookings/releaseDate.js'
import { planReminder } from '../enrolments/reminders.js'

const conflict = 409

/**
 * Locks dates while staff change them: Payload writes back every field as it was read, and a date that was cancelled meanwhile
 * would be held again, one with more places than before would have too few for those who booked them.
 */
export async function lockDates({ args, operation, req }: Operation): Promise<void> {
  if (operation !== 'update') return
  const { id, where, overrideAccess = false } = args
  const ids = where ? await findDates(req, where, overrideAccess) : [id]
  const known = ids.flatMap((one) => z.uuid().safeParse(one).data ?? [])
  if (known.length > 0) await lockCourseSessions(req, { ids: known })
}

async function findDates(req: PayloadRequest, where: Where, overrideAccess: boolean) {
  const { docs } = await req.payload.find({
    ...everyMatch,
    ...{ collection: 'course-sessions', where, select: {}, overrideAccess },
    // Payload gives the request of a call another context.
    req: isolateObjectProperty(req, ['context', 'fallbackLocale', 'locale']),
  })
  return docs.map(({ id }) => id)
}

/** The capacity of a date is never lowered below what is sold and held; of a date with too many, all else can change. */
export const keepCapacity: CollectionBeforeChangeHook<CourseSession> = async ({
  data,
  originalDoc,
  req,
}) => {
  if (!originalDoc || data.capacity === undefined) return data
  if (data.capacity >= originalDoc.capacity) return data
  // Nobody books a place between this count and the end of the transaction.
  await lockCourseSessions(req, { ids: [originalDoc.id] })
  const { sold, held } = await countPlaces(req, originalDoc.id)
  if (data.capacity >= sold + held) return data
  const message = `Enter at least ${String(sold + held)}: so many places are sold or held.`
  const errors = [{ path: 'capacity', label: 'Capacity', message }]
  throw new ValidationError({ collection: 'course-sessions', errors, req }, req.t)
}

/** A date that is sold cannot be deleted: its bookings say what was, and a payment or a link would lead nowhere. */
export const keepSold: CollectionBeforeDeleteHook = ({ id, req }) =>
  lockUnsold(req, { ids: [String(id)] })

/** Deletes the dates of a course before the course, which none of them can be without; not if it or one is sold. */
export const deleteDates: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await lockUnsold(req, { courses: [String(id)] })
  await deleteCourseSessions(req, String(id))
}

/** Asked before the locks too: whoever pays locks their order before what it books, and nobody has to wait for a refusal. */
async function lockUnsold(req: PayloadRequest, which: Which): Promise<void> {
  await refuseSold(req, which)
  await lockCourseSessions(req, which, { isForDeletion: true })
  const courses = 'courses' in which ? which.courses : []
  for (const course of courses) await lockCourse(req, course, { isForDeletion: true })
  await refuseSold(req, which)
}

async function refuseSold(req: PayloadRequest, which: Which): Promise<void> {
  const [course] = 'courses' in which ? which.courses : []
  const dates = await readSessions(req, which)
  const sessions = dates.map(({ id }) => id)
  const sale = await learningOptions(req.payload).findSale(req, { course, sessions })
  if (!sale && dates.every(({ sold, held }) => sold + held === 0)) return
  const name = course ? 'course' : 'date'
  const instead = course ? 'Make the course a draft instead.' : 'Cancel it instead.'
  const message = sale?.link
    ? `The payment link “${sale.link}” sells this ${name}. Change or delete the link first.`
    : `This ${name} has ${sale ? 'orders' : 'bookings'}. ${instead}`
  throw new APIError(message, conflict, null, true)
}

/**
 * Who was told that a date is cancelled does not come, and who paid for it is refunded: that takes a recent sign-in. What
 * was held stays so.
 */
export const keepCancelled: CollectionBeforeChangeHook<CourseSession> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const { status = originalDoc?.status } = data
  if (status === originalDoc?.status) return data
  if (status === 'cancelled') requireRecentSignIn(req)
  if (operation !== 'update' || !originalDoc) return data
  const message = statusFault(req, originalDoc, status)
  if (message === undefined) return data
  const errors = [{ path: 'status', label: 'Status', message }]
  throw new ValidationError({ collection: 'course-sessions', errors, req }, req.t)
}

function statusFault(req: PayloadRequest, before: CourseSession, status: unknown) {
  if (before.status === 'cancelled') {
    return 'A cancelled date stays cancelled, because everybody was told. Make a new one.'
  }
  const isTooLate = status === 'cancelled' && isPast(req, before.endsAt)
  return isTooLate ? 'This date is over, and can no longer be cancelled.' : undefined
}

function isPast(req: PayloadRequest, time: string): boolean {
  return new Date(time) <= platformOf(req.payload).clock.now()
}

function isDayIn(time: string, timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format(new Date(time)) !== ''
  } catch {
    return false
  }
}

/** Gives a date the title by which staff choose it. */
export const nameDate: CollectionBeforeChangeHook<CourseSession> = async ({
  data,
  originalDoc,
  req,
}) => {
  const { course, venue, ...date } = { ...originalDoc, ...data } as CourseSession
  // The fields are checked after this, and say what is wrong.
  if (!course || !isDayIn(date.startsAt, date.timeZone)) return data
  const id = idOf(course)
  const { title = '' } = (await courseOutline(req, id, 'en')) ?? {}
  return { ...data, title: dateTitle(title, { ...date, venueName: venue?.name ?? null }) }
}

/** What those who booked have to know when it changes. */
const told = ['startsAt', 'endsAt', 'timeZone', 'mode', 'joinUrl', 'venue'] as const

/** Tells those who booked a date what changed, or that it is cancelled, in the transaction of the change. */
export const tellChange: CollectionAfterChangeHook<CourseSession> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  const { id: session, status, startsAt, endsAt } = doc
  if (status === 'cancelled' && previousDoc.status !== status) {
    const released = await releaseDate(req, session)
    // The endpoint that asked for it says what was done.
    Object.assign(req.context['releasedDate'] ?? {}, released)
  }
  if (status !== 'scheduled' || isPast(req, endsAt)) return
  if (!told.some((field) => differs(doc, previousDoc, field))) return
  if (differs(doc, previousDoc, 'startsAt')) await planReminder(req, { session, startsAt })
  await tellEverybody(req, session)
}

/** Those who have a place, and those who booked one for others. */
async function tellEverybody(req: PayloadRequest, session: string): Promise<void> {
  const attendees = await findAttendees(req, { session })
  for (const { learnerId: learner, courseId: course } of attendees) {
    if (course) await addNews(req, { kind: 'changed', session, course, learner })
  }
  for (const { id: booking, buyerId, courseId: course } of await findBookingsOfDate(req, session)) {
    const takesPart = attendees.some(({ learnerId }) => learnerId === buyerId)
    if (course && !takesPart) await addNews(req, { kind: 'changed', session, course, booking })
  }
}

function differs(doc: CourseSession, before: CourseSession, field: (typeof told)[number]): boolean {
  return JSON.stringify(doc[field] ?? null) !== JSON.stringify(before[field] ?? null)
}

/** Also of one that is gone. */
export const announceSession = ({ doc, req }: { doc: CourseSession; req: PayloadRequest }) =>
  announceDates(req, idOf(doc.course))
