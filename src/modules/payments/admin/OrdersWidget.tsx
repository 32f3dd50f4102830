import type { PayloadRequest } from 'payload'

import { staff } from '../../../platform/access.js'
import { guardedWidget } from '../../../admin/guardedWidget.js'
import { Empty } from '../../../admin/Empty.js'
import { inFigures, inSpan } from '../../../admin/figureWords.js'
import { listLink } from '../../../admin/listLink.js'
import { Panel } from '../../../admin/Panel.js'
import { Stats } from '../../../admin/Stats.js'
import { formatMoney } from '../../../platform/formatMoney.js'
import { readOrderTotals } from '../orders/readOrderTotals.js'
import { sumByCurrency } from '../sumByCurrency.js'
import { paidSince } from './paidSince.js'
import { RevenueByDay } from './RevenueByDay.js'
import { RevenueByLink } from './RevenueByLink.js'

/** Currencies beyond this number are summed up as text only. */
const maxCharts = 2

/** Orders paid in the last 30 days and their revenue, by day and by link. */
export const OrdersWidget = guardedWidget({
  title: 'Orders and revenue',
  access: staff('finance'),
  who: 'Finance',
  show,
})

async function show(req: PayloadRequest) {
  const totals = await readOrderTotals(req)
  const { language } = req.i18n
  const sums = sumByCurrency(totals.days)
  const orders = sums.reduce((sum, one) => sum + one.orders, 0)
  const href = listLink(req, { collection: 'orders', where: paidSince(totals.from) })
  const links = listLink(req, { collection: 'payment-links' })
  return (
    <Panel
      link={{ href, label: 'Open these orders' }}
      note={inSpan(totals, language)}
      title="Orders and revenue"
    >
      {orders === 0 ? (
        <Empty action={{ href: links, label: 'Open payment links' }}>
          Nothing was paid in these 30 days. Make a payment link active and share its address.
        </Empty>
      ) : (
        <>
          <Stats
            items={[
              { label: 'Orders paid', value: inFigures(orders, language) },
              ...sums.map((sum) => revenueOf(sum, language)),
            ]}
          />
          {sums.slice(0, maxCharts).map(({ currency }) => (
            <RevenueByDay currency={currency} key={`day ${currency}`} req={req} totals={totals} />
          ))}
          {sums.slice(0, maxCharts).map(({ currency }) => (
            <RevenueByLink currency={currency} key={`link ${currency}`} req={req} totals={totals} />
          ))}
        </>
      )}
    </Panel>
  )
}

type Sum = ReturnType<typeof sumByCurrency>[number]

function revenueOf({ currency, amount, refunded }: Sum, language: string) {
  return {
    label: refunded > 0 ? `${currency} before refunds` : `${currency} paid`,
    value: formatMoney(amount, currency, language),
  }
}
