import type { GatewayAttempt } from '../gateway/Gateway.js'

const maxAttempts = 99

/** The order id for the gateway: the order number and two digits of the attempt. */
export function attemptId(number: string, attempt: number): string {
  if (attempt > maxAttempts) throw new RangeError('An order has at most 99 attempts')
  return number + String(attempt).padStart(2, '0')
}

type Payer = {
  amount: number
  currency: string
  customer: { name?: string | undefined; email?: string | undefined; phone?: string | undefined }
}

/** An attempt as it is sent to the gateway. */
export function attemptOf(
  gatewayOrderId: string,
  { amount, currency, customer }: Payer,
): GatewayAttempt {
  const { name, email, phone } = customer
  const known = { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }
  return { gatewayOrderId, amount, currency, customer: known }
}
