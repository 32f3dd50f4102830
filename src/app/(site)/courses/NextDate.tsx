import type { Course } from '../../../modules/learning/courseSchemas.js'
import { platformOf } from '../../../platform/platform.js'
import { formatDay } from '../_format/formatDates.js'
import type { Site } from '../Site.js'
import { nextSession } from './nextSession.js'

type Props = { site: Site; sessions: Course['sessions']; month?: 'long' | 'short' }

/** When a course starts next, in words. */
export function NextDate({ site, sessions, month = 'long' }: Props) {
  const { words, formats, payload } = site
  const next = nextSession(sessions, platformOf(payload).clock.now())
  if (next === 'any time') return <>{words.course.anyTime}</>
  if (next === 'none') return <>{words.course.noDate}</>
  return (
    <time dateTime={next.startsAt}>
      {formatDay(next.startsAt, formats, { month, timeZone: next.timeZone })}
    </time>
  )
}
