import type { OrderBooking } from '../../../../modules/payments/schemas.js'
import { fill } from '../../../../platform/words.js'
import { Attendee } from '../../_parts/Attendee.js'
import { HiddenValues } from '../../_forms/FormField.js'
import { newNonce } from '../../_forms/firstValues.js'
import { readCourse } from '../../courses/[slug]/readCourse.js'
import { bookedValues } from '../../courses/[slug]/book/checkoutFields.js'
import { bookAddress } from '../../courses/bookAddress.js'
import { BookedCourse, type Session } from '../../_parts/SessionFacts.js'
import type { Site } from '../../Site.js'

/** What an order books, with its date as the course has it now, and whether the course has a public page. */
export type Booked = OrderBooking & { date: Session | undefined; isOffered: boolean }

/** Reads the date of a booking; none if the course is taken at any time or is not published any more. */
export async function withDate(site: Site, booking: OrderBooking): Promise<Booked> {
  const found = booking.course ? await readCourse(site, booking.course) : undefined
  const sessions = found?.kind === 'found' ? found.document.sessions : []
  return {
    ...booking,
    date: sessions.find(({ id }) => id === booking.session),
    isOffered: found !== undefined && found.kind !== 'missing',
  }
}

type Props = { site: Site; booking: Booked }

/** Whether nobody takes part by it any more: it was cancelled, or its date was. */
export function isOver({ status, date }: Booked): boolean {
  return status === 'cancelled' || date?.status === 'cancelled'
}

/** Whether people take part by it; what was given back of its price takes no place from them. */
export function isAttended(booking: Booked, status: string | undefined): boolean {
  return !isOver(booking) && (status === 'paid' || status === 'partially_refunded')
}

/** The course, the date, and who sits on which place; nobody does once all was refunded or it is over. */
export function BookedPlaces({ site, booking, status }: Props & { status: string | undefined }) {
  const { title, course, date, isOffered } = booking
  const isCancelled = isOver(booking)
  return (
    <section className="booked-places">
      <BookedCourse
        site={site}
        course={{ slug: course, title }}
        session={date}
        isOffered={isOffered}
        isAhead={isAttended(booking, status)}
      />
      {status !== 'refunded' && !isCancelled && <People site={site} booking={booking} />}
    </section>
  )
}

function People({ site, booking: { attendees, customer, quantity } }: Props) {
  const { result: words, checkout, learn } = site.words
  const people = attendees.length > 0 ? attendees : [customer]
  return (
    <>
      <h3 className="booked-people">
        {words.people} <span className="muted">({checkout.seats(quantity)})</span>
      </h3>
      <ul className="booking-people">
        {people.map(({ name, email }, at) => (
          <li key={email ?? at}>
            <Attendee name={name} email={email} nobody={learn.bookings.nobody} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** What happens after the payment, and where the mails went. */
export function AfterBooking({ site, booking: { customer, attendees } }: Props) {
  const { result: words } = site.words
  const { email } = customer
  return (
    <>
      {email && <p>{fill(words.mailed, { email })}</p>}
      <p>{words.signIn(Math.max(1, attendees.length))}</p>
    </>
  )
}

type Again = Props & { booking: { course: string }; children: string; className?: string }

/** The checkout with everything that was typed: of the same order while that is open, else of a new one. */
export function BookAgain({ site, booking, children, className = 'button' }: Again) {
  const { course, session, token } = booking
  const values = { ...bookedValues(booking), ...newNonce(), token: token ?? '', go: 'edit' }
  return (
    <form method="post" action={bookAddress(site, { slug: course }, session ?? undefined)}>
      <HiddenValues values={values} />
      <button className={className}>{children}</button>
    </form>
  )
}
