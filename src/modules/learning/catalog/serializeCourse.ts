import type { Course as CourseDocument, Media } from '../../../payload-types.js'
import type { Offer } from '../learningOptions.js'
import { seatsLeft } from './offers.js'
import type { Course, CourseDetail } from '../courseSchemas.js'

type ListedDocument = Omit<CourseDocument, 'body' | 'syllabus'>

/**
 * A course for the API, sessions in order; `seatsLeft` is null if the number of seats is not limited. A free course has
 * no payment link, whatever is offered.
 */
export function serializeCourse(
  document: ListedDocument,
  serverUrl: string,
  offered?: Offer,
): Course {
  const { price } = document
  const offer = price?.amount ? offered : undefined
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
    sessions: serializeSessions(document, offer),
    outcomes: document.outcomes ?? [],
    certificate: document.certificate ?? false,
    url: `${serverUrl}/courses/${document.slug}`,
    paymentLink: offer?.link ?? null,
    updatedAt: document.updatedAt,
  }
}

function serializeSessions(
  { sessions }: Pick<CourseDocument, 'sessions'>,
  offer: Offer | undefined,
): Course['sessions'] {
  const presented = (sessions ?? []).map(({ startsAt, endsAt, mode, seats }) => ({
    startsAt,
    endsAt: endsAt ?? null,
    mode: mode ?? null,
    seatsLeft: seatsLeft(seats, offer),
  }))
  return presented.sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
}

/** The modules and lessons of a course for the API. */
export function serializeSyllabus({
  syllabus,
}: Pick<CourseDocument, 'syllabus'>): CourseDetail['syllabus'] {
  return (syllabus ?? []).map(({ title, lessons }) => ({
    title: title || '',
    lessons: (lessons ?? []).map((lesson) => ({
      slug: lesson.slug,
      title: lesson.title || lesson.slug,
      minutes: lesson.minutes ?? null,
      kind: lesson.kind ?? 'text',
      isPreview: lesson.isPreview ?? false,
    })),
  }))
}

function serializeImage(
  image: string | Media | null | undefined,
  serverUrl: string,
): Course['image'] {
  if (!image || typeof image === 'string' || !image.url) return null
  return {
    url: new URL(image.url, serverUrl).href,
    width: image.width ?? null,
    height: image.height ?? null,
    alt: image.alt || '',
    focus: { x: image.focalX ?? 50, y: image.focalY ?? 50 },
  }
}

/** A number that an earlier release stored as NaN must not break the list. */
function finite(value: number | null | undefined): number | null {
  return value !== null && value !== undefined && Number.isFinite(value) ? value : null
}
