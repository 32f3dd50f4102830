import type { Enrolment } from '../../../modules/learning/enrolmentSchemas.js'
import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'

type Props = { site: Site; enrolment: Enrolment }

/** One of a learner's courses: their progress, its lessons, and the certificate at the end. */
export function CourseProgress({ site, enrolment }: Props) {
  const { courses: words } = site.words.learn
  const { course, progress, status, certificate, lessons } = enrolment
  const titleId = `course-${enrolment.id}`
  return (
    <li className="enrolment">
      <h2 className="card-title" id={titleId} dir="auto">
        <a href={site.link(`/courses/${course.slug}`)}>{course.title}</a>
      </h2>
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
      {certificate && (
        <p>
          <a className="button" href={site.link(`/certificates/${certificate.id}`)}>
            {words.certificate}
          </a>
        </p>
      )}
      {lessons.length > 0 && (
        <details open={status === 'active'}>
          <summary>{words.lessons}</summary>
          <ul className="lesson-list">
            {lessons.map((lesson) => (
              <Lesson key={lesson.slug} site={site} id={enrolment.id} lesson={lesson} />
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

type LessonProps = { site: Site; id: string; lesson: Enrolment['lessons'][number] }

function Lesson({ site, id, lesson: { slug, title, completed } }: LessonProps) {
  const { courses: words } = site.words.learn
  return (
    <li className="lesson">
      <span dir="auto">{title}</span>
      {completed ? (
        <span className="lesson-done">
          <span aria-hidden="true">✓ </span>
          {words.isDone}
        </span>
      ) : (
        <form method="post" action={site.link('/learn')}>
          <input type="hidden" name="enrolment" value={id} />
          <input type="hidden" name="lesson" value={slug} />
          <button className="button button-quiet" name="go" value="done">
            {words.markDone}
            <span className="unseen">: {title}</span>
          </button>
        </form>
      )}
    </li>
  )
}
