import { createHash } from 'node:crypto'

import type { GatewayCallback, GatewayReport } from '../Gateway.js'
import type { Keyring } from '../ciphers/createKeyring.js'
import { fieldForms } from './fieldForms.js'
import { outcomeOf } from './outcomeOf.js'
import { parseIndianTime } from './parseIndianTime.js'
import { present } from './present.js'
import { readMoney } from './readMoney.js'

/** The current field name, and the one used before 2014. */
const names = ['encResp', 'encResponse']
/** In hex digits; ten times the longest answer seen. */
const maxLength = 16 * 1024

/** The callback in a posted form, which must hold exactly one ciphertext. The plain `orderNo` proves nothing. */
export function readCallback(keyring: Keyring, form: string): GatewayCallback | undefined {
  const fields = new URLSearchParams(form)
  const [hex, ...others] = names.flatMap((name) => fields.getAll(name))
  if (hex === undefined || others.length > 0 || hex.length > maxLength) return undefined
  const report = keyring.decrypt(hex, readReport)
  return report && { ...report, digest: digestOf(hex) }
}

/** Whether a posted form contains a gateway answer at all, valid or not. */
export function hasAnswer(form: string): boolean {
  const fields = new URLSearchParams(form)
  return names.some((name) => fields.has(name))
}

/** The same bytes in upper-case hex are the same callback. */
function digestOf(hex: string): string {
  return createHash('sha256').update(hex.toLowerCase()).digest('hex')
}

const { orderId, trackingId, status, maxText } = fieldForms

/** The report in a decrypted callback; undefined unless every field we act on has its documented format. */
export function readReport(text: string): GatewayReport | undefined {
  const fields = parseFields(text)
  if (!fields) return undefined
  const valueOf = (name: string) => given(fields.get(name))
  const gatewayOrderId = valueOf('order_id')
  const gatewayStatus = valueOf('order_status')
  const tracking = valueOf('tracking_id')
  const money = readMoney(valueOf('amount'), valueOf('currency'))
  if (!gatewayOrderId || !orderId.test(gatewayOrderId)) return undefined
  if (!gatewayStatus || !status.test(gatewayStatus) || !money) return undefined
  if (tracking !== undefined && !trackingId.test(tracking)) return undefined
  const outcome = outcomeOf(gatewayStatus)
  const isComplete = tracking !== undefined && money.currency !== undefined
  if (outcome === 'succeeded' && !isComplete) return undefined
  return {
    gatewayOrderId,
    outcome,
    gatewayStatus,
    ...present({
      trackingId: tracking,
      ...money,
      message: (valueOf('failure_message') ?? valueOf('status_message'))?.slice(0, maxText),
      paymentMode: valueOf('payment_mode')?.slice(0, maxText),
      bankReference: valueOf('bank_ref_no')?.slice(0, maxText),
      paidAt: parseIndianTime(valueOf('trans_date') ?? ''),
    }),
  }
}

/** The gateway writes an empty value as nothing, as blanks or as the word `null`. */
function given(value: string | undefined): string | undefined {
  const text = value?.trim()
  return text === undefined || text === '' || text === 'null' ? undefined : text
}

/** The payer cannot choose the first block, so an answer that begins with it was not made from a request of ours. */
const opening = 'order_id='
const pair = /^([A-Za-z_][A-Za-z0-9_]{0,39})=(.*)$/s
const isPayers = (name: string) => /^(?:billing|delivery)_/.test(name)
const plainAscii = /^[\x20-\x7e]*$/
const noControls = /^\P{Cc}*$/u
const requestOnly = new Set(['merchant_id', 'redirect_url', 'cancel_url', 'access_code'])

/**
 * The fields of a decrypted callback, or undefined if it may be forged: blocks changed without the key decrypt to odd
 * bytes, and injected fields appear twice. Values are not percent-encoded.
 */
export function parseFields(text: string): Map<string, string> | undefined {
  if (!text.startsWith(opening)) return undefined
  const fields = new Map<string, string>()
  let last = ''
  for (const part of text.replace(/&$/, '').split('&')) {
    const [, name, value = ''] = pair.exec(part) ?? []
    // The payer may type an ampersand into the gateway's form: `billing_name=Tom & Jerry`.
    if (name === undefined && !(isPayers(last) && noControls.test(part))) return undefined
    if (name === undefined) continue
    if (fields.has(name) || requestOnly.has(name)) return undefined
    if (!(isPayers(name) ? noControls : plainAscii).test(value)) return undefined
    fields.set(name, value)
    last = name
  }
  return fields
}
