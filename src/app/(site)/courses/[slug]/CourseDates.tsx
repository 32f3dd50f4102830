import type { Course } from '../../../../modules/learning/schemas.js'
import { platformOf } from '../../../../platform/platform.js'
import { formatSession } from '../../_format/formatDates.js'
import type { Site } from '../../Site.js'
import { comingSessions, nextSession } from '../nextSession.js'
import type { CourseProps } from './CourseArticle.js'

/** The upcoming sessions: when, where, and how many seats are left. */
export function CourseDates({ site, course: { sessions } }: CourseProps) {
  const { words, payload } = site
  const now = platformOf(payload).clock.now()
  const next = nextSession(sessions, now)
  return (
    <section>
      <h2 id="dates">{words.course.dates}</h2>
      {next === 'any time' && <p>{words.course.anyTimeHelp}</p>}
      {next === 'none' && <p>{words.course.noDateHelp}</p>}
      {typeof next === 'object' && (
        <ul className="sessions">
          {comingSessions(sessions, now).map((session) => (
            <Session key={session.startsAt} site={site} session={session} />
          ))}
        </ul>
      )}
    </section>
  )
}

type Session = Course['sessions'][number]

function Session({ site, session }: { site: Site; session: Session }) {
  const { words, formats } = site
  const { days, start, end, isOneDay } = formatSession(session, formats)
  const hours = end && isOneDay ? `${start}–${end}` : timesOf(site, start, end)
  return (
    <li className="session">
      <p>
        <time dateTime={session.startsAt}>{days}</time> <span className="muted">{hours}</span>
      </p>
      <p>
        {session.mode && words.course.modes[session.mode]}
        {session.mode && session.seatsLeft !== null && ' · '}
        <Seats site={site} left={session.seatsLeft} />
      </p>
    </li>
  )
}

function timesOf({ words }: Site, start: string, end: string | undefined): string {
  return end ? words.course.startsAndEnds(start, end) : words.course.starts(start)
}

function Seats({ site: { words }, left }: { site: Site; left: number | null }) {
  if (left === null) return null
  if (left > 0) return <>{words.course.seats(left)}</>
  return (
    <span className="full">
      <span aria-hidden="true">✕ </span>
      {words.course.full}
    </span>
  )
}
