import { capitalised } from '../../../../platform/text.js'
import { Fact } from '../../_parts/Fact.js'
import { Button } from '../../_parts/Button.js'

import { platformOf } from '../../../../platform/platform.js'
import type { Site } from '../../Site.js'
import { formatUnit } from '../../../../platform/intl.js'
import { languageName } from '../../_format/nameOf.js'
import { FormBody } from '../../_forms/FormBody.js'
import type { SiteForm, Values } from '../../_forms/SiteForm.js'
import type { PrivacyPolicy } from '../../_forms/readPrivacyPolicy.js'
import { InLanguage } from '../../_parts/InLanguage.js'
import { CardTitle } from '../../_parts/CardTitle.js'
import { Face } from '../../_parts/Face.js'
import { PageHead } from '../../_parts/PageHead.js'
import { Picture } from '../../_parts/Picture.js'
import { RichText } from '../../_parts/RichText.js'
import { Questions } from '../../questions/Questions.js'
import type { SiteQuestion } from '../../questions/readAllQuestions.js'
import { NextDate } from '../NextDate.js'
import { Price } from '../Price.js'
import { askHelpOf, firstStep, isFree } from '../bookAddress.js'
import { nextSession } from '../nextSession.js'
import { CourseDates } from './CourseDates.js'
import type { ReadCourse } from './readCourse.js'

export type CourseProps = { site: Site; course: ReadCourse }

/** One course: what it is, what it teaches, when, by whom and at what price. */
export function CourseArticle({ site, course, inquiry }: CourseProps & { inquiry: Inquiry }) {
  const { words } = site
  return (
    <article className="wrap">
      <div className="course">
        <PageHead
          title={course.title}
          lead={course.summary}
          lang={course.lang}
          crumb={{ href: site.link('/courses'), title: words.courses.title }}
        />
        <CourseFacts site={site} course={course} />
        <div className="course-main">
          <Outcomes site={site} course={course} />
          {course.html && (
            <InLanguage site={site} lang={course.textLang}>
              <RichText site={site} html={course.html} />
            </InLanguage>
          )}
          <CourseDates site={site} course={course} />
          <Instructors site={site} course={course} />
          <Syllabus site={site} course={course} />
          <CourseQuestions site={site} questions={inquiry.questions} />
          <CourseInquiry site={site} inquiry={inquiry} />
        </div>
      </div>
      <CourseCall site={site} course={course} />
    </article>
  )
}

function Outcomes({ site: { words }, course: { outcomes, lang } }: CourseProps) {
  if (outcomes.length === 0) return null
  return (
    <section className="outcomes">
      <h2>{words.course.outcomes}</h2>
      <ul className="ticks" dir="auto" lang={lang}>
        {outcomes.map((outcome) => (
          <li key={outcome}>{outcome}</li>
        ))}
      </ul>
    </section>
  )
}

function Instructors({ site: { words }, course: { instructors, lang } }: CourseProps) {
  if (instructors.length === 0) return null
  return (
    <section>
      <h2>{words.course.instructors}</h2>
      <ul className="team">
        {instructors.map(({ name, role }) => (
          <li key={name} className="person">
            <Face name={name} />
            <div>
              <CardTitle heading="h3">{name}</CardTitle>
              {role && (
                <p dir="auto" lang={lang}>
                  {role}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

type Modules = ReadCourse['syllabus']

/** The modules of a course with their lessons and how long each takes; samples can be opened. */
function Syllabus({ site, course: { slug, lang, syllabus } }: CourseProps) {
  if (syllabus.length === 0) return null
  const { words } = site
  return (
    <section>
      <h2>{words.course.syllabus}</h2>
      <ol className="questions">
        {syllabus.map(({ title, lessons }, place) => (
          <li key={title}>
            <details className="question" open={place === 0}>
              <summary>
                <h3 dir="auto" lang={lang}>
                  {title}
                </h3>
                <span className="module-size">{sizeOf(site, lessons)}</span>
              </summary>
              <ul className="lessons">
                {lessons.map((lesson) => (
                  <Lesson key={lesson.slug} site={site} course={{ slug, lang }} lesson={lesson} />
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ol>
    </section>
  )
}

type LessonProps = {
  site: Site
  course: Pick<ReadCourse, 'slug' | 'lang'>
  lesson: Modules[number]['lessons'][number]
}

function Lesson({ site, course: { slug, lang }, lesson }: LessonProps) {
  const { title, minutes, isPreview } = lesson
  return (
    <li>
      {isPreview ? (
        <span>
          <a href={site.link(`/learn/${slug}/${lesson.slug}`)} dir="auto" lang={lang}>
            {title}
          </a>{' '}
          <span className="outline-sample">{site.words.lesson.sample}</span>
        </span>
      ) : (
        <span dir="auto" lang={lang}>
          {title}
        </span>
      )}
      {minutes !== null && (
        <span className="minutes">{formatUnit(minutes, 'minute', site.formats)}</span>
      )}
    </li>
  )
}

/** What people ask before they book, so that they need not write. */
function CourseQuestions({ site, questions }: { site: Site; questions: readonly SiteQuestion[] }) {
  if (questions.length === 0) return null
  return (
    <section>
      <h2>{site.words.course.questions}</h2>
      <Questions questions={questions} />
    </section>
  )
}

function sizeOf({ words, formats }: Site, lessons: Modules[number]['lessons']): string {
  const count = words.course.lessons(lessons.length)
  const minutes = lessons.reduce((sum, lesson) => sum + (lesson.minutes ?? 0), 0)
  return minutes > 0 ? `${count} · ${formatUnit(minutes, 'minute', formats)}` : count
}

const factsId = 'facts'

/** What people want to know before booking, and how to book. */
function CourseFacts({ site, course }: CourseProps) {
  const { words, formats, locale } = site
  const { level, format, durationHours, language, certificate, instructors } = course
  const next = nextSession(course.sessions, platformOf(site.payload).clock.now())
  const place = typeof next === 'object' && (next.venue?.name ?? words.course.modes[next.mode])
  return (
    <aside className="facts panel" id={factsId} aria-label={words.course.aside}>
      <Picture light={course.image} className="course-image" isEager alt="" />
      <p className="facts-price">
        <Price site={site} price={course.price} />
      </p>
      <dl className="facts-list">
        <Fact name={words.course.next}>
          <NextDate site={site} sessions={course.sessions} />
        </Fact>
        <Fact name={words.course.place}>{place && <bdi>{place}</bdi>}</Fact>
        <Fact name={words.course.taughtBy}>
          {instructors[0] && <bdi>{instructors.map(({ name }) => name).join(', ')}</bdi>}
        </Fact>
        <Fact name={words.course.duration}>
          {durationHours !== null && formatUnit(durationHours, 'hour', formats)}
        </Fact>
        <Fact name={words.courses.level}>{level && words.course.levels[level]}</Fact>
        <Fact name={words.courses.format}>{format && words.course.formats[format]}</Fact>
        <Fact name={words.courses.language}>
          {language && capitalised(languageName(language, locale))}
        </Fact>
        <Fact name={words.course.certificate}>
          {certificate ? words.course.withCertificate : words.course.withoutCertificate}
        </Fact>
      </dl>
      <Booking site={site} course={course} />
    </aside>
  )
}

/** The price and the next step, which stay in sight on a phone, where the facts scroll away. */
function CourseCall({ site, course }: CourseProps) {
  const { href, label } = callOf(site, course)
  return (
    <div className="course-call">
      <strong>
        <Price site={site} price={course.price} />
      </strong>
      <Button href={href}>{label}</Button>
    </div>
  )
}

function callOf(site: Site, course: CourseProps['course']): { href: string; label: string } {
  const { course: words, learn } = site.words
  if (joinsAtOnce(course)) return { href: `#${factsId}`, label: learn.enrol.free }
  const step = firstStep(site, course)
  if (!step) return { href: `#${inquiryId}`, label: words.ask }
  return { href: step.href, label: step.isChoice ? words.chooseDate : words.book }
}

function joinsAtOnce(course: CourseProps['course']): boolean {
  return isFree(course) && course.sessions.length === 0
}

/** The way to a place: the checkout, or the dates if there is a choice; questions go to the form below. */
function Booking({ site, course }: CourseProps) {
  const { words } = site
  const step = firstStep(site, course)
  const isJoined = joinsAtOnce(course)
  return (
    <>
      {isJoined && <JoinForm site={site} course={course} />}
      {!isJoined && step && (
        <Button href={step.href}>
          {step.isChoice ? words.course.chooseDate : words.course.book}
        </Button>
      )}
      <p className="facts-ask">
        <a className={step ? 'button button-quiet' : 'button'} href={`#${inquiryId}`}>
          {words.course.ask}
        </a>
      </p>
      {!step && <p className="facts-help">{askHelpOf(site, course)}</p>}
    </>
  )
}

function JoinForm({ site, course: { slug } }: CourseProps) {
  const { enrol } = site.words.learn
  return (
    <form method="post" action={site.link('/learn')}>
      <input type="hidden" name="course" value={slug} />
      <button className="button" name="go" value="join">
        {enrol.free}
      </button>
      <p className="facts-help">{enrol.help}</p>
    </form>
  )
}

const inquiryId = 'ask'

/** The initial values of the form on the course's own page. */
type Inquiry = {
  form: SiteForm
  values: Values
  policy: PrivacyPolicy | undefined
  questions: readonly SiteQuestion[]
}

/** The inquiry form on the course's own page; its result is shown on a separate page. */
function CourseInquiry({ site, inquiry }: { site: Site; inquiry: Inquiry }) {
  const { form, values, policy } = inquiry
  return (
    <section id={inquiryId} className="panel">
      <h2>{site.words.forms.inquiry.title}</h2>
      <p className="section-lead">{form.lead}</p>
      <FormBody site={site} form={form} values={values} policy={policy} />
    </section>
  )
}
