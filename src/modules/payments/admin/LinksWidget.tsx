import type { PayloadRequest } from 'payload'

import { Empty } from '../../../admin/Empty.js'
import { Figure } from '../../../admin/Figure.js'
import { Panel } from '../../../admin/Panel.js'
import { Stats } from '../../../admin/Stats.js'
import { RankChart } from '../../../admin/charts/RankChart.js'
import { asShare, counted, inFigures, inSpan } from '../../../admin/figureWords.js'
import { guardedWidget } from '../../../admin/guardedWidget.js'
import { listLink } from '../../../admin/listLink.js'
import type { LinkTotals } from '../schemas.js'
import { readLinkTotals } from '../orders/totals.js'
import { linkTitles } from './linkTitles.js'

/** How often links were visited in the last 30 days and how many visits ended in a payment. */
export const LinksWidget = guardedWidget(show)

async function show(req: PayloadRequest) {
  const totals = await readLinkTotals(req)
  const slugs = totals.links.map(({ link }) => link)
  const titles = await linkTitles(req, slugs)
  const { language } = req.i18n
  const links = listLink(req, { collection: 'payment-links' })
  const sum = (numbers: (number | null)[]) =>
    numbers.reduce<number>((all, number) => all + (number ?? 0), 0)
  const seesOrders = totals.links.some(({ orders }) => orders !== null)
  return (
    <Panel
      link={{ href: links, label: 'Open payment links' }}
      note={inSpan(totals, language)}
      title="Payment links"
    >
      {totals.links.length === 0 ? (
        <Empty>
          No link was visited in these 30 days. Open a link, make it active, and share its address
          or its QR code.
        </Empty>
      ) : (
        <>
          <Stats
            items={[
              { label: 'Visits', values: totals.links.map(({ visits }) => visits) },
              ...(seesOrders
                ? [
                    { label: 'Orders begun', values: totals.links.map(({ orders }) => orders) },
                    { label: 'Of them paid', values: totals.links.map(({ paid }) => paid) },
                  ]
                : []),
            ].map(({ label, values }) => ({ label, value: inFigures(sum(values), language) }))}
          />
          <LinkConversion {...{ req, seesOrders, titles, totals }} />
        </>
      )}
    </Panel>
  )
}

type Props = {
  req: PayloadRequest
  totals: LinkTotals
  titles: ReadonlyMap<string, string>
  seesOrders: boolean
}

const maxBars = 6

/** Shows the visits and payments of each link; only the visits to roles that may not read orders. */
function LinkConversion({ req, totals, titles, seesOrders }: Props) {
  const { language } = req.i18n
  const nameOf = (link: string) => titles.get(link) ?? link
  const { links } = totals
  const hrefOf = (link: string) =>
    listLink(req, { collection: 'payment-links', where: { slug: { equals: link } } })
  const figure = (count: number | null) => (count === null ? '–' : inFigures(count, language))
  return (
    <Figure
      numbers={{
        caption: 'Payment links by visits',
        head: ['Link', 'Visits', ...(seesOrders ? ['Orders', 'Paid', 'Conversion'] : [])],
        rows: links.map(({ link, visits, orders, paid, conversion }) => [
          { text: nameOf(link), href: hrefOf(link) },
          figure(visits),
          ...(seesOrders ? [figure(orders), figure(paid), asShare(conversion, language)] : []),
        ]),
      }}
      summary={`${seesOrders ? 'Visits and paid orders' : 'Visits'} of each link${links.length > maxBars ? `, the ${maxBars} most visited` : ''}; conversion is paid orders for each visit.`}
      title={finding(links, nameOf, language)}
    >
      <RankChart
        rows={links.slice(0, maxBars).map(({ link, visits, paid }) => ({
          label: nameOf(link),
          values: seesOrders ? [visits, paid ?? 0] : [visits],
        }))}
        series={seesOrders ? ['Visits', 'Paid orders'] : ['Visits']}
        unit={{ language }}
      />
    </Figure>
  )
}

/** The best conversion among links with enough visits to compare, else the most visited link. */
function finding(links: LinkTotals['links'], nameOf: (link: string) => string, language: string) {
  const [best] = links
    .filter(({ visits, paid }) => visits >= 20 && (paid ?? 0) > 0)
    .sort((a, b) => (b.conversion ?? 0) - (a.conversion ?? 0))
  if (best)
    return `${nameOf(best.link)} converts best: ${asShare(best.conversion, language)} of its visits`
  const [first] = links
  if (!first || first.visits === 0) return 'No visits'
  return `${nameOf(first.link)} leads with ${counted(first.visits, ['visit', 'visits'], language)}`
}
