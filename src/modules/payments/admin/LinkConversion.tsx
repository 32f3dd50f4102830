import type { PayloadRequest } from 'payload'

import { RankChart } from '../../../admin/charts/RankChart.js'
import { Figure } from '../../../admin/Figure.js'
import { asShare, counted, inFigures } from '../../../admin/figureWords.js'
import { listLink } from '../../../admin/listLink.js'
import type { LinkTotals } from '../links/LinkTotals.js'

type Props = { req: PayloadRequest; totals: LinkTotals; seesOrders: boolean }

const maxBars = 6

/** Shows the visits and payments of each link; only the visits to roles that may not read orders. */
export function LinkConversion({ req, totals, seesOrders }: Props) {
  const { language } = req.i18n
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
          { text: link, href: hrefOf(link) },
          figure(visits),
          ...(seesOrders ? [figure(orders), figure(paid), asShare(conversion, language)] : []),
        ]),
      }}
      summary={`${seesOrders ? 'Visits and paid orders' : 'Visits'} of each link${links.length > maxBars ? `, the ${maxBars} most visited` : ''}; conversion is paid orders for each visit.`}
      title={finding(links, language)}
    >
      <RankChart
        rows={links.slice(0, maxBars).map(({ link, visits, paid }) => ({
          label: link,
          values: seesOrders ? [visits, paid ?? 0] : [visits],
        }))}
        series={seesOrders ? ['Visits', 'Paid orders'] : ['Visits']}
        unit={{ language }}
      />
    </Figure>
  )
}

/** The best conversion among links with enough visits to compare, else the most visited link. */
function finding(links: LinkTotals['links'], language: string): string {
  const [best] = links
    .filter(({ visits, paid }) => visits >= 20 && (paid ?? 0) > 0)
    .sort((a, b) => (b.conversion ?? 0) - (a.conversion ?? 0))
  if (best) return `${best.link} converts best: ${asShare(best.conversion, language)} of its visits`
  const [first] = links
  if (!first || first.visits === 0) return 'No visits'
  return `${first.link} leads with ${counted(first.visits, ['visit', 'visits'], language)}`
}
