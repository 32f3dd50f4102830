import type { OrderStatus } from './transitions.js'

export type Verification = 'confirmed' | 'callback-only' | 'staff'

/** An order as it is stored; money in minor units, times in milliseconds since 1970. */
export type Order = {
  id: string
  number: string
  status: OrderStatus
  amount: number
  refundedAmount: number
  currency: string
  title: string
  linkId: string
  linkSlug: string
  courseId: string | null
  name: string | null
  email: string | null
  phone: string | null
  trackingId: string | null
  verification: Verification | null
  attention: string | null
  locale: string
  version: number
  createdAt: number
  updatedAt: number
}
