import { isCurrency } from '../../../platform/currencies.js'
import type { GatewayOutcome, GatewayReport } from './Gateway.js'
import { parseAmount } from './amount.js'

/** What callbacks and the status API say about an attempt, each in fields of its own; a missing value is undefined. */
type ReportFields = Record<
  'gatewayOrderId' | 'trackingId' | 'status' | 'amount' | 'currency' | 'message',
  string | undefined
>

const orderId = /^[A-Za-z0-9/_-]{1,40}$/
const reference = /^\d{6,25}$/
const statusWord = /^[A-Za-z][A-Za-z -]{0,39}$/
/** The part of a free text that is shown. */
const maxText = 200

/** The report in these fields; undefined unless every field we act on has its documented format. */
export function parseReport(fields: ReportFields): GatewayReport | undefined {
  const { gatewayOrderId, trackingId, status, message } = fields
  const money = parseMoney(fields.amount, fields.currency)
  if (!gatewayOrderId || !orderId.test(gatewayOrderId) || !money) return undefined
  if (!status || !statusWord.test(status)) return undefined
  if (trackingId !== undefined && !reference.test(trackingId)) return undefined
  const outcome = outcomes.get(status.toLowerCase()) ?? 'unknown'
  const isComplete = trackingId !== undefined && money.currency !== undefined
  if (outcome === 'succeeded' && !isComplete) return undefined
  return {
    gatewayOrderId,
    outcome,
    gatewayStatus: status,
    ...money,
    // Optional fields of the port are absent, not undefined.
    ...(trackingId !== undefined && { trackingId }),
    ...(message !== undefined && { message: message.slice(0, maxText) }),
  }
}

/** Every status of callbacks and of the status API, in lower case; any other is `unknown`. */
const outcomes = new Map<string, GatewayOutcome>([
  ['success', 'succeeded'],
  ['successful', 'succeeded'],
  ['shipped', 'succeeded'],
  ['failure', 'failed'],
  ['unsuccessful', 'failed'],
  ['invalid', 'failed'],
  ['aborted', 'cancelled'],
  ['timeout', 'expired'],
  ['awaited', 'pending'],
  ['initiated', 'pending'],
  ['cancelled', 'refunded'],
  ['auto-cancelled', 'refunded'],
  ['auto-reversed', 'refunded'],
  ['refunded', 'refunded'],
  ['system refund', 'refunded'],
  ['chargeback', 'disputed'],
  ['fraud', 'suspicious'],
])

/** The gateway's clock runs on Indian Standard Time, which has no daylight saving time. */
export const indianOffsetMs = 5.5 * 60 * 60 * 1000
const zone = '+05:30'
const dayFirst = /^(?<day>\d{2})[/-](?<month>\d{2})[/-](?<year>\d{4}) (?<time>\d{2}:\d{2}:\d{2})$/
const yearFirst =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2}) ?(?<time>\d{2}:\d{2}:\d{2})(?:\.(?<fraction>\d{1,3}))?$/

/**
 * Converts the gateway's `27/10/2023 14:37:01` (callback) or `2015-09-16 15:05:55.573` (status API) to ISO 8601 in UTC;
 * undefined for any other text and for a day that does not exist.
 */
export function parseIndianTime(text: string): string | undefined {
  const { groups = {} } = dayFirst.exec(text) ?? yearFirst.exec(text) ?? {}
  const { day, month, year, time, fraction = '' } = groups
  if (!day || !month || !year || !time) return undefined
  const local = `${year}-${month}-${day}T${time}`
  const asUtc = new Date(`${local}Z`)
  // `Date` would turn 31 April into 1 May.
  if (Number.isNaN(asUtc.getTime()) || asUtc.toISOString().slice(0, 19) !== local) return undefined
  // The API leaves out trailing zeros of the fraction.
  return new Date(`${local}.${fraction.padEnd(3, '0')}${zone}`).toISOString()
}

type Money = { amount?: number; currency?: string }

const currencyCode = /^[A-Z]{3}$/

/**
 * Parses an amount and its currency: both or neither, else undefined. An unknown currency keeps its name and has no
 * amount, because money may have arrived and staff must look.
 */
function parseMoney(amount: string | undefined, currency: string | undefined): Money | undefined {
  if (amount === undefined && currency === undefined) return {}
  if (amount === undefined || !currency || !currencyCode.test(currency)) return undefined
  if (!isCurrency(currency)) return { currency }
  const minor = parseAmount(amount, currency)
  return minor === undefined ? undefined : { amount: minor, currency }
}
