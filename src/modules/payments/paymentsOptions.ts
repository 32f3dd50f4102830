import type { Payload, PayloadRequest } from 'payload'

import type { Order } from './Order.js'
import type { Gateway, GatewaySettings } from './gateway/Gateway.js'

/** Called with an order in the transaction of its transition. */
type OrderHook = (req: PayloadRequest, order: Order) => Promise<void>

export type PaymentsOptions = {
  /** The hosted payment page; undefined if none is configured: payments then answer 503. */
  gateway: Gateway | undefined
  /** Derives the tokens of orders and one-time forms. */
  secret: string
  onPaid?: OrderHook[]
  onFailed?: OrderHook[]
  onRefunded?: OrderHook[]
  onDisputed?: OrderHook[]
  /** Called with the number of each order whose buyer is erased, in that transaction. */
  onBuyerErased?: ((req: PayloadRequest, orderNumber: string) => Promise<void>)[]
  /** Called in the transaction of any change to how many may still pay for a course. */
  onPlacesChanged?: (req: PayloadRequest, courseId: string) => Promise<void>
  /** Enrols the buyer of a course; calling it again for the same order changes nothing. */
  enrol?: (
    req: PayloadRequest,
    buyer: { course: string; email: string; name?: string; orderId: string },
  ) => Promise<unknown>
  /** The verified address of whoever is signed in, so that they are not asked for it. */
  findBuyer?: (req: PayloadRequest) => Promise<{ email: string; name?: string } | undefined>
  /** Signs the text of a share image, so that it may carry the logo. */
  signShareImage?: (words: { title: string; subtitle?: string }) => string
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
