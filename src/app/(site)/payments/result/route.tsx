import type { z } from 'zod'

import { Button, QuietButton } from '../../_parts/Button.js'
import type {
  OrderBooking,
  OrderInvoices,
  OrderStatusAnswer,
} from '../../../../modules/payments/schemas.js'
import type { Site } from '../../Site.js'
import { linkFaultPage } from '../../_frame/faultPages.js'
import { heldOrder, readHeld } from '../../_frame/heldOrder.js'
import { renderPage } from '../../_frame/renderPage.js'
import { servePage } from '../../_frame/servePage.js'
import { cancelledText } from '../../_parts/cancelledText.js'
import { OrderFacts } from '../../_parts/OrderFacts.js'
import { PageHead } from '../../_parts/PageHead.js'
import { wordsFor } from '../../_words/wordsFor.js'
import { payAddress } from '../payAddress.js'
import {
  AfterBooking,
  BookAgain,
  type Booked,
  BookedPlaces,
  isAttended,
  isOver,
  withDate,
} from './BookedPlaces.js'

/** Seconds between checks: short at first, then longer, for about two and a half minutes. */
const pauses = [2, 3, 3, 5, 5, 8, 10, 15, 20, 30, 30, 30]

type Context = Parameters<ReturnType<typeof servePage>>[1]

/** The page that the gateway sends payers back to. It refreshes itself without JavaScript, by a response header. */
export function GET(request: Request, context: Context): Promise<Response> {
  return servePage(async (site, { query }) => {
    const held = heldOrder(request, query)
    const wished = held?.locale
    // Whoever comes from this very page has chosen the default language, which no address names.
    const isChosen = query.has('locale') || request.headers.get('referer')?.includes(site.path)
    if (wished && wished !== site.locale && !isChosen) return inLanguage(site, wished)
    const order = held && (await readHeld<ShownOrder>(site, held))
    if (!order && query.has('order')) {
      return linkFaultPage(site, 'order', { status: 404, next: site.link('/contact') })
    }
    const issued =
      order && (await readHeld<z.output<typeof OrderInvoices>>(site, held, '/invoices'))
    const sold = order && (await readHeld<OrderBooking>(site, held, '/booking'))
    const booking = await bookingOf(site, sold)
    const title = booking ? undefined : sold?.title
    return showResult(site, { order, invoices: issued?.docs ?? [], booking, title }, query)
  })(request, context)
}

function inLanguage({ path, search, languages }: Site, locale: string): Response {
  const query = new URLSearchParams(search)
  const known = languages.find(({ code }) => code === locale)
  query.set('locale', known ? known.code : 'en')
  return new Response(null, { status: 302, headers: { location: `${path}?${query.toString()}` } })
}

type ShownInvoice = z.output<typeof OrderInvoices>['docs'][number]

/** What the order books, if it books a course. */
async function bookingOf(site: Site, booking: OrderBooking | undefined) {
  if (!booking || booking.course === null) return undefined
  return { ...(await withDate(site, booking)), course: booking.course }
}

async function showResult(
  site: Site,
  paid: Pick<Props, 'order' | 'invoices' | 'booking' | 'title'>,
  query: URLSearchParams,
): Promise<Response> {
  const looks = Math.max(0, Math.trunc(Number(query.get('look') ?? 0)) || 0)
  const { order } = paid
  const isPending = order?.status === 'pending' || order?.status === 'created'
  const pause = isPending ? pauses[looks] : undefined
  const page = await renderPage(site, {
    title: stateOf(site, order).title,
    isListed: false,
    body: (
      <Result
        site={site}
        {...paid}
        again={addressOf(site, query)}
        isWaiting={pause !== undefined}
      />
    ),
  })
  page.headers.set('cache-control', 'no-store')
  // The address may contain a token.
  page.headers.set('referrer-policy', 'same-origin')
  if (pause !== undefined) {
    page.headers.set('refresh', `${String(pause)};url=${addressOf(site, query, looks + 1)}`)
  }
  return page
}

function addressOf({ path }: Site, query: URLSearchParams, look?: number): string {
  const next = new URLSearchParams(query)
  next.delete('look')
  if (look !== undefined) next.set('look', String(look))
  const text = next.toString()
  return text ? `${path}?${text}` : path
}

export type ShownOrder = Omit<z.output<typeof OrderStatusAnswer>, 'updatedAt'>

type Props = {
  site: Site
  order: ShownOrder | undefined
  invoices: readonly ShownInvoice[]
  booking?: (Booked & { course: string }) | undefined
  /** What was paid for, if it is no course. */
  title?: string | undefined
  /** The address that checks again. */
  again: string
  isWaiting: boolean
}

const payable = ['failed', 'cancelled', 'expired']
const undecided = ['pending', 'review']

/** How a payment ended, or that it is still pending: what that means, and what happens next. */
export function Result({ site, order, invoices, booking, title, again, isWaiting }: Props) {
  const words = site.words.result
  const state = stateOf(site, order)
  const isPending = order?.status === 'pending' || order?.status === 'created'
  const isBooked = booking && order?.status === 'paid' && !isOver(booking)
  const waitingText = isWaiting ? words.waiting : words.keptWaiting
  return (
    <div className="wrap form-page">
      <PageHead title={state.title} lead={state.text} />
      <div className="course">
        <div className="paid-for">
          {isBooked ? (
            <AfterBooking site={site} booking={booking} />
          ) : (
            <p role="status">{isPending ? waitingText : nextText(site, { order, booking })}</p>
          )}
          {booking && <BookedPlaces site={site} booking={booking} status={order?.status} />}
          {isPending && booking && booking.token !== null && <GoOn site={site} booking={booking} />}
          <ul className="actions">
            <NextStep site={site} order={order} booking={booking} again={again} />
            <li>
              <QuietButton href={site.link('/')}>{site.words.missing.start}</QuietButton>
            </li>
          </ul>
        </div>
        {order && (
          <OrderFacts
            {...{ site, order, title, invoices }}
            state={wordFor(site, order)}
            refunded={refundedPart(order, invoices)}
            isPanel
          />
        )}
      </div>
    </div>
  )
}

/** Nobody tells us of who left the page of the gateway without paying; their order is still open. */
function GoOn({ site, booking }: Pick<Props, 'site'> & { booking: NonNullable<Props['booking']> }) {
  const { left, goOn } = site.words.result
  return (
    <section>
      <p className="help">{left}</p>
      <BookAgain site={site} booking={booking} className="button button-quiet">
        {goOn}
      </BookAgain>
    </section>
  )
}

/** How much of the amount went back; of all of it, the amount says so. */
function refundedPart({ status }: ShownOrder, invoices: readonly ShownInvoice[]): number {
  if (status !== 'partially_refunded') return 0
  const notes = invoices.filter(({ kind }) => kind === 'credit_note')
  return notes.reduce((sum, { amount }) => sum + amount, 0)
}

/** What follows, unless people take part now: of a booking that is over why, and what goes back. */
function nextText(site: Site, { order, booking }: Pick<Props, 'order' | 'booking'>): string {
  const isPaid = order?.status === 'paid'
  if (booking?.status === 'cancelled') {
    return cancelledText(site, { course: booking.title, refund: booking.refund, isPaid })
  }
  return booking && isPaid ? site.words.result.calledOff : stateOf(site, order).next
}

/** What there is to do: pay again, look again, or begin the course. */
function NextStep({
  site,
  order,
  booking,
  again,
}: Omit<Props, 'invoices' | 'title' | 'isWaiting'>) {
  const { result: words, linkFaults } = site.words
  if (!order) {
    return (
      <li>
        <Button href={site.link('/contact')}>{linkFaults.order.step}</Button>
      </li>
    )
  }
  const { status } = order
  const isUndecided = ['created', ...undecided].includes(status)
  return (
    <>
      {payable.includes(status) && (
        <li>
          <PayAgain site={site} order={order} booking={booking} />
        </li>
      )}
      {booking && isAttended(booking, status) && (
        <li>
          <Button href={site.link('/learn')}>{words.begin}</Button>
        </li>
      )}
      {isUndecided && (
        <li>
          <Button href={again}>{words.look}</Button>
        </li>
      )}
    </>
  )
}

/** The way to pay for the same again: by its link, or at the checkout. */
function PayAgain({
  site,
  order,
  booking,
}: Pick<Props, 'site' | 'booking'> & { order: ShownOrder }) {
  if (booking && order.link === null) {
    return (
      <BookAgain site={site} booking={booking}>
        {site.words.result.retry}
      </BookAgain>
    )
  }
  const href = order.link === null ? site.link('/courses') : payAddress(site, order.link)
  return <Button href={href}>{site.words.result.again}</Button>
}

type States = Site['words']['result']['states']

const stateName = (states: States, { status }: ShownOrder) =>
  status in states ? (status as keyof States) : 'pending'

const wordFor = ({ words: { result } }: Site, order: ShownOrder) =>
  result.states[stateName(result.states, order)].word

/** The texts for an order; an unknown order has its own. */
export function stateOf({ locale }: Pick<Site, 'locale'>, order: ShownOrder | undefined) {
  const { states, unknown } = wordsFor(locale).result
  return order ? states[stateName(states, order)] : unknown
}
