import type { PayloadRequest, Where } from 'payload'

import { RankChart } from '../../../admin/charts/RankChart.js'
import { Figure } from '../../../admin/Figure.js'
import { asShare, inFigures } from '../../../admin/figureWords.js'
import { listLink } from '../../../admin/listLink.js'
import type { Numbers } from '../../../admin/NumbersTable.js'
import type { LeadTotals } from '../store/leadTotals.js'
import { receivedSince } from './receivedSince.js'

type Props = { req: PayloadRequest; totals: LeadTotals }

const maxBars = 6

const nameOf = (source: string | null) => source ?? 'not known'

/** Where leads came from, the most frequent sources first. */
export function LeadSources({ req, totals }: Props) {
  const { language } = req.i18n
  const { sources, total } = totals
  const [first] = sources
  if (!first) return null
  const shown = sources.slice(0, maxBars)
  const others = total - shown.reduce((sum, { leads }) => sum + leads, 0)
  const bars = shown.map(({ source, leads }) => ({ label: nameOf(source), values: [leads] }))
  return (
    <Figure
      numbers={numbersOf({ req, totals })}
      summary={`Leads by source${others > 0 ? `, the ${maxBars} most frequent and all others` : ''}.`}
      title={`${nameOf(first.source)} brought ${inFigures(first.leads, language)} of ${inFigures(total, language)}`}
    >
      <RankChart
        rows={others > 0 ? [...bars, { label: 'all others', values: [others] }] : bars}
        series={['Leads']}
        unit={{ language }}
      />
    </Figure>
  )
}

function numbersOf({ req, totals }: Props): Numbers {
  const { language } = req.i18n
  const { sources, otherSources, total } = totals
  const figures = (leads: number) => [inFigures(leads, language), asShare(leads / total, language)]
  const hrefOf = (source: string | null) => {
    const where: Where =
      source === null ? { source: { exists: false } } : { source: { equals: source } }
    return listLink(req, { collection: 'leads', where: { ...receivedSince(totals), ...where } })
  }
  return {
    caption: 'Leads by source',
    head: ['Source', 'Leads', 'Share'],
    rows: [
      ...sources.map(({ source, leads }) => [
        { text: nameOf(source), href: hrefOf(source) },
        ...figures(leads),
      ]),
      ...(otherSources > 0 ? [['all others', ...figures(otherSources)]] : []),
    ],
  }
}
