import type { Course as CourseDocument, Media } from '../../../payload-types.js'
import { serializePicture } from '../../../platform/content/pictures.js'
import { type CourseSession, dateFacts, isAhead } from '../enrolments/places.js'
import type { Availability } from './offers.js'
import type { Course } from '../courseSchemas.js'

type ListedDocument = Omit<CourseDocument, 'body' | 'syllabus' | 'sessions'>

/** A course for the API. */
export function serializeCourse(
  document: ListedDocument,
  serverUrl: string,
  { sessions, link, now }: Availability,
): Course {
  const { price } = document
  return {
    slug: document.slug,
    // Null if a course was first written in another language; that must not break the list.
    title: document.title || document.slug,
    summary: document.summary || '',
    level: document.level ?? null,
    format: document.format ?? null,
    topics: document.topics ?? [],
    language: document.language ?? null,
    durationHours: finite(document.durationHours),
    price:
      typeof price?.amount === 'number' && price.currency
        ? { amount: price.amount, currency: price.currency }
        : null,
    image: serializeImage(document.image, serverUrl),
    instructors: (document.instructors ?? []).map(({ name, role }) => ({
      name,
      role: role ?? null,
    })),
    sessions: sessions.map((session) => serializeSession(session, now)),
    outcomes: document.outcomes ?? [],
    certificate: document.certificate ?? false,
    url: `${serverUrl}/courses/${document.slug}`,
    paymentLink: link,
    updatedAt: document.updatedAt,
  }
}

function serializeSession(session: CourseSession, now: number): Course['sessions'][number] {
  const { status, seatsLeft } = session
  const present = isAhead(session, now) && seatsLeft > 0 ? 'open' : 'full'
  return {
    ...dateFacts(session),
    status: status === 'cancelled' ? status : present,
    seatsLeft,
  }
}

function serializeImage(
  image: string | Media | null | undefined,
  serverUrl: string,
): Course['image'] {
  const picture = serializePicture(image, serverUrl)
  if (!picture || !image || typeof image === 'string') return null
  return { ...picture, focus: { x: image.focalX ?? 50, y: image.focalY ?? 50 } }
}

/** A number that an earlier release stored as NaN must not break the list. */
function finite(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && Number.isFinite(value) ? value : null
}
