import type { Payload } from 'payload'

import { sampleCourses } from './content/courses/index.js'
import type { SampleCourse } from './content/courses/index.js'
import { translations } from './content/translations/translations.js'
import { exists, localesOf } from './seedContent.js'
import { seedImage } from './seedImage.js'

const published = { _status: 'published' } as const

/** The sample courses, their sessions counted in days from today. */
export async function seedCourses(payload: Payload): Promise<void> {
  for (const course of sampleCourses) {
    if (await exists(payload, 'courses', { slug: course.slug })) continue
    const image = await seedImage(payload, `courses/${course.slug}.svg`, `Cover of ${course.title}`)
    const { price, sessions, ...fields } = course
    const { id } = await payload.create({
      collection: 'courses',
      data: {
        ...fields,
        image,
        price: price ?? {},
        sessions: sessions.map(datesOf),
        ...published,
      },
    })
    for (const [locale, data] of localesOf(translations.courses[course.slug])) {
      await payload.update({ collection: 'courses', id, locale, data: { ...data, ...published } })
    }
  }
}

const startHour = 9
const endHour = 17

function datesOf({ startsInDays, days, mode, seats }: SampleCourse['sessions'][number]) {
  const at = (inDays: number, hour: number) => {
    const date = new Date()
    date.setUTCDate(date.getUTCDate() + inDays)
    date.setUTCHours(hour, 0, 0, 0)
    return date.toISOString()
  }
  return {
    startsAt: at(startsInDays, startHour),
    endsAt: at(startsInDays + days - 1, endHour),
    mode,
    seats,
  }
}
