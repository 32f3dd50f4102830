import type { ReactNode } from 'react'

import { formatHours } from '../../_format/formatAmounts.js'
import { languageName } from '../../_format/nameOf.js'
import { NextDate } from '../NextDate.js'
import { Price } from '../Price.js'
import { firstStep, isFree } from '../bookAddress.js'
import type { Site } from '../../Site.js'
import type { CourseProps } from './CourseArticle.js'
import { inquiryId } from './CourseInquiry.js'

const factsId = 'facts'

/** What people want to know before booking, and how to book. */
export function CourseFacts({ site, course }: CourseProps) {
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

function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The price and the next step, which stay in sight on a phone, where the facts scroll away. */
export function CourseCall({ site, course }: CourseProps) {
  const { href, label } = callOf(site, course)
  return (
    <div className="course-call">
      <strong>
        <Price site={site} price={course.price} />
      </strong>
      <a className="button" href={href}>
        {label}
      </a>
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
        <a className="button" href={step.href}>
          {step.isChoice ? words.course.chooseDate : words.course.book}
        </a>
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
