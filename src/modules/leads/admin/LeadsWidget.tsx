import type { PayloadRequest, Where } from 'payload'

import { Empty } from '../../../admin/Empty.js'
import { Figure } from '../../../admin/Figure.js'
import type { Numbers } from '../../../admin/NumbersTable.js'
import { Panel } from '../../../admin/Panel.js'
import { Stats } from '../../../admin/Stats.js'
import { RankChart } from '../../../admin/charts/RankChart.js'
import { asShare, inFigures, inSpan } from '../../../admin/figureWords.js'
import { guardedWidget } from '../../../admin/guardedWidget.js'
import { listLink } from '../../../admin/listLink.js'
import { capitalised } from '../../../platform/text.js'
import { unheardLeads } from '../leadsOptions.js'
import { readLeadTotals, type LeadTotals } from '../store/leadTotals.js'

/** Leads of the last 30 days by source and by status. */
export const LeadsWidget = guardedWidget(show)

async function show(req: PayloadRequest) {
  const totals = await readLeadTotals(req)
  const { language } = req.i18n
  const of = (stage: string) => totals.stages.find((one) => one.stage === stage)?.leads ?? 0
  const unheard = unheardLeads(req.payload)
  const all = listLink(req, { collection: 'leads', where: receivedSince(totals) })
  return (
    <Panel
      link={{ href: all, label: 'Open these leads' }}
      note={inSpan(totals, language)}
      title="Leads"
    >
      {unheard && <p className="dash-panel__note">{unheard}</p>}
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
          { text: capitalised(stage), href: hrefOf(stage) },
          inFigures(leads, language),
          asShare(leads / total, language),
        ]),
      }}
      summary="The stage that each of these leads has reached by now."
      title={finding(stages, total, language)}
    >
      <RankChart
        rows={stages.map(({ stage, leads }) => ({ label: capitalised(stage), values: [leads] }))}
        series={['Leads']}
        unit={{ language }}
      />
    </Figure>
  )
}

function finding(stages: readonly Stage[], total: number, language: string): string {
  const isNew = stages.find(({ stage }) => stage === 'new')?.leads ?? 0
  if (isNew === 0) return 'Every lead has been taken up'
  if (isNew === total) return 'No lead has been taken up yet'
  return `${inFigures(isNew, language)} of ${inFigures(total, language)} wait for a first answer`
}

type Props = { req: PayloadRequest; totals: LeadTotals }

const maxBars = 6

const nameOf = (source: string | null) => source ?? 'not known'

/** Where leads came from, the most frequent sources first. */
function LeadSources({ req, totals }: Props) {
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

/** The lead list filter for leads received on this day (UTC) or later. */
function receivedSince({ from }: { from: string }): Where {
  return { createdAt: { greater_than_equal: `${from}T00:00:00.000Z` } }
}
