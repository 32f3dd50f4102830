import type { Course } from '../../../modules/learning/schemas.js'
import type { Site } from '../Site.js'
import { EmptyState } from '../_parts/EmptyState.js'
import { CourseCard } from '../courses/CourseCard.js'

type Props = { site: Site; courses: Course[]; total: number }

/** The courses that start soonest. */
export function NextCourses({ site, courses, total }: Props) {
  const { words, link } = site
  return (
    <section className="section">
      <div className="wrap">
        <div className="section-head">
          <h2>{words.start.next}</h2>
          {total > 0 && <a href={link('/courses')}>{words.start.allCourses(total)}</a>}
        </div>
        {courses.length === 0 && (
          <EmptyState heading="h3" title={words.start.noCourses} help={words.start.noCoursesHelp} />
        )}
        <div className="cards">
          {courses.map((course) => (
            <CourseCard key={course.slug} site={site} course={course} layout="card" heading="h3" />
          ))}
        </div>
      </div>
    </section>
  )
}
