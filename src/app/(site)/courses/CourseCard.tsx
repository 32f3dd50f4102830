import { formatUnit } from '../../../platform/intl.js'
import { languageName } from '../_format/nameOf.js'
import type { Site } from '../Site.js'
import { CardTitle } from '../_parts/CardTitle.js'
import { Picture } from '../_parts/Picture.js'
import { NextDate } from './NextDate.js'
import { Price } from './Price.js'
import type { ListedCourse } from './readCourses.js'

type Props = {
  site: Site
  course: ListedCourse
  /** Cards are shown side by side, rows below each other. */
  layout: 'card' | 'row'
  heading: 'h2' | 'h3'
}

/** A course in a list: its name, its subject, and what people compare. */
export function CourseCard({ site, course, layout, heading }: Props) {
  return (
    <article className={layout}>
      <Picture light={course.image} className={`${layout}-image`} alt="" />
      <div className={`${layout}-text`}>
        <CardTitle heading={heading} lang={course.lang}>
          <a href={site.link(`/courses/${course.slug}`)}>{course.title}</a>
        </CardTitle>
        <p className="card-summary" dir="auto" lang={course.lang}>
          {course.summary}
        </p>
        <Traits site={site} course={course} />
      </div>
      <p className={`${layout}-end`}>
        <span className="card-date">
          <NextDate site={site} sessions={course.sessions} month="short" />
        </span>
        <Price site={site} price={course.price} />
      </p>
    </article>
  )
}

function Traits({ site: { words, formats, locale }, course }: Pick<Props, 'site' | 'course'>) {
  const { level, format, durationHours, language } = course
  const traits = [
    level && words.course.levels[level],
    format && words.course.formats[format],
    durationHours && formatUnit(durationHours, 'hour', formats),
    language && language !== locale && languageName(language, locale),
  ].filter((trait) => typeof trait === 'string')
  return (
    <ul className="traits">
      {traits.map((trait) => (
        <li key={trait}>{trait}</li>
      ))}
    </ul>
  )
}
