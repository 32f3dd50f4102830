import type { Payload, PayloadRequest } from 'payload'

import type { Gateway } from './gateway/Gateway.js'
import type { GatewaySettings } from './gateway/GatewaySettings.js'
import type { Order } from './Order.js'

/** Told of an order in the transaction of its move. */
export type OrderHook = (req: PayloadRequest, order: Order) => Promise<void>

export type PaymentsOptions = {
  /** The hosted payment page; undefined where none is configured: payments then answer 503. */
  gateway: Gateway | undefined
  /** Derives the tokens of orders and one-time forms. */
  secret: string
  onPaid?: OrderHook[]
  onFailed?: OrderHook[]
  onRefunded?: OrderHook[]
  onDisputed?: OrderHook[]
  /** Told in the transaction of what changes how many may still pay for a course. */
  onPlacesChanged?: (req: PayloadRequest, courseId: string) => Promise<void>
  /** Enrols the buyer of a course; again for the same order it changes nothing. */
  enrol?: (
    req: PayloadRequest,
    buyer: { course: string; email: string; name?: string; orderId: string },
  ) => Promise<unknown>
  /** The proven address of who is signed in, so that he is not asked for it. */
  findBuyer?: (req: PayloadRequest) => Promise<{ email: string; name?: string } | undefined>
  /** Signs the words of a share image, so that it carries the logo. */
  signShareImage?: (words: { title: string; subtitle?: string }) => string
}

/** The same with the settings of the gateway: what the table of contents gives. */
export type PaymentsSetup = Omit<PaymentsOptions, 'gateway'> & {
  gateway: (GatewaySettings & { mode: 'live' | 'simulator' }) | undefined
}

/** What the payments module of this Payload was given; it hangs on the configuration, as the platform does. */
export function paymentsOptions(payload: Pick<Payload, 'config'>): PaymentsOptions {
  const { payments } = payload.config.custom as { payments?: PaymentsOptions }
  if (!payments) throw new Error('This configuration has no payments module')
  return payments
}
