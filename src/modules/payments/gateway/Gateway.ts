import type { CipherName } from './cipher.js'

/** One attempt at paying an order, as the gateway knows it. Money is in minor units. */
export type GatewayAttempt = {
  /** The order number plus a two-digit attempt: the gateway does not check uniqueness, so we do. */
  gatewayOrderId: string
  amount: number
  currency: string
  customer?: { [part in 'name' | 'email' | 'phone']?: string | null | undefined }
}

/** The fields that the visitor's browser posts to the gateway's page. */
export type HostedForm = {
  action: string
  fields: { encRequest: string; access_code: string }
}

/** The outcome of an attempt, independent of the gateway's word for it. */
export type GatewayOutcome =
  | 'succeeded'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'pending'
  | 'refunded'
  | 'disputed'
  | 'suspicious'
  /** A word we do not know: never treated as a success or as a final failure. */
  | 'unknown'

/** Whether a payment may still come, or has, for all that the gateway says. */
export function isOpen({ outcome }: Pick<GatewayReport, 'outcome'>): boolean {
  return outcome === 'pending' || outcome === 'unknown'
}

/** What the gateway reports about one attempt, in a callback or when polled. */
export type GatewayReport = {
  gatewayOrderId: string
  trackingId?: string
  outcome: GatewayOutcome
  /** The gateway's own word, for the timeline. */
  gatewayStatus: string
  amount?: number
  currency?: string
  message?: string
}

/** A callback that passed every check that needs no database; `digest` is the SHA-256 of the ciphertext, in hex. */
export type GatewayCallback = GatewayReport & { digest: string }

export type GatewayRefund = {
  trackingId: string
  amount: number
  currency: string
  /** Our reference, at most 30 letters and digits: a retry with the same one is the same refund. */
  reference: string
}

export type GatewayRefundAnswer =
  { status: 'accepted' } | { status: 'alreadyTaken' } | { status: 'refused'; reason: string }

/**
 * The server-to-server API. Every call rejects with a `GatewayFailure` if the gateway gives no usable answer in time;
 * the caller then keeps the state it has.
 */
export type GatewayApi = {
  /** Undefined if the gateway has no record of the attempt. */
  status(attempt: {
    gatewayOrderId: string
    trackingId?: string
  }): Promise<GatewayReport | undefined>
  refund(refund: GatewayRefund): Promise<GatewayRefundAnswer>
  /** Every attempt that the gateway received between two instants, page by page. */
  lookup(window: { from: Date; to: Date }): AsyncIterable<GatewayReport>
}

/** A hosted payment page: card data never reaches this service. */
export type Gateway = {
  initiate(attempt: GatewayAttempt): HostedForm
  /** The callback in a posted form; undefined for anything not proven to come from the gateway. */
  read(form: string): GatewayCallback | undefined
  /** Undefined if the status API is not configured: orders are then marked `callback-only`. */
  api: GatewayApi | undefined
}

/**
 * Why the gateway gave no usable answer: unreachable, too slow, refused, unreadable, an answer about something else, or
 * paused after too many failures.
 */
export type GatewayFault =
  'unreachable' | 'late' | 'refused' | 'unreadable' | 'mismatched' | 'paused'

/** The gateway gave no usable answer, so the known state stays. The message is safe to log. */
export class GatewayFailure extends Error {
  override readonly name = 'GatewayFailure'

  constructor(
    readonly fault: GatewayFault,
    message: string,
    /** The gateway's own error code, if it gave one. */
    readonly code?: string,
  ) {
    super(message)
  }
}

/** The merchant's credentials at the gateway and the addresses of both sides; `env.gateway` is one. */
export type GatewaySettings = {
  /** The full URL of the hosted payment page; browsers post to it. */
  url: string
  /** The full URL of the server-to-server API; undefined if the merchant has no access to it. */
  apiUrl: string | undefined
  merchantId: string
  accessCode: string
  /** More than one during key rotation: the first one encrypts. */
  workingKeys: readonly string[]
  cipher: CipherName
  /** The public address of this service, without a trailing slash. */
  serverUrl: string
}
