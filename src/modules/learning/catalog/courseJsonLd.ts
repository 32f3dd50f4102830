import type { PayloadRequest } from 'payload'

import { minorDigits } from '../../../platform/formatMoney.js'
import { platformOf } from '../../../platform/platform.js'
import type { Course, CourseDetail } from '../courseSchemas.js'

/** The provider, which schema.org requires for every `Course`. */
export async function courseProvider(req: PayloadRequest) {
  const { name, legalName } = await req.payload.findGlobal({
    slug: 'branding',
    depth: 0,
    overrideAccess: false,
  })
  return {
    '@type': 'Organization',
    name: legalName || name,
    url: platformOf(req.payload).serverUrl,
  } as const
}

type CourseProvider = Awaited<ReturnType<typeof courseProvider>>

type Page = { docs: Course[]; page: number; limit: number; totalDocs: number }

/** The media types of the catalog; the first one is used if `Accept` does not choose. */
export const courseTypes = ['application/json', 'application/ld+json'] as const

/** One page of the catalog as a schema.org `ItemList` of `Course`. */
export function courseList({ docs, page, limit, totalDocs }: Page, provider: CourseProvider) {
  return linkedData({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: totalDocs,
    itemListElement: docs.map((course, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * limit + index + 1,
      item: describe(course, provider),
    })),
  })
}

export function courseDocument(course: CourseDetail, provider: CourseProvider): Response {
  return linkedData({
    '@context': 'https://schema.org',
    ...describe(course, provider),
    ...(course.syllabus.length > 0 && {
      syllabusSections: course.syllabus.map(({ title }) => ({ '@type': 'Syllabus', name: title })),
    }),
  })
}

function describe(course: Course, provider: CourseProvider) {
  return {
    '@type': 'Course',
    '@id': course.url,
    url: course.url,
    name: course.title,
    description: course.summary,
    provider,
    ...(course.language && { inLanguage: course.language }),
    ...(course.level && { educationalLevel: course.level }),
    ...(course.image && { image: course.image.url }),
    ...(course.topics.length > 0 && { keywords: course.topics }),
    ...(course.outcomes.length > 0 && { teaches: course.outcomes }),
    ...(course.certificate && { educationalCredentialAwarded: 'Certificate' }),
    offers: offer(course),
    hasCourseInstance: instances(course),
  }
}

/** schema.org prices are decimals in the currency's major unit. */
function offer({ price, url }: Course) {
  const { amount, currency } = price ?? { amount: 0, currency: 'EUR' }
  return {
    '@type': 'Offer',
    category: amount === 0 ? 'Free' : 'Paid',
    price: amount / 10 ** minorDigits(currency),
    priceCurrency: currency,
    url,
  }
}

const modes = {
  online: 'Online',
  classroom: 'Onsite',
  blended: 'Blended',
  onsite: 'Onsite',
} as const

function instances({ sessions, durationHours, format, instructors }: Course) {
  const usual = modes[format ?? 'online']
  const shared = {
    '@type': 'CourseInstance',
    ...(durationHours && { courseWorkload: duration(durationHours) }),
    ...(instructors.length > 0 && {
      instructor: instructors.map(({ name }) => ({ '@type': 'Person', name })),
    }),
  }
  if (sessions.length === 0) return [{ ...shared, courseMode: usual }]
  return sessions.map(({ startsAt, endsAt, mode, venue, status, seatsLeft }) => ({
    ...shared,
    courseMode: modes[mode],
    startDate: startsAt,
    endDate: endsAt,
    eventStatus: `https://schema.org/${status === 'cancelled' ? 'EventCancelled' : 'EventScheduled'}`,
    remainingAttendeeCapacity: seatsLeft,
    ...(venue && {
      location: {
        '@type': 'Place',
        ...(venue.name && { name: venue.name }),
        ...(venue.address && { address: venue.address }),
        ...(venue.mapUrl && { hasMap: venue.mapUrl }),
      },
    }),
  }))
}

/** ISO 8601 allows a fraction in the smallest unit only, and many parsers none at all: 1.5 h is PT1H30M. */
function duration(hours: number): string {
  const minutes = Math.round(hours * 60)
  const [whole, rest] = [Math.floor(minutes / 60), minutes % 60]
  return `PT${whole > 0 ? `${String(whole)}H` : ''}${rest > 0 || whole === 0 ? `${String(rest)}M` : ''}`
}

function linkedData(document: object): Response {
  return new Response(JSON.stringify(document), {
    headers: { 'content-type': 'application/ld+json' },
  })
}
