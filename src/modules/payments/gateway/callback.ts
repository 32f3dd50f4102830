import { createHash } from 'node:crypto'

import type { GatewayCallback, GatewayReport } from './Gateway.js'
import type { Keyring } from './cipher.js'
import { parseReport } from './report.js'

/** The current field name, and the one used before 2014. */
const fieldNames = ['encResp', 'encResponse']
/** In hex digits; ten times the longest answer seen. */
const maxLength = 16 * 1024

/** The callback in a posted form, which must hold exactly one ciphertext. The plain `orderNo` proves nothing. */
export function readCallback(keyring: Keyring, form: string): GatewayCallback | undefined {
  const fields = new URLSearchParams(form)
  const [hex, ...others] = fieldNames.flatMap((name) => fields.getAll(name))
  if (hex === undefined || others.length > 0 || hex.length > maxLength) return undefined
  const report = keyring.decrypt(hex, readReport)
  return report && { ...report, digest: digestOf(hex) }
}

/** Whether a posted form contains a gateway answer at all, valid or not. */
export function hasAnswer(form: string): boolean {
  const fields = new URLSearchParams(form)
  return fieldNames.some((name) => fields.has(name))
}

/** The same bytes in upper-case hex are the same callback. */
function digestOf(hex: string): string {
  return createHash('sha256').update(hex.toLowerCase()).digest('hex')
}

/** The report in a decrypted callback; undefined if it may be forged or is not in the documented format. */
export function readReport(text: string): GatewayReport | undefined {
  const fields = parseFields(text)
  if (!fields) return undefined
  const valueOf = (name: string) => valueIn(fields.get(name))
  return parseReport({
    gatewayOrderId: valueOf('order_id'),
    trackingId: valueOf('tracking_id'),
    status: valueOf('order_status'),
    amount: valueOf('amount'),
    currency: valueOf('currency'),
    message: valueOf('failure_message') ?? valueOf('status_message'),
  })
}

/** The gateway writes an empty value as nothing, as blanks or as the word `null`. */
function valueIn(value: string | undefined): string | undefined {
  const text = value?.trim()
  return text === undefined || text === '' || text === 'null' ? undefined : text
}

/** The payer cannot choose the first block, so an answer that begins with it was not made from a request of ours. */
const opening = 'order_id='
const pair = /^([A-Za-z_][A-Za-z0-9_]{0,39})=(.*)$/s
const isPayerField = (name: string) => /^(?:billing|delivery)_/.test(name)
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
    if (name === undefined && !(isPayerField(last) && noControls.test(part))) return undefined
    if (name === undefined) continue
    if (fields.has(name) || requestOnly.has(name)) return undefined
    if (!(isPayerField(name) ? noControls : plainAscii).test(value)) return undefined
    fields.set(name, value)
    last = name
  }
  return fields
}
