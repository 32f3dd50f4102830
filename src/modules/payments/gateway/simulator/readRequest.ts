import { parseAmount } from '../../amounts/parseAmount.js'

/** A payment request as the gateway understands it. */
export type PaymentRequest = {
  merchantId: string
  orderNo: string
  amount: number
  currency: string
  redirectUrl: string
  cancelUrl: string
  payerName: string
  payerEmail: string
  payerPhone: string
}

/** Parses the plain text of a payment request; undefined unless every field that the gateway requires is there. */
export function readRequest(text: string): PaymentRequest | undefined {
  const fields = new Map(text.split('&').map(splitPair))
  const of = (name: string) => fields.get(name) ?? ''
  const amount = parseAmount(of('amount'), of('currency'))
  const [redirectUrl, cancelUrl] = [of('redirect_url'), of('cancel_url')]
  if (!amount || !/^[A-Za-z0-9/_-]{1,30}$/.test(of('order_id'))) return undefined
  if (![redirectUrl, cancelUrl].every((url) => /^https?:\/\//.test(url) && URL.canParse(url))) {
    return undefined
  }
  return {
    merchantId: of('merchant_id'),
    orderNo: of('order_id'),
    amount,
    currency: of('currency'),
    redirectUrl,
    cancelUrl,
    payerName: of('billing_name'),
    payerEmail: of('billing_email'),
    payerPhone: of('billing_tel'),
  }
}

function splitPair(pair: string): [string, string] {
  const equals = pair.indexOf('=')
  return equals < 0 ? [pair, ''] : [pair.slice(0, equals), pair.slice(equals + 1)]
}
