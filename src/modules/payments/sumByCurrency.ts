import type { OrderTotals } from './orders/readOrderTotals.js'

type Row = OrderTotals['days'][number]

type Sum = Pick<Row, 'orders' | 'amount' | 'refunded'>

/** Groups rows by name and adds them up; the groups keep the order of their first rows. */
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

/** The sum of each currency, most orders first: amounts in different currencies cannot be added. */
export function sumByCurrency(rows: readonly Row[]): (Sum & { currency: string })[] {
  return [...sumBy(rows, ({ currency }) => currency)]
    .map(([currency, sum]) => ({ currency, ...sum }))
    .sort((a, b) => b.orders - a.orders)
}
