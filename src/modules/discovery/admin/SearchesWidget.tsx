import type { PayloadRequest } from 'payload'

import { Empty } from '../../../admin/Empty.js'
import { Figure } from '../../../admin/Figure.js'
import { Panel } from '../../../admin/Panel.js'
import { Ranking } from '../../../admin/Ranking.js'
import { Stats } from '../../../admin/Stats.js'
import { DayChart } from '../../../admin/charts/DayChart.js'
import { asShare, counted, inFigures, inSpan, shortDay } from '../../../admin/figureWords.js'
import { guardedWidget } from '../../../admin/guardedWidget.js'
import type { SearchTotals } from '../schemas.js'
import { readSearchTotals } from '../searches/readSearchTotals.js'

/** The searches of the last 30 days, and those without results. */
export const SearchesWidget = guardedWidget(show)

async function show(req: PayloadRequest) {
  const totals = await readSearchTotals(req)
  const { language } = req.i18n
  const { searches, withoutResult } = totals
  const faqs = `${req.payload.config.routes.admin}/collections/faqs/create`
  return (
    <Panel
      link={{ href: faqs, label: 'Write a question and answer' }}
      note={inSpan(totals, language)}
      title="Searches"
    >
      {searches === 0 ? (
        <Empty>
          Nobody has searched the site in these 30 days. What visitors look for at /search and do
          not find shows here.
        </Empty>
      ) : (
        <>
          <Stats
            items={[
              { label: 'Searches', value: inFigures(searches, language) },
              { label: 'Found nothing', value: inFigures(withoutResult, language) },
              { label: 'Share', value: asShare(withoutResult / searches, language) },
            ]}
          />
          <SearchesByDay language={language} totals={totals} />
          <MissedQueries language={language} totals={totals} />
        </>
      )}
    </Panel>
  )
}

const maxRows = 8

/** The most frequent searches without results. */
function MissedQueries({ totals, language }: { totals: SearchTotals; language: string }) {
  if (totals.queries.length === 0) return null
  return (
    <Ranking
      numbers={{
        caption: 'Searches that found nothing, most frequent first',
        head: ['Searched for', 'Times', 'Last'],
        rows: totals.queries
          .slice(0, maxRows)
          .map(({ query, searches, lastDay }) => [
            query,
            inFigures(searches, language),
            shortDay(lastDay, language),
          ]),
      }}
      title="Looked for and not found"
    />
  )
}

/** The number of searches per day, and how many of them found nothing. */
function SearchesByDay({ totals, language }: { totals: SearchTotals; language: string }) {
  const { days, searches, withoutResult } = totals
  const figure = (count: number) => inFigures(count, language)
  return (
    <Figure
      numbers={{
        caption: 'Searches by day; days without a search are left out',
        head: ['Day', 'Searches', 'Found nothing'],
        rows: days
          .filter((day) => day.searches > 0)
          .map((day) => [
            shortDay(day.day, language),
            figure(day.searches),
            figure(day.withoutResult),
          ]),
      }}
      summary="Searches by day (UTC): those that found something, and those that found nothing."
      title={
        withoutResult === 0
          ? 'Every search found something'
          : `${figure(withoutResult)} of ${counted(searches, ['search', 'searches'], language)} found nothing`
      }
    >
      <DayChart
        days={days.map((day) => ({
          day: day.day,
          values: [Math.max(0, day.searches - day.withoutResult), day.withoutResult],
        }))}
        series={['Found something', 'Found nothing']}
        unit={{ language }}
      />
    </Figure>
  )
}
