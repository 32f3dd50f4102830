/** One attempt at paying an order, as the gateway knows it. Money is in minor units. */
export type GatewayAttempt = {
  /** The order's number and a two-digit attempt: the gateway does not check that it is unique, so we do. */
  gatewayOrderId: string
  amount: number
  currency: string
  customer?: { name?: string; email?: string; phone?: string }
}

/** What the visitor's browser posts to the gateway's own page. */
export type HostedForm = {
  action: string
  fields: { encRequest: string; access_code: string }
}

/** What happened to an attempt, whatever word the gateway has for it (research: payments 1.5). */
export type GatewayOutcome =
  | 'succeeded'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'pending'
  | 'refunded'
  | 'disputed'
  | 'suspicious'
  /** A word that is not on the list: never a success, never a final failure. */
  | 'unknown'

/** What the gateway says of one attempt, in a callback or when asked. */
export type GatewayReport = {
  gatewayOrderId: string
  trackingId?: string
  outcome: GatewayOutcome
  /** The gateway's own word, for the timeline. */
  gatewayStatus: string
  amount?: number
  currency?: string
  message?: string
  paymentMode?: string
  bankReference?: string
  /** ISO 8601; the gateway's clock is Indian Standard Time. */
  paidAt?: string
}

/** A callback that passed every check which needs no database; `digest` (SHA-256, hex) names the ciphertext. */
export type GatewayCallback = GatewayReport & { digest: string }

export type GatewayRefund = {
  trackingId: string
  amount: number
  currency: string
  /** Ours, at most 30 letters and digits: a retry with the same one is the same refund. */
  reference: string
}

export type GatewayRefundAnswer =
  { status: 'accepted' } | { status: 'alreadyTaken' } | { status: 'refused'; reason: string }

/**
 * The server-to-server side. Every call rejects with a `GatewayFailure` when the gateway gives no usable answer
 * within its time; the caller then keeps what it knows.
 */
export type GatewayApi = {
  /** Undefined when the gateway has no record of the attempt. */
  status(attempt: {
    gatewayOrderId: string
    trackingId?: string
  }): Promise<GatewayReport | undefined>
  refund(refund: GatewayRefund): Promise<GatewayRefundAnswer>
  /** Every attempt the gateway took between two instants, page by page. */
  lookup(window: { from: Date; to: Date }): AsyncIterable<GatewayReport>
}

/** A hosted payment page: card data stays there. */
export type Gateway = {
  initiate(attempt: GatewayAttempt): HostedForm
  /** The callback in a posted form, or undefined for whatever is not proved to come from the gateway. */
  read(form: string): GatewayCallback | undefined
  /** Undefined where the status API is not configured: orders then say `callback-only`. */
  api: GatewayApi | undefined
}
