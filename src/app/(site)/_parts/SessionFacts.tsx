import type { ReactNode } from 'react'

import type { Course, Venue } from '../../../modules/learning/courseSchemas.js'
import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'
import { formatSession } from '../_format/formatDates.js'
import { CardTitle } from './CardTitle.js'
import { CourseTitle } from './CourseTitle.js'

export type Session = Course['sessions'][number]

type Props = {
  site: Site
  session: Pick<Session, 'startsAt' | 'endsAt' | 'timeZone' | 'mode' | 'venue'>
  /** What follows the place. */
  children?: ReactNode
}

/** A date of a course: the days, the hours with their zone, and the place. */
export function SessionFacts({ site, session, children }: Props) {
  const { words, formats } = site
  const { days, start, end, isOneDay } = formatSession(session, formats)
  const hours = isOneDay ? `${start}–${end}` : fill(words.course.startsAndEnds, { start, end })
  const { venue, mode, startsAt } = session
  return (
    <>
      <p>
        <time dateTime={startsAt}>{days}</time> <span className="muted">{hours}</span>
      </p>
      <p>
        {words.course.modes[mode]}
        {venue && <Place venue={venue} />}
        {children}
      </p>
    </>
  )
}

function Place({ venue: { name, address, mapUrl } }: { venue: Venue }) {
  const text = [name, address].filter(Boolean).join(', ')
  return (
    <>
      {' · '}
      <span dir="auto">{mapUrl ? <a href={mapUrl}>{text || mapUrl}</a> : text}</span>
    </>
  )
}

type CalendarProps = { site: Site; course: string; session: { id: string; status: string } }

/** A link that puts a date into the reader's calendar; none if it will not be held. */
export function CalendarLink({ site, course, session: { id, status } }: CalendarProps) {
  if (status === 'cancelled') return null
  const file = `/api/lms/courses/${course}/sessions/${id}.ics?locale=${site.locale}`
  return (
    <p>
      <a href={file} download>
        {site.words.course.calendar}
      </a>
    </p>
  )
}

type BookedProps = {
  site: Site
  course: { slug: string | null; title: string }
  session: (Props['session'] & CalendarProps['session']) | null | undefined
  heading?: 'h2' | 'h3'
  /** Whether the date can be put into a calendar. */
  isAhead?: boolean
  /** Whether the course has a public page. */
  isOffered?: boolean
  /** What stands between the title and the date. */
  children?: ReactNode
}

/** A course that was booked, with its date if it has one. */
export function BookedCourse(props: BookedProps) {
  const { site, course, session, heading, isAhead, isOffered = true, children } = props
  const { slug } = course
  return (
    <>
      <CardTitle heading={heading}>
        <CourseTitle site={site} course={course} isOffered={isOffered} />
      </CardTitle>
      {children}
      <div className="booked-facts booked">
        {session ? (
          <SessionFacts site={site} session={session} />
        ) : (
          <p>{site.words.course.anyTime}</p>
        )}
        {session && slug && isAhead && <CalendarLink site={site} course={slug} session={session} />}
      </div>
    </>
  )
}
