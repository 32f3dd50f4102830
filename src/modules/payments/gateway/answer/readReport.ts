import type { GatewayReport } from '../Gateway.js'
import { fieldForms } from './fieldForms.js'
import { outcomeOf } from './outcomeOf.js'
import { parseFields } from './parseFields.js'
import { parseIndianTime } from './parseIndianTime.js'
import { present } from './present.js'
import { readMoney } from './readMoney.js'

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
