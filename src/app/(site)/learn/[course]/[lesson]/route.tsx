import type { Enrolment } from '../../../../../modules/learning/enrolmentSchemas.js'
import type { AttemptResult, Lesson } from '../../../../../modules/learning/lessonSchemas.js'
import { pathOf } from '../../../../../platform/parseUrl.js'
import { fill } from '../../../../../platform/words.js'
import type { Site } from '../../../Site.js'
import type { Values } from '../../../_forms/SiteForm.js'
import { readValues } from '../../../_forms/firstValues.js'
import { callOnce, formKey } from '../../../_forms/serveForm.js'
import type { SitePage } from '../../../_frame/SitePage.js'
import { callApi, readProblem } from '../../../_frame/callApi.js'
import { missingPage } from '../../../_frame/faultPages.js'
import { seeOther, servePage } from '../../../_frame/servePage.js'
import { PageHead } from '../../../_parts/PageHead.js'
import { LessonArticle, type LessonProps } from './LessonArticle.js'
import { LessonOutline } from './LessonOutline.js'
import { answersOf } from './QuizForm.js'
import { lessonPath, readLesson, type LessonView, type Outline } from './readLesson.js'
import { SignInToLesson } from './SignInToLesson.js'
import { answersIn } from './answersIn.js'

type Which = { course: string; lesson: string }

/** A lesson: its content for the enrolled, a sample for everybody, else the way in. Answers come from signing in anew. */
export const GET = servePage(async (site, { request, params, query }) => {
  const which = namesOf(params)
  const view = await readLesson(site, request, which)
  if (!view.lesson) return closedPage(site, which, view)
  const { lesson, outline } = view
  if (query.has('file') && lesson.download) return seeOther(pathOf(lesson.download.url))
  const isShown = query.get('video') === 'show'
  return lessonPage(site, {
    site,
    lesson,
    outline,
    isVideoShown: isShown,
    fault: query.get('fault'),
    values: answersIn(Object.fromEntries(query)),
  })
})

/** Marks the lesson as read, or the answers to its quiz. */
export const POST = servePage(async (site, { request, params }) => {
  const which = namesOf(params)
  const values = await readValues(site, request)
  const view = await readLesson(site, request, which)
  if (!view.lesson) return closedPage(site, which, { ...view, values })
  const { lesson, outline } = view
  if (values.go === 'quiz' && lesson.quiz) {
    return answerQuiz({ site, lesson, outline }, { request, values, which })
  }
  return markRead(site, { request, which, lesson })
})

function namesOf({ course = '', lesson = '' }: Record<string, string>): Which {
  return { course, lesson }
}

function lessonPage(site: Site, props: LessonProps, status = 200): SitePage {
  const { lesson } = props
  const { slug, title } = lesson.course
  const { embedUrl } = lesson.video ?? {}
  return {
    title: `${lesson.title} · ${title}`,
    status,
    isListed: lesson.isPreview && lesson.enrolment === null,
    crumb: { href: site.link(`/courses/${slug}`), title },
    isPersonal: true,
    ...(props.isVideoShown && embedUrl && { frames: [new URL(embedUrl).origin] }),
    body: <LessonArticle {...props} />,
  }
}

type Closed = LessonView & { lesson: undefined; values?: Values }

function closedPage(site: Site, which: Which, view: Closed) {
  const { response, outline, values } = view
  const { status, headers } = response
  if (status === 301) {
    const [slug, lesson] = (headers.get('location') ?? '').split('?')[0]?.split('/').slice(-2) ?? []
    return seeOther(site.link(`/learn/${slug ?? ''}/${lesson ?? ''}`))
  }
  if ((status !== 401 && status !== 403) || !outline) return missingPage(site)
  const lessons = outline.modules.flatMap((one) => one.lessons)
  const title = lessons.find(({ slug }) => slug === which.lesson)?.title ?? outline.course.title
  return {
    title: `${title} · ${outline.course.title}`,
    status,
    isPersonal: true,
    body: <ClosedLesson {...{ site, outline, title, ...which, status, values }} />,
  }
}

type Pressed = { request: Request; which: Which }

/** Goes on to the next lesson, or to the learner's courses after the last one and when the course is complete. */
async function markRead(site: Site, { request, which, lesson }: Pressed & { lesson: Lesson }) {
  const here = `/learn/${which.course}/${which.lesson}`
  if (lesson.enrolment === null) return seeOther(site.link(here))
  const path = `/api/lms/enrolments/${lesson.enrolment}/progress?locale=${site.locale}`
  const body = { lesson: lesson.slug, completed: true }
  const response = await callApi(site, request, { method: 'PUT', path, body })
  if (!response.ok) {
    return seeOther(site.link(`${here}?fault=${response.status === 429 ? 'tooOften' : 'failed'}`))
  }
  const { status } = (await response.json()) as Enrolment
  if (status === 'completed') return seeOther(site.link(`/learn?finished=${which.course}`))
  const { next } = lesson
  return seeOther(site.link(next ? `/learn/${which.course}/${next.slug}` : '/learn'))
}

/** Shows the result on the same page; the same form sent again shows the same result and counts once. */
async function answerQuiz(
  props: LessonProps & { lesson: Lesson },
  { request, values, which }: Pressed & { values: Values },
): Promise<SitePage> {
  const { site, lesson } = props
  const answers = answersOf(lesson.quiz?.questions ?? [], values)
  const path = `${lessonPath(which.course, which.lesson)}/attempts?locale=${site.locale}`
  const call = {
    path,
    body: { answers },
    idempotencyKey: formKey(values.nonce, lesson.slug, answers),
  }
  const response = await callOnce(() => callApi(site, request, call))
  if (response.ok) {
    const result = (await response.json()) as AttemptResult
    // How far the learner is now.
    const { outline } = await readLesson(site, request, which)
    return lessonPage(site, { ...props, outline, result, values })
  }
  const { code, errors = [] } = await readProblem(response)
  const missing = errors.flatMap(({ path: at }) => at.split('/')[2] ?? [])
  if (code === 'no_attempts_left') {
    const view = await readLesson(site, request, which)
    return lessonPage(site, { ...props, ...(view.lesson && { lesson: view.lesson }) }, 409)
  }
  const fault = code === 'rate_limited' ? 'tooOften' : missing.length > 0 ? null : 'failed'
  return lessonPage(site, { ...props, missing, values, fault }, response.status)
}

type Props = {
  site: Site
  outline: Outline
  title: string
  course: string
  lesson: string
  /** 401 for visitors, 403 for learners who are not enrolled. */
  status: number
  values: Values | undefined
}

/** A lesson that the reader may not see yet: what it belongs to, and how to get in. */
export function ClosedLesson({ site, outline, title, course, lesson, status, values }: Props) {
  const words = site.words.lesson
  const isVisitor = status === 401
  return (
    <div className="wrap player">
      <article className="player-main">
        <PageHead
          title={title}
          crumb={{ href: site.link(`/courses/${course}`), title: outline.course.title }}
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
                <SignInToLesson site={site} lesson={`${course}/${lesson}`} values={values}>
                  {words.signInButton}
                </SignInToLesson>
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
