import { fieldForms } from '../answer/fieldForms.js'
import { outcomeOf } from '../answer/outcomeOf.js'
import { parseIndianTime } from '../answer/parseIndianTime.js'
import { present } from '../answer/present.js'
import { readMoney } from '../answer/readMoney.js'
import type { GatewayReport } from '../Gateway.js'
import { type ApiRecord, textIn } from './ApiRecord.js'

const { orderId, trackingId, status, maxText } = fieldForms

/** The report in a status or lookup record; undefined if it is not in the documented format. */
export function reportFrom(record: ApiRecord): GatewayReport | undefined {
  const of = (name: string) => textIn(record, name)
  const gatewayOrderId = of('order_no')
  const gatewayStatus = of('order_status')
  const tracking = of('reference_no')
  // Three spellings: the API's, the one in its field table, and the correct one.
  const currency = of('order_currncy') ?? of('order_curr') ?? of('order_currency')
  const money = readMoney(of('order_amt'), currency)
  if (!gatewayOrderId || !orderId.test(gatewayOrderId) || !money) return undefined
  if (!gatewayStatus || !status.test(gatewayStatus)) return undefined
  if (tracking !== undefined && !trackingId.test(tracking)) return undefined
  const said = outcomeOf(gatewayStatus)
  if (said === 'succeeded' && (tracking === undefined || !money.currency)) return undefined
  const isRisky = said === 'succeeded' && of('order_fraud_status')?.toLowerCase() === 'high'
  return {
    gatewayOrderId,
    outcome: isRisky ? 'suspicious' : said,
    gatewayStatus,
    ...present({
      trackingId: tracking,
      ...money,
      message: of('order_bank_response')?.slice(0, maxText),
      paymentMode: (of('order_option_type') ?? of('order_card_name'))?.slice(0, maxText),
      bankReference: of('order_bank_ref_no')?.slice(0, maxText),
      paidAt: parseIndianTime(of('order_date_time') ?? ''),
    }),
  }
}
