import type { Course, CourseDetail } from './schemas.js'

type Page = { docs: Course[]; page: number; limit: number; totalDocs: number }

/** One page of the catalog as a schema.org `ItemList` of `Course`. */
export function courseList({ docs, page, limit, totalDocs }: Page): Response {
  return linkedData({
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: totalDocs,
    itemListElement: docs.map((course, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * limit + index + 1,
      item: describe(course),
    })),
  })
}

/** One course as a schema.org `Course`. */
export function courseDocument(course: CourseDetail): Response {
  return linkedData({
    '@context': 'https://schema.org',
    ...describe(course),
    syllabusSections: course.syllabus.map(({ title }) => ({ '@type': 'Syllabus', name: title })),
  })
}

function describe(course: Course) {
  return {
    '@type': 'Course',
    '@id': course.url,
    url: course.url,
    name: course.title,
    description: course.summary,
    ...(course.language && { inLanguage: course.language }),
    ...(course.level && { educationalLevel: course.level }),
    ...(course.image && { image: course.image.url }),
    ...(course.topics.length > 0 && { about: course.topics }),
    ...(course.outcomes.length > 0 && { teaches: course.outcomes }),
    ...(course.certificate && {
      educationalCredentialAwarded: { '@type': 'EducationalOccupationalCredential', name: 'Certificate' },
    }),
    offers: offer(course),
    hasCourseInstance: instances(course),
  }
}

/** schema.org prices are decimals in the currency's major unit. */
function offer({ price, url }: Course) {
  const free = { '@type': 'Offer', category: 'Free', price: 0, url }
  if (!price || price.amount === 0) return { ...free, priceCurrency: price?.currency ?? 'EUR' }
  return {
    '@type': 'Offer',
    category: 'Paid',
    price: price.amount / 10 ** minorDigits(price.currency),
    priceCurrency: price.currency,
    url,
  }
}

function minorDigits(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions()
  return maximumFractionDigits ?? 2
}

function instances({ sessions, durationHours }: Course) {
  const workload = durationHours ? { courseWorkload: `PT${String(durationHours)}H` } : {}
  if (sessions.length === 0) {
    return [{ '@type': 'CourseInstance', courseMode: 'Online', ...workload }]
  }
  return sessions.map(({ startsAt, endsAt, mode }) => ({
    '@type': 'CourseInstance',
    courseMode: mode === 'onsite' ? 'Onsite' : 'Online',
    startDate: startsAt,
    ...(endsAt && { endDate: endsAt }),
    ...workload,
  }))
}

function linkedData(document: object): Response {
  return new Response(JSON.stringify(document), {
    headers: { 'content-type': 'application/ld+json' },
  })
}
