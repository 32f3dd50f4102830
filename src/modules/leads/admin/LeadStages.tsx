import type { PayloadRequest } from 'payload'

import { RankChart } from '../../../admin/charts/RankChart.js'
import { Figure } from '../../../admin/Figure.js'
import { asShare, inFigures } from '../../../admin/figureWords.js'
import { listLink } from '../../../admin/listLink.js'
import type { LeadTotals } from '../totals/LeadTotals.js'
import { receivedSince } from './receivedSince.js'

type Stage = LeadTotals['stages'][number]

/** The pipeline, in the order of its stages rather than by count. */
export function LeadStages({ req, totals }: { req: PayloadRequest; totals: LeadTotals }) {
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
