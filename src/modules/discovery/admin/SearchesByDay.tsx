import { DayChart } from '../../../admin/charts/DayChart.js'
import { Figure } from '../../../admin/Figure.js'
import { counted, inFigures, shortDay } from '../../../admin/figureWords.js'
import type { SearchTotals } from '../searches/SearchTotals.js'

/** The number of searches per day, and how many of them found nothing. */
export function SearchesByDay({ totals, language }: { totals: SearchTotals; language: string }) {
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
