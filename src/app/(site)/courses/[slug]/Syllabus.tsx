import type { CourseDetail } from '../../../../modules/learning/schemas.js'
import { formatMinutes } from '../../_format/formatAmounts.js'
import type { Site } from '../../Site.js'

type Modules = CourseDetail['syllabus']

/** The modules of a course with their lessons and how long each takes. */
export function Syllabus({ site, modules }: { site: Site; modules: Modules }) {
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
                  <span dir="auto">{lesson.title}</span>
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
