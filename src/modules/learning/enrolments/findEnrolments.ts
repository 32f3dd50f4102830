import type { PayloadRequest, TypedLocale, Where } from 'payload'

import type { Enrolment as EnrolmentDocument } from '../../../payload-types.js'
import { pageAround } from '../../../platform/http/page.js'
import { platformOf } from '../../../platform/platform.js'
import type { Enrolment } from '../enrolmentSchemas.js'
import { findOfEnrolments } from '../certificates/certificateStore.js'
import { readCourseSessions, type StoredSession } from './courseSessionStore.js'
import { dateFacts } from './places.js'
import { courseOutlines, type CourseOutline } from './courseOutlines.js'

/** Finds an enrolment of this learner by its id or its course's; undefined for anyone else's. */
export async function findEnrolment(
  req: PayloadRequest,
  { learnerId, ...which }: { learnerId: string } & ({ id: string } | { course: string }),
  locale: TypedLocale,
): Promise<Enrolment | undefined> {
  const where: Where =
    'id' in which ? { id: { equals: which.id } } : { course: { equals: which.course } }
  const { docs } = await findEnrolments(req, { learnerId, where, page: 1, limit: 1, locale })
  return docs[0]
}

type EnrolmentsQuery = {
  learnerId: string
  where?: Where
  page: number
  limit: number
  locale: TypedLocale
}

/** A page of one learner's enrolments, newest first, with their courses in one language. */
export async function findEnrolments(
  req: PayloadRequest,
  { learnerId, where = {}, page, limit, locale }: EnrolmentsQuery,
) {
  const found = await req.payload.find({
    collection: 'enrolments',
    where: { and: [{ learner: { equals: learnerId } }, { endedAt: { exists: false } }, where] },
    sort: ['-createdAt', 'id'],
    depth: 0,
    page,
    limit,
    overrideAccess: true,
    req,
  })
  const docs = await serializeAll(req, found.docs, locale)
  return pageAround(docs, { totalDocs: found.totalDocs, page, limit })
}

async function serializeAll(req: PayloadRequest, found: EnrolmentDocument[], locale: TypedLocale) {
  const ids = found.flatMap(({ course }) => (typeof course === 'string' ? [course] : []))
  const courses = await courseOutlines(req, ids, locale)
  const sessions = found.map(({ session }) => session)
  const dates = await readDates(req, sessions)
  const enrolments = found.map(({ id }) => id)
  const certificates = await findOfEnrolments(req, enrolments)
  const { serverUrl } = platformOf(req.payload)
  return found.map((enrolment) => {
    const course = typeof enrolment.course === 'string' ? courses.get(enrolment.course) : undefined
    const date = typeof enrolment.session === 'string' ? dates.get(enrolment.session) : undefined
    const certificate = certificates.get(enrolment.id)
    return serializeEnrolment(enrolment, { course, date, certificate, serverUrl })
  })
}

export async function readDates(
  req: PayloadRequest,
  which: readonly unknown[],
): Promise<Map<string, StoredSession>> {
  const ids = which.filter((id) => typeof id === 'string')
  const dates = ids.length === 0 ? [] : await readCourseSessions(req, { ids })
  return new Map(dates.map((date) => [date.id, date]))
}

type Shown = {
  course: CourseOutline | undefined
  date: StoredSession | undefined
  certificate: { number: string; issuedAt: string } | undefined
  serverUrl: string
}

function serializeEnrolment(
  enrolment: EnrolmentDocument,
  { course, date, certificate, serverUrl }: Shown,
): Enrolment {
  const { id, status, progress, completedLessons, createdAt } = enrolment
  const slug = course?.slug ?? enrolment.courseSlug ?? ''
  const completed = new Set(Object.keys(completedLessons ?? {}))
  const lessons = (course?.lessons ?? []).map((lesson) => ({
    slug: lesson.slug,
    title: lesson.title,
    completed: completed.has(lesson.slug),
  }))
  return {
    id,
    course: { slug, title: course?.title ?? enrolment.courseTitle ?? slug },
    status,
    progress: progress ?? 0,
    lessons,
    session: date ? serializeDate(date) : null,
    certificate: certificate
      ? {
          id: certificate.number,
          issuedAt: certificate.issuedAt,
          url: `${serverUrl}/api/lms/certificates/${certificate.number}`,
        }
      : null,
    enrolledAt: createdAt,
  }
}

/** A date for those who take part in it: with the link to join. */
export function serializeDate(date: StoredSession): NonNullable<Enrolment['session']> {
  return { ...dateFacts(date), joinUrl: date.joinUrl, status: date.status }
}
