import type { PayloadRequest } from 'payload'

import { staff } from '../../../platform/access.js'
import { guardedWidget } from '../../../admin/guardedWidget.js'
import { Empty } from '../../../admin/Empty.js'
import { inFigures, inSpan } from '../../../admin/figureWords.js'
import { listLink } from '../../../admin/listLink.js'
import { Panel } from '../../../admin/Panel.js'
import { Stats } from '../../../admin/Stats.js'
import { readLinkTotals } from '../links/readLinkTotals.js'
import { LinkConversion } from './LinkConversion.js'

/** How often links were visited in the last 30 days and how many visits ended in a payment. */
export const LinksWidget = guardedWidget({
  title: 'Payment links',
  access: staff('editor', 'finance'),
  who: 'Editors and finance',
  show,
})

async function show(req: PayloadRequest) {
  const totals = await readLinkTotals(req)
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
          <LinkConversion req={req} seesOrders={seesOrders} totals={totals} />
        </>
      )}
    </Panel>
  )
}
