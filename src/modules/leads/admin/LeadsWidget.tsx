import type { PayloadRequest } from 'payload'

import { Empty } from '../../../admin/Empty.js'
import { Figure } from '../../../admin/Figure.js'
import { Panel } from '../../../admin/Panel.js'
import { Stats } from '../../../admin/Stats.js'
import { RankChart } from '../../../admin/charts/RankChart.js'
import { asShare, inFigures, inSpan } from '../../../admin/figureWords.js'
import { guardedWidget } from '../../../admin/guardedWidget.js'
import { listLink } from '../../../admin/listLink.js'
import { staff } from '../../../platform/access.js'
import type { LeadTotals } from '../store/leadTotals.js'
import { readLeadTotals } from '../store/leadTotals.js'
import { LeadSources } from './LeadSources.js'
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

type Stage = LeadTotals['stages'][number]

/** The pipeline, in the order of its stages rather than by count. */
function LeadStages({ req, totals }: { req: PayloadRequest; totals: LeadTotals }) {
  const { language } = req.i18n
  const { stages, total } = totals
  const hrefOf = (stage: Stage['stage']) =>
    listLink(req, {
      collection: 'leads',
      where: { ...receivedSince(totals), status: { equals: stage } },
    })
  return (
    <Figure
      numbers={{
        caption: 'Leads by stage',
        head: ['Stage', 'Leads', 'Share'],
        rows: stages.map(({ stage, leads }) => [
          { text: nameOf(stage), href: hrefOf(stage) },
          inFigures(leads, language),
          asShare(leads / total, language),
        ]),
      }}
      summary="The stage that each of these leads has reached by now."
      title={finding(stages, total, language)}
    >
      <RankChart
        rows={stages.map(({ stage, leads }) => ({ label: nameOf(stage), values: [leads] }))}
        series={['Leads']}
        unit={{ language }}
      />
    </Figure>
  )
}

const nameOf = (stage: string) => stage.charAt(0).toUpperCase() + stage.slice(1)

function finding(stages: readonly Stage[], total: number, language: string): string {
  const isNew = stages.find(({ stage }) => stage === 'new')?.leads ?? 0
  if (isNew === 0) return 'Every lead has been taken up'
  if (isNew === total) return 'No lead has been taken up yet'
  return `${inFigures(isNew, language)} of ${inFigures(total, language)} wait for a first answer`
}
