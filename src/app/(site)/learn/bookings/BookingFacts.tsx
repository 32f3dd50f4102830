import type { ReactNode } from 'react'

import type { Booking } from '../../../../modules/learning/bookingSchemas.js'
import { formatMoney } from '../../../../platform/formatMoney.js'
import { fill } from '../../../../platform/words.js'
import { CalendarLink, SessionFacts } from '../../_parts/SessionFacts.js'
import type { Site } from '../../Site.js'

type Props = { site: Site; booking: Booking; heading: 'h2' | 'h3'; children?: ReactNode }

/** One booking: the course, the date, who has which place, what was paid, and its papers. */
export function BookingFacts({ site, booking, heading: Heading, children }: Props) {
  const { words } = site
  const { course, session, status } = booking
  const isOver = status === 'cancelled' || session?.status === 'cancelled'
  return (
    <>
      <Heading className="card-title" dir="auto">
        {course.slug ? (
          <a href={site.link(`/courses/${course.slug}`)}>{course.title}</a>
        ) : (
          course.title
        )}
      </Heading>
      {isOver && (
        <p className="booking-over">
          <span aria-hidden="true">✕ </span>
          {words.learn.bookings[status === 'cancelled' ? 'isCancelled' : 'dateCancelled']}
        </p>
      )}
      <div className="booked-facts booked">
        {session ? <SessionFacts site={site} session={session} /> : <p>{words.course.anyTime}</p>}
        {session && course.slug && !isOver && (
          <CalendarLink site={site} course={course.slug} session={session} />
        )}
      </div>
      <People site={site} booking={booking} />
      <Order site={site} booking={booking} />
      {children}
    </>
  )
}

type PartProps = Pick<Props, 'site' | 'booking'>

function People({ site, booking: { id, status, attendees } }: PartProps) {
  const { bookings: words } = site.words.learn
  if (status === 'cancelled') return null
  return (
    <ul className="booking-people">
      {attendees.map(({ seat, name, email, canTransfer }) => (
        <li key={seat}>
          <span>
            <strong dir="auto">{name ?? email ?? words.nobody}</strong>
            {name && email && (
              <span className="muted">
                <bdi>{email}</bdi>
              </span>
            )}
          </span>
          {canTransfer && (
            <a href={site.link(`/learn/bookings/${id}/transfer?seat=${String(seat)}`)}>
              {email ? words.give : words.name}
              <span className="unseen">: {fill(words.place, { number: seat })}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}

function Order({ site, booking: { order, refund } }: PartProps) {
  const { result: words, learn } = site.words
  if (!order) return null
  const money = (amount: number) =>
    formatMoney(amount, order.currency, { locale: site.formats, isShort: true })
  const returned = Math.max(order.refunded, refund?.amount ?? 0)
  return (
    <dl className="facts-list">
      <div>
        <dt>{words.amount}</dt>
        <dd>{money(order.amount)}</dd>
      </div>
      {returned > 0 && (
        <div>
          <dt>{learn.bookings.refund}</dt>
          <dd>{money(returned)}</dd>
        </div>
      )}
      <div>
        <dt>{words.order}</dt>
        <dd>
          <code>{order.number}</code>
        </dd>
      </div>
      {order.invoices.map(({ number, kind, url }) => (
        <div key={number}>
          <dt>{words.documents[kind]}</dt>
          <dd>
            <a href={url}>{number} (PDF)</a>
          </dd>
        </div>
      ))}
    </dl>
  )
}
