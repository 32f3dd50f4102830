import { Button } from '../../../_parts/Button.js'
import type { AttemptResult, Lesson } from '../../../../../modules/learning/lessonSchemas.js'
import { pathOf } from '../../../../../platform/parseUrl.js'
import { fill } from '../../../../../platform/words.js'
import type { Site } from '../../../Site.js'
import { formatUnit } from '../../../../../platform/intl.js'
import type { Values } from '../../../_forms/SiteForm.js'
import { InLanguage } from '../../../_parts/InLanguage.js'
import { PageHead } from '../../../_parts/PageHead.js'
import { RichText } from '../../../_parts/RichText.js'
import { LessonOutline } from './LessonOutline.js'
import { isPassed, QuizForm } from './QuizForm.js'
import { QuizResult } from './QuizResult.js'
import type { Outline, ReadLesson } from './readLesson.js'
import { formatSession } from '../../../_format/formatDates.js'

export type LessonProps = {
  site: Site
  lesson: ReadLesson
  outline: Outline | undefined
  /** Whether the reader asked for a video from another site. */
  isVideoShown?: boolean
  fault?: string | null
  /** Of the attempt that was just sent, with what was answered. */
  result?: AttemptResult
  values?: Values
  /** The questions without a usable answer. */
  missing?: readonly string[]
}

/** A lesson beside the outline of its course. */
export function LessonArticle(props: LessonProps) {
  const { site, lesson, outline, fault } = props
  const words = site.words.lesson
  return (
    <div className="wrap player">
      <article className="player-main">
        <PageHead
          title={lesson.title}
          crumb={
            lesson.enrolment === null
              ? { href: site.link(`/courses/${lesson.course.slug}`), title: lesson.course.title }
              : { href: site.link('/learn'), title: words.toCourses }
          }
        >
          <Facts {...props} />
        </PageHead>
        {fault && (
          <p className="summary" role="alert" tabIndex={-1} autoFocus>
            <strong>{site.words.learn.courses[fault === 'tooOften' ? fault : 'failed']}</strong>
          </p>
        )}
        {props.result && lesson.quiz && <QuizResult {...props} result={props.result} />}
        {!props.result && <Content {...props} />}
        <Steps {...props} />
      </article>
      {outline && <LessonOutline site={site} outline={outline} current={lesson.slug} />}
    </div>
  )
}

/** Where in the course this is, what kind of lesson, and how long it takes. */
function Facts({ site, lesson, outline }: LessonProps) {
  const words = site.words.lesson
  const lessons = outline?.modules.flatMap((one) => one.lessons) ?? []
  const number = lessons.findIndex(({ slug }) => slug === lesson.slug) + 1
  const facts = [
    ...(number > 0 ? [fill(words.place, { number, total: lessons.length })] : []),
    // There is nothing to read, so neither is there a time that it takes.
    ...(isEmpty(lesson) ? [] : factsOf(lesson, site)),
  ]
  return (
    <p className="player-facts">
      {facts.join(' · ')}
      {lesson.completed && (
        <strong className="player-done">
          <span aria-hidden="true">✓ </span>
          {words.done}
        </strong>
      )}
    </p>
  )
}

function factsOf({ kind, minutes }: Lesson, site: Site): string[] {
  const name = site.words.lesson.kinds[kind]
  return minutes === null ? [name] : [name, formatUnit(minutes, 'minute', site.formats)]
}

/** Whether it is only taught on the date of the course; a video that is missing is said in its place. */
function isEmpty({ kind, html, download, quiz }: Lesson): boolean {
  return kind !== 'video' && !html && !download && !quiz
}

function Content(props: LessonProps) {
  const { site, lesson } = props
  if (isEmpty(lesson)) return <EmptyLesson site={site} outline={props.outline} />
  return (
    <>
      <LessonMedia {...props} />
      {(lesson.html || lesson.quiz) && (
        <InLanguage site={site} lang={lesson.lang}>
          <RichText site={site} html={lesson.html} />
        </InLanguage>
      )}
      {lesson.quiz && <QuizForm {...props} quiz={lesson.quiz} />}
    </>
  )
}

/** What to do next: finish the lesson, go on, or get the rest of the course. */
function Steps({ site, lesson, result }: LessonProps) {
  const words = site.words.lesson
  const { previous, next, course } = lesson
  // Who reached a pass mark that was lowered has nothing left to answer.
  const isOpen = lesson.quiz === null || isPassed(lesson.quiz)
  const mayMark = lesson.enrolment !== null && !lesson.completed && isOpen
  const goesOn = lesson.completed || result?.passed === true
  return (
    <footer className="player-steps">
      {mayMark && (
        <form method="post">
          <button className="button" name="go" value="done">
            {isEmpty(lesson) || lesson.quiz
              ? words.empty[next ? 'markDoneNext' : 'markDone']
              : words[next ? 'markReadNext' : 'markRead']}
          </button>
        </form>
      )}
      {lesson.enrolment === null && (
        <div className="gate">
          <p>{words.sampleNote}</p>
          <p>
            <Button href={site.link(`/courses/${course.slug}`)}>{words.seeCourse}</Button>
          </p>
        </div>
      )}
      {goesOn && !next && (
        <p>
          <Button href={site.link('/learn')}>{words.toCourses}</Button>
        </p>
      )}
      <div className="player-turns">
        <Turn site={site} course={course.slug} to={previous} rel="prev" label={words.previous} />
        <Turn site={site} course={course.slug} to={next} rel="next" label={words.next} />
      </div>
    </footer>
  )
}

type TurnProps = {
  site: Site
  course: string
  to: Lesson['next']
  rel: 'prev' | 'next'
  label: string
}

function Turn({ site, course, to, rel, label }: TurnProps) {
  if (!to) return <span />
  return (
    <a className={`turn turn-${rel}`} rel={rel} href={site.link(`/learn/${course}/${to.slug}`)}>
      <span className="help">{label}</span>
      <span className="turn-title" dir="auto">
        {to.title}
      </span>
    </a>
  )
}

/** The video or the download of a lesson. */
function LessonMedia({ site, lesson, outline, isVideoShown = false }: LessonProps) {
  const words = site.words.lesson
  const { kind, video, download } = lesson
  if (download) return <Download site={site} download={download} />
  if (kind !== 'video') return null
  if (video?.url) {
    return <Player site={site} video={video} url={video.url} poster={outline?.picture} />
  }
  if (!video?.embedUrl) return <p className="note">{words.videoSoon}</p>
  if (isVideoShown) {
    return (
      <iframe
        className="player-video"
        src={video.embedUrl}
        title={lesson.title}
        allow="fullscreen; picture-in-picture; encrypted-media"
        allowFullScreen
      />
    )
  }
  return (
    <div className="gate">
      <p dir="auto">{fill(words.outsideVideo, { host: new URL(video.embedUrl).host })}</p>
      <p>
        <Button href={site.link(`${site.path}?video=show`)}>{words.showVideo}</Button>
      </p>
    </div>
  )
}

type PlayerProps = {
  site: Site
  video: NonNullable<Lesson['video']>
  url: string
  poster: string | undefined
}

/** Captions in the language of the page are shown from the start. */
function Player({ site, video, url, poster }: PlayerProps) {
  const words = site.words.lesson
  const source = pathOf(url)
  const labelOf = (code: string) =>
    site.languages.find((language) => language.code === code)?.label ?? code
  return (
    <>
      <video
        className="player-video"
        controls
        preload="metadata"
        playsInline
        poster={poster && pathOf(poster)}
      >
        <source src={source} type={video.mimeType ?? undefined} />
        {video.captions.map((one) => (
          <track
            key={one.language}
            kind="captions"
            src={pathOf(one.url)}
            srcLang={one.language}
            label={labelOf(one.language)}
            default={one.language === site.locale || video.captions.length === 1}
          />
        ))}
        <a href={source}>{words.noVideo}</a>
      </video>
      <p className="note" data-video-stopped="" role="alert" hidden>
        {words.videoStopped}
      </p>
    </>
  )
}

type DownloadProps = { site: Site; download: NonNullable<Lesson['download']> }

/** By way of the lesson's page, which says what to do once the reader is signed out. */
function Download({ site, download: { filename, size } }: DownloadProps) {
  const words = site.words.lesson
  const kilobytes = new Intl.NumberFormat(site.formats, {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, size / 1024))
  return (
    <div className="gate">
      <p>
        <strong>
          <bdi>{filename}</bdi>
        </strong>{' '}
        <span className="muted">{kilobytes}</span>
      </p>
      <p>
        <Button href={site.link(`${site.path}?file=save`)}>{words.download}</Button>
      </p>
    </div>
  )
}

type Props = { site: Site; outline: Outline | undefined }

/** What stands where a lesson has nothing to read: when it is taught, as far as that is known. */
function EmptyLesson({ site, outline }: Props) {
  const words = site.words.lesson.empty
  const session = outline?.enrolment?.session
  if (session) {
    const { days } = formatSession(session, site.formats)
    return <p className="note">{fill(words.taughtOn, { days })}</p>
  }
  return <p className="note">{outline?.hasDates ? words.taught : words.nothing}</p>
}
