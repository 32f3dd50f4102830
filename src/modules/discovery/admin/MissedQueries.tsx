import { inFigures, shortDay } from '../../../admin/figureWords.js'
import { Ranking } from '../../../admin/Ranking.js'
import type { SearchTotals } from '../searches/SearchTotals.js'

const maxRows = 8

type Props = { totals: SearchTotals; language: string }

/** The most frequent searches without results. */
export function MissedQueries({ totals, language }: Props) {
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
