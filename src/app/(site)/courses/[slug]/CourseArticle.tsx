import type { CourseDetail } from '../../../../modules/learning/courseSchemas.js'
import type { Site } from '../../Site.js'
import { formatMinutes } from '../../_format/formatAmounts.js'
import { Crumb } from '../../_parts/Crumb.js'
import { PageHead } from '../../_parts/PageHead.js'
import { Picture } from '../../_parts/Picture.js'
import { RichText } from '../../_parts/RichText.js'
import { lessonWordsFor } from '../../learn/words/lessonWordsFor.js'
import { CourseDates } from './CourseDates.js'
import { CourseCall, CourseFacts } from './CourseFacts.js'
import type { Inquiry } from './CourseInquiry.js'
import { CourseInquiry } from './CourseInquiry.js'

export type CourseProps = { site: Site; course: CourseDetail }

/** One course: what it is, what it teaches, when, by whom and at what price. */
export function CourseArticle({ site, course, inquiry }: CourseProps & { inquiry: Inquiry }) {
  const { words } = site
  return (
    <article className="wrap">
      <PageHead
        title={course.title}
        lead={course.summary}
        above={<Crumb href={site.link('/courses')} title={words.courses.title} />}
      />
      <div className="course">
        <div className="course-main">
          <Picture light={course.image} className="course-image" isEager />
          <Outcomes site={site} course={course} />
          <RichText site={site} html={course.html} />
          <Syllabus site={site} course={course.slug} modules={course.syllabus} />
          <CourseDates site={site} course={course} />
          <Instructors site={site} course={course} />
          <CourseInquiry site={site} course={course} inquiry={inquiry} />
        </div>
        <CourseFacts site={site} course={course} />
      </div>
      <CourseCall site={site} course={course} />
    </article>
  )
}

function Outcomes({ site: { words }, course: { outcomes } }: CourseProps) {
  if (outcomes.length === 0) return null
  return (
    <section className="outcomes">
      <h2>{words.course.outcomes}</h2>
      <ul className="ticks" dir="auto">
        {outcomes.map((outcome) => (
          <li key={outcome}>{outcome}</li>
        ))}
      </ul>
    </section>
  )
}

function Instructors({ site: { words }, course: { instructors } }: CourseProps) {
  if (instructors.length === 0) return null
  return (
    <section>
      <h2>{words.course.instructors}</h2>
      <ul className="people">
        {instructors.map(({ name, role }) => (
          <li key={name} dir="auto">
            <strong>{name}</strong>
            {role && <span className="muted">{role}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}

type Modules = CourseDetail['syllabus']

type SyllabusProps = { site: Site; course: string; modules: Modules }

/** The modules of a course with their lessons and how long each takes; samples can be opened. */
function Syllabus({ site, course, modules }: SyllabusProps) {
  if (modules.length === 0) return null
  const { words } = site
  return (
    <section>
      <h2>{words.course.syllabus}</h2>
      <ol className="modules">
        {modules.map(({ title, lessons }) => (
          <li key={title} className="module">
            <h3 className="module-title" dir="auto">
              {title}
            </h3>
            <p className="module-size">{sizeOf(site, lessons)}</p>
            <ul className="lessons">
              {lessons.map((lesson) => (
                <li key={lesson.slug}>
                  {lesson.isPreview ? (
                    <span>
                      <a href={site.link(`/learn/${course}/${lesson.slug}`)} dir="auto">
                        {lesson.title}
                      </a>{' '}
                      <span className="outline-sample">{lessonWordsFor(site.locale).sample}</span>
                    </span>
                  ) : (
                    <span dir="auto">{lesson.title}</span>
                  )}
                  {lesson.minutes !== null && (
                    <span className="minutes">{formatMinutes(lesson.minutes, site.formats)}</span>
                  )}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

function sizeOf({ words, formats }: Site, lessons: Modules[number]['lessons']): string {
  const count = words.course.lessons(lessons.length)
  const minutes = lessons.reduce((sum, lesson) => sum + (lesson.minutes ?? 0), 0)
  return minutes > 0 ? `${count} · ${formatMinutes(minutes, formats)}` : count
}
