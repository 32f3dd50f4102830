import { fill } from '../../../../../platform/words.js'
import { CourseTitle } from '../../../_parts/CourseTitle.js'
import type { Site } from '../../../Site.js'
import type { Outline, OutlineLesson } from './readLesson.js'

type Props = { site: Site; outline: Outline; current: string }

/** The lessons of the course: which are done, where the reader is, and the way to each. */
export function LessonOutline({ site, outline, current }: Props) {
  const { course, modules, enrolment, isOffered } = outline
  return (
    <nav className="player-outline" aria-label={site.words.learn.courses.lessons}>
      <p className="player-course" dir="auto">
        <CourseTitle site={site} course={course} isOffered={isOffered} />
      </p>
      {enrolment && <Progress site={site} of={course.title} percent={enrolment.progress} />}
      <ol className="outline-modules">
        {modules.map(({ title, lessons }) => (
          <li key={title}>
            {title && (
              <p className="outline-module" dir="auto">
                {title}
              </p>
            )}
            <ol className="outline-lessons">
              {lessons.map((lesson) => (
                <li key={lesson.slug}>
                  <Entry site={site} course={course.slug} lesson={lesson} current={current} />
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Progress({ site, of, percent }: { site: Site; of: string; percent: number }) {
  return (
    <div>
      <progress className="progress" value={percent} max={100} aria-label={of} />
      <p className="help">{fill(site.words.learn.courses.progress, { percent })}</p>
    </div>
  )
}

type EntryProps = { site: Site; course: string; lesson: OutlineLesson; current: string }

function Entry({ site, course, lesson, current }: EntryProps) {
  const words = site.words.lesson
  const { slug, title, completed, isPreview } = lesson
  return (
    <a
      className="outline-lesson"
      href={site.link(`/learn/${course}/${slug}`)}
      aria-current={slug === current ? 'page' : undefined}
    >
      <span className="outline-tick" aria-hidden="true">
        {completed ? '✓' : ''}
      </span>
      <span dir="auto">{title}</span>
      {completed && <span className="unseen">: {words.done}</span>}
      {isPreview && !completed && <span className="outline-sample">{words.sample}</span>}
    </a>
  )
}
