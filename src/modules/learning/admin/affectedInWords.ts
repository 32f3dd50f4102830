import { formatMoney } from '../../../platform/formatMoney.js'

type Affected = {
  /** Undefined where it is not known. */
  people: number | undefined
  /** Undefined for those who may not read them. */
  orders: readonly { amount: number; refundedAmount: number; currency: string }[] | undefined
}

/** Whom cancelling a date concerns, such as `2 people lose their places.`, and what it does for them. */
export function affectedInWords({ people, orders = [] }: Affected): string {
  const sums = new Map<string, number>()
  const owed = orders.filter(({ amount, refundedAmount }) => amount > refundedAmount)
  for (const { amount, refundedAmount, currency } of owed) {
    sums.set(currency, (sums.get(currency) ?? 0) + amount - refundedAmount)
  }
  const money = [...sums].map(([currency, sum]) => formatMoney(sum, currency, 'en')).join(' and ')
  const verb = sums.size > 1 ? 'are' : 'is'
  if (people === 0 && !money) return 'Nobody has a place yet, so nobody is told.'
  return [
    people !== undefined && people > 0 && whoLoses(people),
    money && `${money} ${verb} refunded on ${counted(owed.length, 'order', 'orders')}.`,
    'Everybody who has or booked a place gets a mail, with a file that takes the date out of their calendar.',
    'What was paid is refunded.',
  ]
    .filter(Boolean)
    .join(' ')
}

function whoLoses(people: number): string {
  const their = people === 1 ? 'their place' : 'their places'
  return `${counted(people, 'person loses', 'people lose')} ${their}.`
}

const counted = (count: number, one: string, many: string): string =>
  `${String(count)} ${count === 1 ? one : many}`
