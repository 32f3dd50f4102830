import type { Course } from '../../../modules/learning/courseSchemas.js'
import { platformOf } from '../../../platform/platform.js'
import type { Site } from '../Site.js'
import { comingSessions } from './nextSession.js'

type Sold = Pick<Course, 'slug' | 'sessions' | 'price'>

/** Whether a course costs nothing. */
export function isFree({ price }: Pick<Course, 'price'>): boolean {
  return !price || price.amount === 0
}

/** Where one date of a course is booked, or the course itself if it has none. */
export function bookAddress(site: Pick<Site, 'link'>, { slug }: Pick<Sold, 'slug'>, id?: string) {
  const query = id === undefined ? '' : `?${new URLSearchParams({ session: id }).toString()}`
  return site.link(`/courses/${slug}/book${query}`)
}

/** The next step to a place in a course: its only open date, the choice between several, or none if all are taken. */
export function firstStep(
  site: Pick<Site, 'link' | 'payload'>,
  course: Sold,
): { href: string; isChoice: boolean } | undefined {
  if (course.sessions.length === 0) return { href: bookAddress(site, course), isChoice: false }
  const now = platformOf(site.payload).clock.now()
  const open = comingSessions(course.sessions, now).filter(({ status }) => status === 'open')
  if (open.length > 1) return { href: '#dates', isChoice: true }
  return open[0] && { href: bookAddress(site, course, open[0].id), isChoice: false }
}
