import type { PayloadRequest } from 'payload'

import { RankChart } from '../../../admin/charts/RankChart.js'
import { Figure } from '../../../admin/Figure.js'
import { inFigures } from '../../../admin/figureWords.js'
import { listLink } from '../../../admin/listLink.js'
import { formatMoney } from '../../../platform/formatMoney.js'
import type { OrderTotals } from '../orders/totals.js'
import { sumBy } from '../orders/totals.js'
import { paidSince } from './paidSince.js'

type Props = { req: PayloadRequest; totals: OrderTotals; currency: string }

const maxBars = 6

/** The revenue of each payment link in one currency. */
export function RevenueByLink({ req, totals, currency }: Props) {
  const { language } = req.i18n
  const money = (amount: number) => formatMoney(amount, currency, language)
  const rows = totals.days.filter((row) => row.currency === currency)
  const links = [...sumBy(rows, ({ link }) => link)].sort(([, a], [, b]) => b.amount - a.amount)
  const [best] = links
  if (!best) return null
  const hrefOf = (link: string) =>
    listLink(req, {
      collection: 'orders',
      where: { ...paidSince(totals.from), 'link.slug': { equals: link } },
    })
  return (
    <Figure
      numbers={{
        caption: `Paid in ${currency} by payment link`,
        head: ['Link', 'Orders', 'Paid', 'Refunded since'],
        rows: links.map(([link, { orders, amount, refunded }]) => [
          { text: link, href: hrefOf(link) },
          inFigures(orders, language),
          money(amount),
          money(refunded),
        ]),
      }}
      summary={`What was paid in ${currency} by link${links.length > maxBars ? `, the first ${maxBars}` : ''}.`}
      title={`${best[0]} brought most: ${money(best[1].amount)}`}
    >
      <RankChart
        rows={links
          .slice(0, maxBars)
          .map(([link, { amount }]) => ({ label: link, values: [amount] }))}
        series={['Paid']}
        unit={{ language, currency }}
      />
    </Figure>
  )
}
