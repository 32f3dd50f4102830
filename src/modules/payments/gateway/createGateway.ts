import type { Gateway, GatewayAttempt, GatewaySettings } from './Gateway.js'
import { printAmount } from './amount.js'
import { readCallback } from './callback.js'
import { createKeyring } from './cipher.js'
import { createApi } from './createApi.js'

/** Short, because a visitor may be waiting: the result page polls too. */
const apiTimeoutMs = 8_000

/** A gateway of the CCAvenue kind, behind the port. Throws a RangeError for settings that the gateway would refuse. */
export function createGateway(
  settings: GatewaySettings,
  { timeoutMs = apiTimeoutMs }: { timeoutMs?: number } = {},
): Gateway {
  const { url, apiUrl, accessCode, cipher, workingKeys } = settings
  const keyring = createKeyring(cipher, workingKeys)
  const sender = merchantOf(settings)
  return {
    initiate: (attempt) => ({
      action: url,
      fields: {
        encRequest: keyring.encrypt(writeRequest(sender, attempt)),
        access_code: accessCode,
      },
    }),
    read: (form) => readCallback(keyring, form),
    api:
      apiUrl === undefined ? undefined : createApi({ url: apiUrl, accessCode, keyring, timeoutMs }),
  }
}

/** Without the slash, because the status API does not accept it in an order number. */
const orderId = /^[A-Za-z0-9_-]{1,30}$/
const merchantId = /^[A-Za-z0-9_-]{1,40}$/
/** The guide allows letters, digits, `/` and `_`, but a URL needs more. A query is never allowed. */
const address = /^https?:\/\/[A-Za-z0-9.:/_[\]-]{1,92}$/

/** The merchant, and the address that the gateway sends the payer back to. */
type Merchant = { merchantId: string; responseUrl: string; cancelUrl: string }

/** Throws a RangeError if the gateway would refuse the merchant or the callback addresses. */
export function merchantOf(settings: Pick<GatewaySettings, 'merchantId' | 'serverUrl'>): Merchant {
  const callback = `${settings.serverUrl}/api/payments/gateway`
  return {
    merchantId: requireFormat(settings.merchantId, merchantId),
    responseUrl: requireFormat(`${callback}/response`, address),
    cancelUrl: requireFormat(`${callback}/cancel`, address),
  }
}

/**
 * The plain text of a payment request. `merchant_id` comes first, so that a request cannot be replayed as an answer,
 * which begins with `order_id`; values chosen by the payer come last. Throws a RangeError for values that the gateway
 * would refuse.
 */
export function writeRequest(sender: Merchant, attempt: GatewayAttempt): string {
  const fields: [string, string][] = [
    ['merchant_id', sender.merchantId],
    ['order_id', requireFormat(attempt.gatewayOrderId, orderId)],
    ['currency', attempt.currency],
    ['amount', printAmount(attempt.amount, attempt.currency)],
    ['redirect_url', sender.responseUrl],
    ['cancel_url', sender.cancelUrl],
    ['language', 'EN'],
    ...payerFields(attempt.customer),
  ]
  return fields.map(([name, value]) => `${name}=${value}`).join('&')
}

function requireFormat(value: string, form: RegExp): string {
  if (!form.test(value)) throw new RangeError(`The gateway does not take ${JSON.stringify(value)}`)
  return value
}

type Payer = NonNullable<GatewayAttempt['customer']>

const maxName = 60
const emailForm = /^[A-Za-z0-9._]+@[A-Za-z0-9._]+$/
const maxEmail = 70
const maxPhone = 20

/**
 * The payer's details in the gateway's own character sets. A name is stripped to letters and cut; an address or number
 * that does not fit is left out, because the payer can type it there.
 */
function payerFields({ name, phone, email }: Payer = {}): [name: string, value: string][] {
  const fields: [string, string | undefined][] = [
    ['billing_name', lettersOf(name ?? '')],
    ['billing_tel', phoneOf(phone ?? '')],
    ['billing_email', emailOf(email ?? '')],
  ]
  return fields.flatMap(([name, value]) => (value ? [[name, value]] : []))
}

function lettersOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const words = plain.replace(/[^A-Za-z]+/g, ' ').trim()
  return words.slice(0, maxName).trimEnd()
}

function phoneOf(phone: string): string | undefined {
  const digits = phone.replace(/[\s+().-]/g, '')
  return /^\d+$/.test(digits) && digits.length <= maxPhone ? digits : undefined
}

function emailOf(address: string): string | undefined {
  return emailForm.test(address) && address.length <= maxEmail ? address : undefined
}
