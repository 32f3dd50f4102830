import { printAmount } from '../../amounts/printAmount.js'
import type { GatewayAttempt } from '../Gateway.js'
import type { GatewaySettings } from '../GatewaySettings.js'
import { payerFields } from './payerFields.js'

/** Without the slash, because the status API does not accept it in an order number. */
const orderId = /^[A-Za-z0-9_-]{1,30}$/
const merchantId = /^[A-Za-z0-9_-]{1,40}$/
/** The guide allows letters, digits, `/` and `_`, but a URL needs more. A query is never allowed. */
const address = /^https?:\/\/[A-Za-z0-9.:/_[\]-]{1,92}$/

/** The merchant, and the address that the gateway sends the payer back to. */
export type Sender = { merchantId: string; responseUrl: string; cancelUrl: string }

/** Throws a RangeError if the gateway would refuse the merchant or the callback addresses. */
export function senderOf(settings: Pick<GatewaySettings, 'merchantId' | 'serverUrl'>): Sender {
  const callback = `${settings.serverUrl}/api/payments/gateway`
  return {
    merchantId: fitting(settings.merchantId, merchantId),
    responseUrl: fitting(`${callback}/response`, address),
    cancelUrl: fitting(`${callback}/cancel`, address),
  }
}

/**
 * The plain text of a payment request. `merchant_id` comes first, so that a request cannot be replayed as an answer,
 * which begins with `order_id`; values chosen by the payer come last. Throws a RangeError for values that the gateway
 * would refuse.
 */
export function writeRequest(sender: Sender, attempt: GatewayAttempt): string {
  const fields: [string, string][] = [
    ['merchant_id', sender.merchantId],
    ['order_id', fitting(attempt.gatewayOrderId, orderId)],
    ['currency', attempt.currency],
    ['amount', printAmount(attempt.amount, attempt.currency)],
    ['redirect_url', sender.responseUrl],
    ['cancel_url', sender.cancelUrl],
    ['language', 'EN'],
    ...payerFields(attempt.customer),
  ]
  return fields.map(([name, value]) => `${name}=${value}`).join('&')
}

function fitting(value: string, form: RegExp): string {
  if (!form.test(value)) throw new RangeError(`The gateway does not take ${JSON.stringify(value)}`)
  return value
}
