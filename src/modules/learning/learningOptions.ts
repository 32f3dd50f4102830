import type { Payload, PayloadRequest } from 'payload'

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
 * The payment link of a course, and how many may still pay by it; null if there is none, or no limit. `session` is the
 * date that it sells, or null if it sells all of them.
 */
export type Offer = { link: string | null; remaining: number | null; session: string | null }

/** Places of a date that are paid for, and those of orders that are not paid yet. */
export type Places = { sold: number; held: number }

/** Who paid for places in a course, by order. */
export type Buyer = {
  orderId: string
  /** The date that the order is for now. */
  sessionId: string | null
  email: string
  locale: string
  quantity: number
}

/** An order of a cancelled date: refunded, being refunded, or waiting for staff to do it at the gateway. */
export type RefundedOrder = { number: string; refund: 'done' | 'requested' | 'by_hand' }

export type LearningOptions = {
  /**
   * `LMS_SIGNUP`: with `open` (the default) the first sign-in creates a learner; with `invite` staff enter each one
   * first.
   */
  signup?: 'open' | 'invite'
  /** Where the videos and downloads of lessons are stored. */
  folder: string
  /** Called with every new enrolment in its transaction; an error rolls the enrolment back. */
  onEnrolled?: (req: PayloadRequest, enrolled: Enrolled) => Promise<void>
  /** Called with a completed course, an issued certificate or both, in their transaction. */
  onCompleted?: (req: PayloadRequest, completed: Completed) => Promise<void>
  /** How each course is sold now, by its id; courses that nobody can pay for are left out. */
  findOffers?: (req: PayloadRequest) => Promise<ReadonlyMap<string, Offer>>
  /** How many places of each date orders have taken, by its id; of these dates or of all. */
  countPlaces?: (
    req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
    sessions?: readonly string[],
  ) => Promise<ReadonlyMap<string, Places>>
  /** The buyers of the paid orders of a date, or of one order; those whose address is not known are left out. */
  findBuyers?: (
    req: PayloadRequest,
    which: { session: string } | { order: string },
  ) => Promise<Buyer[]>
  /** Gives a paid order another date; the caller has made sure of the places. */
  moveOrder?: (req: PayloadRequest, move: { order: string; session: string }) => Promise<void>
  /**
   * Refunds what is left of the paid orders of a date, or shows staff that they have to; a repeat refunds nothing twice.
   * Returns how each of them stands.
   */
  refundDate?: (req: PayloadRequest, session: string) => Promise<RefundedOrder[]>
}

/** The options of the learning module of this Payload, attached to its configuration like the platform. */
export function learningOptions(payload: Pick<Payload, 'config'>): LearningOptions {
  const { learning } = payload.config.custom as { learning?: LearningOptions }
  if (!learning) throw new Error('This configuration has no learning module')
  return learning
}
