import type { ReactNode } from 'react'

import { formatHours } from '../../_format/formatAmounts.js'
import { languageName } from '../../_format/nameOf.js'
import { NextDate } from '../NextDate.js'
import { Price, priceText } from '../Price.js'
import type { CourseProps } from './CourseArticle.js'

/** What one wants to know before booking, and the way to book. */
export function CourseFacts({ site, course }: CourseProps) {
  const { words, formats, locale } = site
  const { level, format, durationHours, language, certificate } = course
  return (
    <aside className="facts" aria-label={words.course.aside}>
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

/** Pays by the course's payment link; without one, a person answers. */
function Booking({ site, course }: CourseProps) {
  const { words, branding } = site
  const { paymentLink, price, title } = course
  if (paymentLink && price) {
    const payee = branding.legalName ?? branding.name
    return (
      <>
        <a className="button" href={`/api/payments/redirect/${paymentLink}`}>
          {words.course.book}
        </a>
        <p className="facts-help">{words.course.bookHelp(payee, priceText(site, price))}</p>
      </>
    )
  }
  const { email } = branding.contact
  if (!email) return null
  const isFree = !price || price.amount === 0
  return (
    <>
      <a className="button" href={`mailto:${email}?subject=${encodeURIComponent(title)}`}>
        {words.course.ask}
      </a>
      <p className="facts-help">{isFree ? words.course.joinHelp : words.course.askHelp}</p>
    </>
  )
}
