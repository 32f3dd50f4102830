import { fill } from '../../../../../platform/words.js'
import type { Site } from '../../../Site.js'
import { Crumb } from '../../../_parts/Crumb.js'
import { PageHead } from '../../../_parts/PageHead.js'
import { LessonOutline } from './LessonOutline.js'
import type { Outline } from './readLesson.js'

type Props = {
  site: Site
  outline: Outline
  title: string
  course: string
  lesson: string
  /** 401 for visitors, 403 for learners who are not enrolled. */
  status: number
}

/** A lesson that the reader may not see yet: what it belongs to, and how to get in. */
export function ClosedLesson({ site, outline, title, course, lesson, status }: Props) {
  const words = site.words.lesson
  const isVisitor = status === 401
  return (
    <div className="wrap player">
      <article className="player-main">
        <PageHead
          title={title}
          above={<Crumb href={site.link(`/courses/${course}`)} title={outline.course.title} />}
        />
        <section className="gate">
          <h2>{isVisitor ? words.signIn : words.join}</h2>
          <p dir="auto">
            {isVisitor
              ? fill(words.signInHelp, { course: outline.course.title })
              : fill(words.joinHelp, { course: outline.course.title })}
          </p>
          <ul className="actions">
            {isVisitor && (
              <li>
                <a className="button" href={site.link(`/learn/sign-in?lesson=${course}/${lesson}`)}>
                  {words.signInButton}
                </a>
              </li>
            )}
            <li>
              <a
                className={isVisitor ? 'button button-quiet' : 'button'}
                href={site.link(`/courses/${course}`)}
              >
                {words.seeCourse}
              </a>
            </li>
          </ul>
        </section>
      </article>
      <LessonOutline site={site} outline={outline} current={lesson} />
    </div>
  )
}
