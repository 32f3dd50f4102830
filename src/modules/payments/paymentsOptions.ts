import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { Payload, PayloadRequest, TypedLocale } from 'payload'

import type { CancellationPolicy } from '../../platform/cancellation/cancellationTerms.js'
import type { Money } from '../../platform/money.js'
import type { Order } from './Order.js'
import type { Gateway, GatewaySettings } from './gateway/Gateway.js'

/** Called with an order in the transaction of its transition. */
type OrderHook = (req: PayloadRequest, order: Order) => Promise<void>

/** As an OrderHook; `isByBank` if the bank of the payer took the money back by itself, so that none is on its way. */
type RefundHook = (req: PayloadRequest, order: Order, how: { isByBank: boolean }) => Promise<void>

/** A published course as it is sold; money in minor units. */
type SoldCourse = {
  id: string
  slug: string
  title: string
  description: string | null
  price: { amount: number; currency: string } | null
}

/** A date that can be booked: when and where it is held, in one language; `where` is empty until somebody has said it. */
export type OpenDate = { id: string; when: string; where: string }

type CourseDates = {
  /** The published course that has, or once had, this slug, in one language. */
  findCourse: (
    req: PayloadRequest,
    slug: string,
    locale: TypedLocale,
  ) => Promise<SoldCourse | undefined>
  /**
   * The date on which somebody books: theirs, or the next one with enough places; undefined if the course has no dates
   * and is taken at any time. Locks it until the transaction ends.
   */
  choose: (
    req: PayloadRequest,
    wanted: { courseId: string; session?: string | undefined; quantity: number },
  ) => Promise<{ session: string | undefined } | { refused: 'unknown' | 'closed' | 'full' }>
  /** When and where a date is held, in one language. */
  describe: (req: PayloadRequest, session: string, locale: TypedLocale) => Promise<string>
  /** The dates of a course, or its one `session`, on which a place is free; the soonest first. */
  listOpen: (
    req: PayloadRequest,
    sold: { courseId: string; session: string | null },
    locale: TypedLocale,
  ) => Promise<OpenDate[]>
  /** Whether a date will not be held. Locks it until the transaction ends. */
  isCancelled: (req: PayloadRequest, session: string) => Promise<boolean>
  /** Whether a course had dates at that time, in milliseconds since 1970, of those it still has: who booked it took one. */
  hadDates: (req: PayloadRequest, courseId: string, at: number) => Promise<boolean>
  /** SQL: how many places orders may take on a date; null if it is over or cancelled. */
  places: (session: SQL, at: Date) => SQL
  /** SQL: when a date begins; null if it is gone. */
  startsAt: (session: SQL) => SQL
  /** How many places are left on a date of these courses, or on all of one; null if it has no date. */
  readSeats: (
    req: PayloadRequest,
    courses: readonly string[],
  ) => Promise<(sold: { courseId: string; session: string | null }) => number | null>
}

type Named = { name?: string | null; email?: string | null }
type Seat = { name: string | null; email: string | null }
type BookedSeats = {
  status: 'confirmed' | 'cancelled'
  seats: Seat[]
  /** What cancelling it gives back. */
  refund: Money | null
}

export type PaymentsOptions = {
  /** The hosted payment page; undefined if none is configured: payments then answer 503. */
  gateway: Gateway | undefined
  /** Derives the tokens of orders and one-time forms. */
  secret: string
  onPaid: OrderHook[]
  onFailed: OrderHook[]
  onRefunded: RefundHook[]
  onDisputed: OrderHook[]
  /** Called with the number of each order whose buyer is erased, in that transaction. */
  onBuyerErased: ((req: PayloadRequest, orderNumber: string) => Promise<void>)[]
  /** Called in the transaction of any change to how many may still pay for a course. */
  onPlacesChanged: (req: PayloadRequest, courseId: string) => Promise<void>
  /**
   * Books the places of a paid order for who is named on them, in its transaction; calling it again for that order
   * changes nothing. Undefined if the course is gone; `unseated` are the places, counted from 1, whose people keep
   * another date that they have.
   */
  book: (
    req: PayloadRequest,
    booked: {
      order: { id: string; number: string }
      course: string
      session?: string | undefined
      buyer: Named
      people: readonly Named[]
      locale?: string
    },
  ) => Promise<{ unseated: readonly number[] } | undefined>
  /** Who has the places that an order paid for, unless they were given back; undefined while they are not booked. */
  findSeats: (req: PayloadRequest, orderId: string) => Promise<BookedSeats | undefined>
  /** The dates of courses, whose places orders take. */
  dates: CourseDates
  /** What a cancelled booking gives back. */
  readCancellationPolicy: (req: PayloadRequest) => Promise<CancellationPolicy>
  /** The verified address of whoever is signed in, so that they are not asked for it. */
  findBuyer: (req: PayloadRequest) => Promise<{ email: string; name?: string } | undefined>
  /** The policies that concern payers; `lang` is the language of a title that is not in the one asked for. */
  readPolicies: (
    req: PayloadRequest,
    locale: TypedLocale,
  ) => Promise<readonly { slug: string; title: string; lang?: string | undefined }[]>
  /** Signs the text of a share image, so that it may carry the logo. */
  signShareImage: (words: { title: string; subtitle?: string }) => string
}

/** The same plus the settings of the gateway, as the list of modules passes them. */
export type PaymentsSetup = Omit<PaymentsOptions, 'gateway'> & {
  gateway: (GatewaySettings & { mode: 'live' | 'simulator' }) | undefined
}

/** The options of the payments module of this Payload, attached to its configuration like the platform. */
export function paymentsOptions(payload: Pick<Payload, 'config'>): PaymentsOptions {
  const { payments } = payload.config.custom as { payments?: PaymentsOptions }
  if (!payments) throw new Error('This configuration has no payments module')
  return payments
}
