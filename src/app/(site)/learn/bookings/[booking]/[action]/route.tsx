import { QuietButton } from '../../../../_parts/Button.js'
import type { ReactNode } from 'react'

import type { Booking, Cancellation } from '../../../../../../modules/learning/enrolmentSchemas.js'
import { shortMoney } from '../../../../../../platform/formatMoney.js'
import { labelled } from '../../../../../../platform/localization.js'
import { fill } from '../../../../../../platform/words.js'
import { fields } from '../../../../_forms/fields.js'
import { readValues } from '../../../../_forms/firstValues.js'
import { ErrorSummary, FormField } from '../../../../_forms/FormField.js'
import { SendOnce } from '../../../../_forms/SendOnce.js'
import { faultTexts } from '../../../../_forms/serveForm.js'
import type { Field, FieldFault, Values } from '../../../../_forms/SiteForm.js'
import { callApi, readProblem } from '../../../../_frame/callApi.js'
import { missingPage } from '../../../../_frame/faultPages.js'
import { readAllPages } from '../../../../_frame/readAllPages.js'
import { type PageRequest, seeOther, servePage } from '../../../../_frame/servePage.js'
import type { SitePage } from '../../../../_frame/SitePage.js'
import { PageHead } from '../../../../_parts/PageHead.js'
import type { Site } from '../../../../Site.js'
import { BookedCourse } from '../../../../_parts/SessionFacts.js'

/** Gives a place of a booking to somebody else, or cancels the booking: the page that asks first. */
export const GET = servePage(async (site, asked) => {
  const step = await openStep(site, asked)
  if (!('booking' in step)) return step
  if (step.action === 'cancel') return cancelPage(site, asked, step.booking)
  const seat = Number(asked.query.get('seat'))
  const place = step.booking.attendees.find((each) => each.seat === seat)
  // A link that is older than what became of the booking: why it cannot be given is why it cannot be cancelled.
  if (place && !place.canTransfer) {
    const response = await readCancellation(site, asked, step.booking)
    return refusedPage(site, step.booking, { response, asked: 'give' })
  }
  return transferPage(site, step.booking, { seat, values: {}, faults: [], status: 200 })
})

/** Does it, and leads back to the bookings. */
export const POST = servePage(async (site, asked) => {
  const values = await readValues(site, asked.request)
  const step = await openStep(site, asked)
  if (!('booking' in step)) return step
  return step.action === 'cancel'
    ? cancel(site, asked, step.booking)
    : transfer(site, asked, { booking: step.booking, values })
})

async function openStep(site: Site, { params, request }: PageRequest) {
  const { booking: id = '', action = '' } = params
  if (action !== 'cancel' && action !== 'transfer') return missingPage(site)
  const bookings = await readAllPages<Booking>(site, request, '/api/lms/bookings')
  if (!bookings) return seeOther(site.link('/learn/sign-in?next=bookings'))
  const booking = bookings.find((each) => each.id === id)
  return booking ? { booking, action } : missingPage(site)
}

type Submitted = { booking: Booking; values: Values }

async function transfer(site: Site, { request }: PageRequest, { booking, values }: Submitted) {
  const { name = '', email = '' } = values
  const seat = Number(values.seat)
  const path = `/api/lms/bookings/${booking.id}/transfer`
  const body = { seat, attendee: { name, email } }
  const response = await callApi(site, request, { path, body })
  if (response.ok) return seeOther(site.link(`/learn/bookings?given=${booking.id}`))
  const { code, errors } = await readProblem(response)
  const faults = errors
    ? faultTexts(errors, transferFields(site), site.words.forms)
    : [{ text: faultOf(site, code) }]
  return transferPage(site, booking, { seat, values, faults, status: response.status })
}

async function cancel(site: Site, { request }: PageRequest, booking: Booking) {
  const path = `/api/lms/bookings/${booking.id}/cancellation`
  const response = await callApi(site, request, { path })
  if (response.ok) return seeOther(site.link(`/learn/bookings?cancelled=${booking.id}`))
  return refusedPage(site, booking, { response })
}

function faultOf({ words }: Site, code: string | undefined): string {
  const { faults } = words.learn.bookings
  return code && code in faults ? faults[code as keyof typeof faults] : words.learn.courses.failed
}

/** Why a booking can no longer be cancelled, or a place of it given away. */
async function refusedPage(
  site: Site,
  booking: Booking,
  { response, asked = 'cancel' }: { response: Response; asked?: 'cancel' | 'give' },
): Promise<SitePage> {
  const { code } = await readProblem(response)
  const { bookings: words } = site.words.learn
  return stepPage(site, booking, {
    title: words[asked],
    status: response.status,
    body: (
      <p className="summary" role="alert" tabIndex={-1}>
        <strong>{faultOf(site, code)}</strong>
      </p>
    ),
  })
}

type Shown = { title: string; status: number; body: ReactNode }

function stepPage(site: Site, booking: Booking, { title, status, body }: Shown): SitePage {
  const { words, link } = site
  const { session, course } = booking
  return {
    title: `${labelled(title, site.locale)} ${course.title}`,
    status,
    isPersonal: true,
    body: (
      <div className="wrap form-page">
        <PageHead
          title={title}
          crumb={{ href: link('/learn/bookings'), title: words.learn.bookings.title }}
        />
        <section className="booked-places booking-step">
          <BookedCourse site={site} course={{ ...course, slug: null }} session={session} />
        </section>
        {body}
      </div>
    ),
  }
}

function transferFields(site: Site): Field[] {
  const { name, email } = fields(site)
  const { checkout, learn } = site.words
  return [
    {
      ...name,
      label: checkout.name,
      missing: learn.bookings.nameMissing,
      pointer: '/attendee/name',
      maxLength: 60,
      autoComplete: 'off',
    },
    {
      ...email,
      missing: learn.bookings.emailMissing,
      pointer: '/attendee/email',
      autoComplete: 'off',
    },
  ]
}

type Asked = { seat: number; values: Values; faults: readonly FieldFault[]; status: number }

function transferPage(site: Site, booking: Booking, { seat, values, faults, status }: Asked) {
  const { forms, learn } = site.words
  const { bookings: words } = learn
  const place = booking.attendees.find((each) => each.seat === seat)
  if (!place) return missingPage(site)
  const who = place.name ?? place.email
  return stepPage(site, booking, {
    title: who ? words.give : words.name,
    status,
    body: (
      <form
        className="form"
        method="post"
        action={site.link(`/learn/bookings/${booking.id}/transfer`)}
        noValidate
      >
        <ErrorSummary faults={faults} words={forms} />
        {who && <p>{fill(words.giveHelp, { name: who })}</p>}
        <input type="hidden" name="seat" value={seat} />
        {transferFields(site).map((field) => (
          <FormField key={field.name} field={field} values={values} faults={faults} words={forms} />
        ))}
        <p>
          <button className="button">{words.giveNow}</button>
        </p>
        <SendOnce site={site} />
      </form>
    ),
  })
}

const readCancellation = (site: Site, { request }: PageRequest, { id }: Booking) =>
  callApi(site, request, { method: 'GET', path: `/api/lms/bookings/${id}/cancellation` })

/** Says what would be given back before anything is done. */
async function cancelPage(site: Site, asked: PageRequest, booking: Booking) {
  const response = await readCancellation(site, asked, booking)
  if (!response.ok) return refusedPage(site, booking, { response })
  const cancellation = (await response.json()) as Cancellation
  const { bookings: words } = site.words.learn
  return stepPage(site, booking, {
    title: words.cancel,
    status: 200,
    body: (
      <form
        className="form"
        method="post"
        action={site.link(`/learn/bookings/${booking.id}/cancel`)}
      >
        <p className="note">{refundText(site, booking, cancellation)}</p>
        <p>{words.cancelHelp}</p>
        <ul className="actions">
          <li>
            <button className="button">{words.cancelNow}</button>
          </li>
          <li>
            <QuietButton href={site.link('/learn/bookings')}>{words.keep}</QuietButton>
          </li>
        </ul>
        <SendOnce site={site} />
      </form>
    ),
  })
}

function refundText(site: Site, { order }: Booking, { refund, percent }: Cancellation): string {
  const { bookings: words } = site.words.learn
  if (!order) return words.nothingPaid
  if (!refund || refund.amount === 0) return words.noRefund
  const money = (amount: number) => shortMoney(amount, order.currency, site.formats)
  const paid = money(order.amount)
  return fill(words.willRefund, { amount: money(refund.amount), paid, percent })
}
