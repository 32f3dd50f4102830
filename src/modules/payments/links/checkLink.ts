import { type CollectionBeforeChangeHook, ValidationError } from 'payload'

import type { PaymentLink } from '../../../payload-types.js'
import { maxAmountIn } from '../Order.js'

type Fault = { path: string; message: string }
type Facts = Partial<PaymentLink>

/** Refuses a link that contradicts itself; a draft may lack fields that visitors need. */
export const checkLink: CollectionBeforeChangeHook<PaymentLink> = ({ data, originalDoc, req }) => {
  const link: Facts = { ...originalDoc, ...data, price: { ...originalDoc?.price, ...data.price } }
  const errors = [...windowFaults(link), ...moneyFaults(link)]
  if (errors.length === 0) return data
  throw new ValidationError({ collection: 'payment-links', errors, req }, req.t)
}

function windowFaults({ availableFrom, availableUntil }: Facts): Fault[] {
  if (!availableFrom || !availableUntil) return []
  if (Date.parse(availableFrom) < Date.parse(availableUntil)) return []
  return [{ path: 'availableUntil', message: 'Choose an end after the beginning.' }]
}

function moneyFaults(link: Facts): Fault[] {
  if (link.kind === 'external' || link.state === 'draft') return []
  const { amount, currency } = link.price ?? {}
  const faults: Fault[] = currency
    ? tooMuch(link, currency)
    : [{ path: 'price.currency', message: 'Choose the currency.' }]
  if (link.amountMode !== 'open') {
    return amount ? faults : [...faults, { path: 'price.amount', message: 'Enter the amount.' }]
  }
  const { min, max } = link
  if (!min) faults.push({ path: 'min', message: 'Enter the least a visitor may pay.' })
  if (!max) faults.push({ path: 'max', message: 'Enter the most a visitor may pay.' })
  if (min && max && min > max) faults.push({ path: 'max', message: 'Enter more than the least.' })
  return faults
}

function tooMuch({ price, min, max }: Facts, currency: string): Fault[] {
  const most = maxAmountIn(currency)
  const amounts = { 'price.amount': price?.amount, min, max }
  return Object.entries(amounts)
    .filter(([, amount]) => (amount ?? 0) > most)
    .map(([path]) => ({ path, message: `Enter at most ${String(most)}.` }))
}
