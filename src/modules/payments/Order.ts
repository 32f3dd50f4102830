import { minorDigits } from '../../platform/formatMoney.js'
import { maxAmount } from '../../platform/money.js'

/** The states of an order. Only money or a new attempt leads out of failed, cancelled and expired. */
export const orderStatuses = [
  'created',
  'pending',
  'paid',
  'failed',
  'cancelled',
  'expired',
  'review',
  'partially_refunded',
  'refunded',
  'disputed',
] as const

export type OrderStatus = (typeof orderStatuses)[number]

export type Verification = 'confirmed' | 'callback-only' | 'staff'

/** Whom the invoice is made out to, where it is not just the payer. */
export type Billing = {
  company?: string | null | undefined
  address?: string | null | undefined
  country?: string | null | undefined
  taxId?: string | null | undefined
}

/** An order as it is stored; money in minor units, times in milliseconds since 1970. */
export type Order = {
  id: string
  number: string
  status: OrderStatus
  amount: number
  refundedAmount: number
  currency: string
  title: string
  /** Null if the course was booked by itself, without a payment link. */
  linkId: string | null
  linkSlug: string | null
  courseId: string | null
  /** Also true of a course that is gone: all else is sold by a link, and to nobody by name. */
  isOfCourse: boolean
  /** The date of the course that it takes places of, and how many. */
  sessionId: string | null
  quantity: number
  name: string | null
  email: string | null
  phone: string | null
  billing: Billing
  trackingId: string | null
  verification: Verification | null
  attention: string | null
  locale: string
  /** Identifies the submitted form, or the request, that made it. */
  initiationKey: string | null
  version: number
  createdAt: number
  updatedAt: number
}

/** The same for one currency: one without decimals reaches ten digits sooner. */
export function maxAmountIn(currency: string): number {
  return Math.min(maxAmount, 10 ** (10 + minorDigits(currency)) - 1)
}
