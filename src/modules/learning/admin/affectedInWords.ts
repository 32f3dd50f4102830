import { formatMoney } from '../../../platform/formatMoney.js'

type Affected = {
  /** Undefined where it is not known. */
  people: number | undefined
  /** Undefined for those who may not read them. */
  orders: readonly { amount: number; refundedAmount: number; currency: string }[] | undefined
}

/** Whom cancelling a date concerns: `2 people lose their place. €980.00 is refunded on 1 order.` */
export function affectedInWords({ people, orders = [] }: Affected): string {
  const sums = new Map<string, number>()
  const owed = orders.filter(({ amount, refundedAmount }) => amount > refundedAmount)
  for (const { amount, refundedAmount, currency } of owed) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount - refundedAmount)
  }
  const money = [...sums].map(([currency, sum]) => formatMoney(sum, currency, 'en')).join(' and ')
  const verb = sums.size > 1 ? 'are' : 'is'
  return [
    people !== undefined && whoLoses(people),
    money && `${money} ${verb} refunded on ${counted(owed.length, 'order', 'orders')}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

function whoLoses(people: number): string {
  if (people === 0) return 'Nobody has a place yet.'
  const their = people === 1 ? 'their place' : 'their places'
  return `${counted(people, 'person loses', 'people lose')} ${their}.`
}

const counted = (count: number, one: string, many: string): string =>
  `${String(count)} ${count === 1 ? one : many}`
