import { DoneNote } from '../../_parts/DoneNote.js'
import { QuietButton } from '../../_parts/Button.js'
import type { ReactNode } from 'react'

import type { Booking } from '../../../../modules/learning/enrolmentSchemas.js'
import { fill } from '../../../../platform/words.js'
import type { Site } from '../../Site.js'
import { readAllPages } from '../../_frame/readAllPages.js'
import { readOffered } from '../../_frame/readOffered.js'
import { seeOther, servePage } from '../../_frame/servePage.js'
import { Attendee } from '../../_parts/Attendee.js'
import { EmptyState, SeeAllCourses } from '../../_parts/EmptyState.js'
import { cancelledText } from '../../_parts/cancelledText.js'
import { OrderFacts } from '../../_parts/OrderFacts.js'
import { PageHead } from '../../_parts/PageHead.js'
import { BookedCourse } from '../../_parts/SessionFacts.js'

/** What the signed-in learner has booked, and what may still be done about it. */
export const GET = servePage(async (site, { query, request }) => {
  const bookings = await readAllPages<Booking>(site, request, '/api/lms/bookings')
  if (!bookings) return seeOther(site.link('/learn/sign-in?next=bookings'))
  const { bookings: words } = site.words.learn
  const slugs = bookings.map(({ course }) => course.slug)
  const offered = await readOffered(site, slugs)
  return {
    title: words.title,
    isPersonal: true,
    body: (
      <div className="wrap learner">
        <PageHead
          title={words.title}
          crumb={{ href: site.link('/learn'), title: site.words.learn.courses.title }}
        />
        <Done site={site} bookings={bookings} query={query} />
        {bookings.length === 0 && (
          <EmptyState title={words.none} help={words.noneHelp}>
            <SeeAllCourses site={site} />
          </EmptyState>
        )}
        <ul className="enrolments">
          {bookings.map((booking) => (
            <li key={booking.id} className="enrolment" id={booking.id}>
              <BookingFacts
                {...{ site, booking, heading: 'h2' }}
                isOffered={offered.has(booking.course.slug ?? '')}
              >
                <Ways site={site} booking={booking} />
              </BookingFacts>
            </li>
          ))}
        </ul>
      </div>
    ),
  }
})

type DoneProps = { site: Site; bookings: readonly Booking[]; query: URLSearchParams }

/** What the last step did: a place has another name on it, or a booking is cancelled. */
function Done({ site, bookings, query }: DoneProps) {
  const { bookings: words } = site.words.learn
  const given = bookings.find(({ id }) => id === query.get('given'))
  const cancelled = bookings.find(
    ({ id, status }) => id === query.get('cancelled') && status === 'cancelled',
  )
  const course = (given ?? cancelled)?.course.title
  if (course === undefined) return null
  return (
    <DoneNote>
      {cancelled
        ? cancelledText(site, { ...cancelled, course, isPaid: cancelled.order !== null })
        : fill(words.given, { course })}
    </DoneNote>
  )
}

function Ways({ site, booking: { id, course, canCancel } }: { site: Site; booking: Booking }) {
  if (!canCancel) return null
  return (
    <p>
      <QuietButton href={site.link(`/learn/bookings/${id}/cancel`)}>
        {site.words.learn.bookings.cancel}
        <span className="unseen">: {course.title}</span>
      </QuietButton>
    </p>
  )
}

type Props = {
  site: Site
  booking: Booking
  heading: 'h2' | 'h3'
  /** Whether the course has a public page. */
  isOffered: boolean
  children?: ReactNode
}

/** One booking: the course, the date, who has which place, what was paid, and its papers. */
export function BookingFacts({ site, booking, heading, isOffered, children }: Props) {
  const { course, session, status, order, refund } = booking
  const isOver = status === 'cancelled' || session?.status === 'cancelled'
  return (
    <>
      <BookedCourse {...{ site, course, session, heading, isOffered }} isAhead={!isOver}>
        {isOver && (
          <p className="booking-over">
            <span aria-hidden="true">✕ </span>
            {status === 'cancelled'
              ? site.words.course.states.cancelled
              : site.words.checkout.closed.cancelled.title}
          </p>
        )}
      </BookedCourse>
      <People site={site} booking={booking} />
      {order && (
        <OrderFacts
          {...{ site, order, invoices: order.invoices }}
          refunded={Math.max(order.refunded, refund?.amount ?? 0)}
        />
      )}
      {children}
    </>
  )
}

function People({ site, booking: { id, status, attendees } }: Pick<Props, 'site' | 'booking'>) {
  const { bookings: words } = site.words.learn
  if (status === 'cancelled') return null
  return (
    <ul className="booking-people">
      {attendees.map(({ seat, name, email, canTransfer }) => (
        <li key={seat}>
          <Attendee name={name} email={email} nobody={words.nobody} />
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
