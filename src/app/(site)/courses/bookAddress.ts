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

/** What to write to the company for, where nothing can be booked: every date ahead is full, or there is none. */
export function askHelpOf(
  { payload, words }: Pick<Site, 'payload' | 'words'>,
  { sessions }: Pick<Sold, 'sessions'>,
): string {
  const isFull = comingSessions(sessions, platformOf(payload).clock.now()).length > 0
  return isFull ? words.course.fullHelp : words.course.askHelp
}
