import type { PayloadRequest, Where } from 'payload'

import { Empty } from '../../../admin/Empty.js'
import { Figure } from '../../../admin/Figure.js'
import { Panel } from '../../../admin/Panel.js'
import { Stats } from '../../../admin/Stats.js'
import { DayChart } from '../../../admin/charts/DayChart.js'
import { RankChart } from '../../../admin/charts/RankChart.js'
import { counted, inFigures, inSpan, shortDay } from '../../../admin/figureWords.js'
import { guardedWidget } from '../../../admin/guardedWidget.js'
import { listLink } from '../../../admin/listLink.js'
import { eachDay } from '../../../platform/days.js'
import { formatMoney } from '../../../platform/formatMoney.js'
import { linkTitles } from './linkTitles.js'
import { readOrderTotals, sumBy, sumByCurrency, type OrderTotals } from '../orders/totals.js'

/** Currencies beyond this number are summed up as text only. */
const maxCharts = 2

/** Orders paid in the last 30 days and their revenue, by day and by link. */
export const OrdersWidget = guardedWidget(show)

async function show(req: PayloadRequest) {
  const totals = await readOrderTotals(req)
  const slugs = totals.days.flatMap(({ link }) => link ?? [])
  const titles = await linkTitles(req, [...new Set(slugs)])
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
            <RevenueByLink key={`link ${currency}`} {...{ currency, req, titles, totals }} />
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

type Props = { req: PayloadRequest; totals: OrderTotals; currency: string }
type Titles = Awaited<ReturnType<typeof linkTitles>>

function RevenueByDay({ req, totals, currency }: Props) {
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

const maxBars = 6

function RevenueByLink({ req, totals, titles, currency }: Props & { titles: Titles }) {
  const { language } = req.i18n
  const nameOf = (link: string) => titles.get(link) ?? (link || 'Bookings on course pages')
  const money = (amount: number) => formatMoney(amount, currency, language)
  const rows = totals.days.filter((row) => row.currency === currency)
  const links = [...sumBy(rows, ({ link }) => link ?? '')].sort(
    ([, a], [, b]) => b.amount - a.amount,
  )
  const [best] = links
  if (!best) return null
  return (
    <Figure
      numbers={{
        caption: `Paid in ${currency} by payment link`,
        head: ['Link', 'Orders', 'Paid', 'Refunded since'],
        rows: links.map(([link, { orders, amount, refunded }]) => [
          { text: nameOf(link), href: ordersOf(req, totals.from, link) },
          inFigures(orders, language),
          money(amount),
          money(refunded),
        ]),
      }}
      summary={`What was paid in ${currency} by link${links.length > maxBars ? `, the first ${maxBars}` : ''}.`}
      title={`${nameOf(best[0])} brought most: ${money(best[1].amount)}`}
    >
      <RankChart
        rows={links
          .slice(0, maxBars)
          .map(([link, { amount }]) => ({ label: nameOf(link), values: [amount] }))}
        series={['Paid']}
        unit={{ language, currency }}
      />
    </Figure>
  )
}

/** The order list filter for orders paid on this day (UTC) or later, or on this day only. */
function paidSince(from: string, until?: string): Where {
  return {
    paidAt: {
      greater_than_equal: `${from}T00:00:00.000Z`,
      ...(until !== undefined && { less_than_equal: `${until}T23:59:59.999Z` }),
    },
  }
}

/** The list of the paid orders of a link, or of courses that were booked without one. */
function ordersOf(req: PayloadRequest, from: string, link: string): string {
  const which: Where = link ? { 'link.slug': { equals: link } } : { link: { exists: false } }
  return listLink(req, { collection: 'orders', where: { ...paidSince(from), ...which } })
}
