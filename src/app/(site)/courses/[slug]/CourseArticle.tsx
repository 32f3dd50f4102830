import type { CourseDetail } from '../../../../modules/learning/schemas.js'
import type { Site } from '../../Site.js'
import { Crumb } from '../../_parts/Crumb.js'
import { PageHead } from '../../_parts/PageHead.js'
import { Picture } from '../../_parts/Picture.js'
import { RichText } from '../../_parts/RichText.js'
import { CourseDates } from './CourseDates.js'
import { CourseFacts } from './CourseFacts.js'
import { CourseInquiry, type Inquiry } from './CourseInquiry.js'
import { Syllabus } from './Syllabus.js'

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
          <Syllabus site={site} modules={course.syllabus} />
          <CourseDates site={site} course={course} />
          <Instructors site={site} course={course} />
          <CourseInquiry site={site} course={course} inquiry={inquiry} />
        </div>
        <CourseFacts site={site} course={course} />
      </div>
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
