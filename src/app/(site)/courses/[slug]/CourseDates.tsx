import { Button } from '../../_parts/Button.js'
import { platformOf } from '../../../../platform/platform.js'
import { fill } from '../../../../platform/words.js'
import { HiddenValues } from '../../_forms/FormField.js'
import type { Values } from '../../_forms/SiteForm.js'
import { formatDay } from '../../_format/formatDates.js'
import { bookAddress } from '../bookAddress.js'
import { nextSession, sessionState } from '../nextSession.js'
import { type Session, SessionFacts } from '../../_parts/SessionFacts.js'
import type { CourseProps } from './CourseArticle.js'

/** More dates than these would push the rest of the page away: then a few are shown, and the others fold out. */
const mostShown = 10
const fewShown = 6

/** The dates of a course: when, where, how many seats are left, and the way to book each. */
export function CourseDates({ site, course }: CourseProps) {
  const { words, payload } = site
  const now = platformOf(payload).clock.now()
  const next = nextSession(course.sessions, now)
  const sorted = course.sessions.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
  const isPast = (session: Session) => sessionState(session, now) === 'past'
  const [past, ahead] = [sorted.filter(isPast), sorted.filter((one) => !isPast(one))]
  const shown = ahead.length > mostShown ? fewShown : mostShown
  return (
    <section>
      <h2 id="dates">{words.course.dates}</h2>
      {next === 'any time' && <p>{words.course.anyTimeHelp}</p>}
      {next === 'none' && <p>{words.course.noDateHelp}</p>}
      <DateList site={site} course={course} sessions={ahead.slice(0, shown)} />
      {ahead.length > shown && (
        <details className="past-dates">
          <summary>{words.course.laterDates(ahead.length - shown)}</summary>
          <DateList site={site} course={course} sessions={ahead.slice(shown)} />
        </details>
      )}
      {past.length > 0 && (
        <details className="past-dates">
          <summary>{words.course.pastDates(past.length)}</summary>
          <DateList site={site} course={course} sessions={past} />
        </details>
      )}
    </section>
  )
}

type ListProps = CourseProps & {
  sessions: readonly Session[]
  /** What was typed for another date, which goes along to the checkout of each. */
  typed?: Values | undefined
}

export function DateList({ site, course, sessions, typed }: ListProps) {
  if (sessions.length === 0) return null
  return (
    <ul className="sessions">
      {sessions.map((session) => (
        <DateItem key={session.id} {...{ site, course, session, typed }} />
      ))}
    </ul>
  )
}

type ItemProps = Omit<ListProps, 'sessions'> & { session: Session }

function DateItem({ site, course, session, typed }: ItemProps) {
  const { words, formats, payload } = site
  const state = sessionState(session, platformOf(payload).clock.now())
  const day = formatDay(session.startsAt, formats, { timeZone: session.timeZone })
  const href = bookAddress(site, course, session.id)
  const label = (
    <>
      {words.course.bookDate}
      <span className="unseen"> {fill(words.course.onDay, { day })}</span>
    </>
  )
  return (
    <li className="session">
      <div>
        <SessionFacts site={site} session={session}>
          {state === 'open' && ` · ${words.course.seats(session.seatsLeft)}`}
        </SessionFacts>
      </div>
      {state === 'open' && typed && (
        <form method="post" action={href}>
          <HiddenValues values={{ ...typed, session: session.id, go: 'edit' }} />
          <button className="button">{label}</button>
        </form>
      )}
      {state === 'open' && !typed && <Button href={href}>{label}</Button>}
      {state !== 'open' && (
        <p className="session-state">
          <span aria-hidden="true">{state === 'past' ? '✓' : '✕'} </span>
          {words.course.states[state]}
        </p>
      )}
    </li>
  )
}
