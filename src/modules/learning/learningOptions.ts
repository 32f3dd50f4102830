import type { FileFolder } from '../../platform/files/FileFolder.js'
import type { Payload, PayloadRequest } from 'payload'
import type { Transactional } from '../../platform/database/requestDatabase.js'
import type { Money } from '../../platform/money.js'

/** A new enrolment; the ids only, because notifications may be sent later. */
export type Enrolled = {
  enrolmentId: string
  learnerId: string
  courseId: string
  /** The order that paid for it. */
  order?: string
}

export type Completed = {
  enrolmentId: string
  learnerId: string
  courseId: string | null
  /** False if it was completed before and only the certificate is new. */
  isCompleted: boolean
  /** The number of a certificate that was just issued. */
  certificate: string | null
}

/**
 * A payment link of a course, and how many may still pay by it; null if there is no limit. `session` is the date that it
 * sells, or null if it sells all of them.
 */
export type Offer = { link: string; remaining: number | null; session: string | null }

/**
 * By which links each course is sold, by its id, the first choice first, and until when so if nobody changes it; in
 * milliseconds since 1970.
 */
export type Offers = { byCourse: ReadonlyMap<string, readonly Offer[]>; until: number }

/** Places of a date that are paid for, and those of orders that are not paid yet. */
export type Places = { sold: number; held: number }

/**
 * What happened to a booking; called in its transaction. Whoever tells people of it reads the booking by its id, and of a
 * transfer who had the place (nobody, if it was free) and who has it now.
 */
export type BookingEvent = { bookingId: string } & (
  | { type: 'created' }
  | { type: 'transferred'; seat: number; from: string | null; to: string; kept?: Kept }
  | { type: 'cancelled'; refund: Money | null; reason: string; kept?: Kept }
)

/** The learners who go on with another place in the course, and were told so. */
type Kept = readonly string[]

/** A course with its dates, or some dates alone. */
type Sold = { course: string | undefined; sessions: readonly string[] }

/** An order that paid for a booking, as its buyer sees it. */
export type BookedOrder = Money & {
  number: string
  status: string
  refunded: number
  invoices: { number: string; kind: 'invoice' | 'credit_note'; url: string }[]
}

type Refund = { orderId: string; percent: number }

/** The orders that pay for bookings, by their ids. */
type BookedOrders = {
  read: (req: PayloadRequest, ids: readonly string[]) => Promise<ReadonlyMap<string, BookedOrder>>
  /** What such a share of the price would give back. */
  quoteRefund: (req: PayloadRequest, refund: Refund) => Promise<Money | undefined>
  /**
   * Frees the places of an order and requests the refund, in the transaction of `req`. Without a reference there is
   * nothing to send, or staff do it.
   */
  release: (
    req: PayloadRequest,
    refund: Refund & { reason: string },
  ) => Promise<{ refund: Money; reference?: string | undefined } | undefined>
  /** Gives a paid order another date; the caller has made sure of the places. */
  move: (req: PayloadRequest, order: { orderId: string; session: string }) => Promise<void>
  /** Sends a requested refund, once the transaction is over. */
  sendRefund: (req: PayloadRequest, reference: string) => Promise<void>
}

export type LearningOptions = {
  /**
   * `LMS_SIGNUP`: with `open` (the default) the first sign-in creates a learner; with `invite` staff enter each one
   * first.
   */
  signup: 'open' | 'invite'
  /** Where the videos and downloads of lessons are stored. */
  folder: FileFolder
  /** The key that signs badges is derived from it. */
  secret: string
  /** Signs the text of a share image, so that it carries the brand. */
  signShareImage: (words: { title: string; subtitle?: string }) => string
  /** The brand's logo as a PNG for print, if there is one. */
  readLogo: (payload: Payload) => Promise<Buffer | undefined>
  /** Called with every new enrolment in its transaction; an error rolls the enrolment back. */
  onEnrolled: (req: PayloadRequest, enrolled: Enrolled) => Promise<void>
  /** Called with what happens to a booking, in its transaction. */
  onBooking: (req: PayloadRequest, event: BookingEvent) => Promise<void>
  orders: BookedOrders
  /** Called with a completed course, an issued certificate or both, once each and in their transaction. */
  onCompleted: (req: PayloadRequest, completed: Completed) => Promise<void>
  /** How each course is sold now, by its id; courses that nobody can pay for are left out. */
  findOffers: (req: PayloadRequest) => Promise<Offers>
  /**
   * What still sells a course, or one of these dates: a payment link, by its slug, or an order that is paid or may be.
   * Whatever happens to their orders has happened, or waits until the transaction of `req` ends.
   */
  findSale: (req: PayloadRequest, sold: Sold) => Promise<{ link: string | null } | undefined>
  /** How many places of each date orders have taken, by its id; of these dates or of all. */
  countPlaces: (
    req: Transactional,
    sessions?: readonly string[],
  ) => Promise<ReadonlyMap<string, Places>>
}

/** The options of the learning module of this Payload, attached to its configuration like the platform. */
export function learningOptions(payload: Pick<Payload, 'config'>): LearningOptions {
  const { learning } = payload.config.custom as { learning?: LearningOptions }
  if (!learning) throw new Error('This configuration has no learning module')
  return learning
}
