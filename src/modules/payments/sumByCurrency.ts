import type { OrderTotals } from './orders/readOrderTotals.js'

type Row = OrderTotals['days'][number]

export type Sum = Pick<Row, 'orders' | 'amount' | 'refunded'>

/** Adds up rows under a name of each; the names keep the order of their first rows. */
export function sumBy(rows: readonly Row[], nameOf: (row: Row) => string): Map<string, Sum> {
  const sums = new Map<string, Sum>()
  for (const row of rows) {
    const { orders, amount, refunded } = sums.get(nameOf(row)) ?? {
      orders: 0,
      amount: 0,
      refunded: 0,
    }
    sums.set(nameOf(row), {
      orders: orders + row.orders,
      amount: amount + row.amount,
      refunded: refunded + row.refunded,
    })
  }
  return sums
}

/** The sums of each currency, the one of most orders first: amounts of different ones have no sum. */
export function sumByCurrency(rows: readonly Row[]): (Sum & { currency: string })[] {
  return [...sumBy(rows, ({ currency }) => currency)]
    .map(([currency, sum]) => ({ currency, ...sum }))
    .sort((a, b) => b.orders - a.orders)
}
