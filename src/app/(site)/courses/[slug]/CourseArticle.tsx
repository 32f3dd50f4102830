import { Fact } from '../../_parts/Fact.js'
import { Button } from '../../_parts/Button.js'

import type { CourseDetail } from '../../../../modules/learning/courseSchemas.js'
import type { Site } from '../../Site.js'
import { formatHours, formatMinutes } from '../../_format/formatAmounts.js'
import { languageName } from '../../_format/nameOf.js'
import { FormBody } from '../../_forms/FormBody.js'
import type { Values } from '../../_forms/SiteForm.js'
import type { PrivacyPolicy } from '../../_forms/readPrivacyPolicy.js'
import { Crumb } from '../../_parts/Crumb.js'
import { PageHead } from '../../_parts/PageHead.js'
import { Picture } from '../../_parts/Picture.js'
import { RichText } from '../../_parts/RichText.js'
import { NextDate } from '../NextDate.js'
import { Price } from '../Price.js'
import { firstStep, isFree } from '../bookAddress.js'
import { CourseDates } from './CourseDates.js'
import { inquiryForm } from './inquiry/inquiryForm.js'

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
                      <span className="outline-sample">{site.words.lesson.sample}</span>
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

const factsId = 'facts'

/** What people want to know before booking, and how to book. */
function CourseFacts({ site, course }: CourseProps) {
  const { words, formats, locale } = site
  const { level, format, durationHours, language, certificate } = course
  return (
    <aside className="facts" id={factsId} aria-label={words.course.aside}>
      <p className="facts-price">
        <Price site={site} price={course.price} />
      </p>
      <dl className="facts-list">
        <Fact name={words.course.next}>
          <NextDate site={site} sessions={course.sessions} />
        </Fact>
        <Fact name={words.course.duration}>
          {durationHours !== null && formatHours(durationHours, formats)}
        </Fact>
        <Fact name={words.course.level}>{level && words.course.levels[level]}</Fact>
        <Fact name={words.course.format}>{format && words.course.formats[format]}</Fact>
        <Fact name={words.course.language}>{language && languageName(language, locale)}</Fact>
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
      {!step && <p className="facts-help">{words.course.askHelp}</p>}
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
type Inquiry = { values: Values; policy: PrivacyPolicy | undefined }

/** The inquiry form on the course's own page; its result is shown on a separate page. */
function CourseInquiry({ site, course, inquiry }: CourseProps & { inquiry: Inquiry }) {
  const { inquiry: words } = site.words.forms
  return (
    <section id={inquiryId}>
      <h2>{words.title}</h2>
      <p className="section-lead">{words.lead}</p>
      <FormBody site={site} form={inquiryForm(site, course)} {...inquiry} />
    </section>
  )
}
