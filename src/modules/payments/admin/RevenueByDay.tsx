import type { PayloadRequest } from 'payload'

import { DayChart } from '../../../admin/charts/DayChart.js'
import { Figure } from '../../../admin/Figure.js'
import { counted, inFigures, shortDay } from '../../../admin/figureWords.js'
import { listLink } from '../../../admin/listLink.js'
import { eachDay } from '../../../platform/days/daysOf.js'
import { formatMoney } from '../../../platform/formatMoney.js'
import type { OrderTotals } from '../orders/readOrderTotals.js'
import { sumBy } from '../sumByCurrency.js'
import { paidSince } from './paidSince.js'

type Props = { req: PayloadRequest; totals: OrderTotals; currency: string }

/** The daily revenue in one currency. */
export function RevenueByDay({ req, totals, currency }: Props) {
  const { language } = req.i18n
  const money = (amount: number) => formatMoney(amount, currency, language)
  const rows = totals.days.filter((row) => row.currency === currency)
  const days = sumBy(rows, ({ day }) => day)
  const [best] = [...days].sort(([, a], [, b]) => b.amount - a.amount)
  if (!best) return null
  const numbers = [...days].map(([day, { orders, amount, refunded }]) => [
    {
      text: shortDay(day, language),
      href: listLink(req, { collection: 'orders', where: paidSince(day, day) }),
    },
    inFigures(orders, language),
    money(amount),
    money(refunded),
  ])
  return (
    <Figure
      numbers={{
        caption: `Paid in ${currency} by day; days without a payment are left out`,
        head: ['Day', 'Orders', 'Paid', 'Refunded since'],
        rows: numbers,
      }}
      summary={`What was paid in ${currency} on each day (UTC), before refunds.`}
      title={`${counted(days.size, ['day', 'days'], language)} with payments, most on ${shortDay(best[0], language)}: ${money(best[1].amount)}`}
    >
      <DayChart
        days={eachDay(totals).map((day) => ({ day, values: [days.get(day)?.amount ?? 0] }))}
        series={['Paid']}
        unit={{ language, currency }}
      />
    </Figure>
  )
}
