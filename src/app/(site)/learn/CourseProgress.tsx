import { formatDay } from '../_format/formatDates.js'
import { Button } from '../_parts/Button.js'
import { CourseTitle } from '../_parts/CourseTitle.js'
import { CalendarLink, SessionFacts } from '../_parts/SessionFacts.js'
import type { Enrolment } from '../../../modules/learning/enrolmentSchemas.js'
import { labelled } from '../../../platform/localization.js'
import { platformOf } from '../../../platform/platform.js'
import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'

type Props = { site: Site; enrolment: Enrolment }

/** One of a learner's courses: their progress, the way to the next lesson, and the certificate at the end. */
export function CourseProgress({ site, enrolment, isOffered }: Props & { isOffered: boolean }) {
  const { courses: words } = site.words.learn
  const { course, progress, status, lessons } = enrolment
  const titleId = `course-${enrolment.id}`
  return (
    <li className="enrolment">
      <h2 className="card-title" id={titleId} dir="auto">
        <CourseTitle site={site} course={course} isOffered={isOffered} />
      </h2>
      <OwnDate site={site} enrolment={enrolment} />
      <p>
        {status === 'completed' && (
          <>
            <span aria-hidden="true">✓ </span>
            {words.completed}
            {' · '}
          </>
        )}
        {fill(words.progress, { percent: progress })}
      </p>
      <progress className="progress" value={progress} max={100} aria-labelledby={titleId} />
      <Ways site={site} enrolment={enrolment} />
      <Remainder site={site} enrolment={enrolment} />
      {lessons.length > 0 && (
        <details>
          <summary>{words.lessons}</summary>
          <ol className="lesson-list">
            {lessons.map((lesson) => (
              <Lesson key={lesson.slug} site={site} course={course.slug} lesson={lesson} />
            ))}
          </ol>
        </details>
      )}
    </li>
  )
}

/** The date that they take part in, until it is over, with the link to join. */
function OwnDate({ site, enrolment: { course, session } }: Props) {
  const { payload, words } = site
  if (session?.status !== 'scheduled') return null
  if (new Date(session.endsAt) <= platformOf(payload).clock.now()) return null
  return (
    <div className="booked-facts booked">
      <SessionFacts site={site} session={session} />
      {session.joinUrl && (
        <p>
          <a href={session.joinUrl}>{words.learn.courses.joinDate}</a>
        </p>
      )}
      <CalendarLink site={site} course={course.slug} session={session} />
    </div>
  )
}

/** The way to the first lesson that is open, and to the certificate. */
function Ways({ site, enrolment }: Props) {
  const { course, progress, status, certificate, lessons } = enrolment
  const words = site.words.lesson
  const open = status === 'active' ? lessons.find(({ completed }) => !completed) : undefined
  if (!open && !certificate) return null
  return (
    <ul className="enrolment-ways">
      {open && (
        <li>
          <Button href={site.link(`/learn/${course.slug}/${open.slug}`)}>
            {progress > 0 ? site.words.forms.next : words.begin}
            <span className="unseen">
              {labelled('', site.locale)} {open.title}
            </span>
          </Button>
        </li>
      )}
      {certificate && (
        <li>
          <a
            className={open ? 'button button-quiet' : 'button'}
            href={site.link(`/certificates/${certificate.id}`)}
          >
            {site.words.learn.courses.certificate}
          </a>
        </li>
      )}
    </ul>
  )
}

/** What is still missing once all lessons are done: to have been in the classroom. */
function Remainder({ site, enrolment: { status, lessons, session } }: Props) {
  if (status !== 'active' || !session || session.status === 'cancelled') return null
  if (lessons.length === 0 || lessons.some(({ completed }) => !completed)) return null
  const day = formatDay(session.startsAt, site.formats, { timeZone: session.timeZone })
  return <p>{fill(site.words.learn.courses.attend, { day })}</p>
}

type LessonProps = { site: Site; course: string; lesson: Enrolment['lessons'][number] }

function Lesson({ site, course, lesson: { slug, title, completed } }: LessonProps) {
  return (
    <li className="lesson">
      <a href={site.link(`/learn/${course}/${slug}`)} dir="auto">
        {title}
      </a>
      {completed && (
        <span className="lesson-done">
          <span aria-hidden="true">✓ </span>
          {site.words.lesson.done}
        </span>
      )}
    </li>
  )
}
