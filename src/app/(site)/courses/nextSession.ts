import type { Course } from '../../../modules/learning/courseSchemas.js'

type Session = Course['sessions'][number]

/** The dates ahead that were not cancelled, soonest first. */
export function comingSessions(sessions: readonly Session[], now: Date): Session[] {
  return sessions
    .filter(
      ({ startsAt, status }) => status !== 'cancelled' && Date.parse(startsAt) > now.getTime(),
    )
    .toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
}

/** How a date stands for who wants to book it. */
export function sessionState({ status, startsAt }: Session, now: Date): Session['status'] | 'past' {
  return Date.parse(startsAt) > now.getTime() ? status : 'past'
}

/** How to describe a course's dates: its next one, that it needs none, or that none is planned. */
export function nextSession(
  sessions: readonly Session[],
  now: Date,
): Session | 'any time' | 'none' {
  if (sessions.length === 0) return 'any time'
  return comingSessions(sessions, now)[0] ?? 'none'
}
