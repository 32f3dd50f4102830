import type { PayloadRequest } from 'payload'

import { staff } from '../../../platform/access.js'
import { guardedWidget } from '../../../admin/guardedWidget.js'
import { Empty } from '../../../admin/Empty.js'
import { inFigures, inSpan } from '../../../admin/figureWords.js'
import { listLink } from '../../../admin/listLink.js'
import { Panel } from '../../../admin/Panel.js'
import { Stats } from '../../../admin/Stats.js'
import { readLeadTotals } from '../totals/readLeadTotals.js'
import { LeadSources } from './LeadSources.js'
import { LeadStages } from './LeadStages.js'
import { receivedSince } from './receivedSince.js'

/** Leads of the last 30 days by source and by status. */
export const LeadsWidget = guardedWidget({
  title: 'Leads',
  access: staff('sales'),
  who: 'Sales',
  show,
})

async function show(req: PayloadRequest) {
  const totals = await readLeadTotals(req)
  const { language } = req.i18n
  const of = (stage: string) => totals.stages.find((one) => one.stage === stage)?.leads ?? 0
  const all = listLink(req, { collection: 'leads', where: receivedSince(totals) })
  return (
    <Panel
      link={{ href: all, label: 'Open these leads' }}
      note={inSpan(totals, language)}
      title="Leads"
    >
      {totals.total === 0 ? (
        <Empty>
          Nobody has asked for anything in these 30 days. Leads come from the forms at /demo,
          /contact, /brochures and /cost-of-ownership, and from each course: link to them from your
          campaigns.
        </Empty>
      ) : (
        <>
          <Stats
            items={[
              { label: 'Received', value: inFigures(totals.total, language) },
              { label: 'Still new', value: inFigures(of('new'), language) },
              { label: 'Won', value: inFigures(of('won'), language) },
            ]}
          />
          <LeadSources req={req} totals={totals} />
          <LeadStages req={req} totals={totals} />
        </>
      )}
    </Panel>
  )
}
