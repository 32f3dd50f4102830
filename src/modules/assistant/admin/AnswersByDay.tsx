import { DayChart } from '../../../admin/charts/DayChart.js'
import { Figure } from '../../../admin/Figure.js'
import { counted, inFigures, shortDay } from '../../../admin/figureWords.js'
import type { QuestionTotals } from '../totals/QuestionTotals.js'
import { sumAnswers } from '../totals/sumAnswers.js'

type AnswerDay = QuestionTotals['days'][number]

type Props = { days: readonly AnswerDay[]; language: string }

/** Answers of each day by author, and the days on which the platform AI was suspended. */
export function AnswersByDay({ days, language }: Props) {
  const opened = days.filter(({ breakerOpened }) => breakerOpened > 0)
  const busy = days.filter(({ platform, local }) => platform + local > 0)
  return (
    <Figure
      numbers={{
        caption: 'Answers by day; days without an answer are left out',
        head: ['Day', 'Platform AI', 'Fell back', 'Local', 'Breaker opened'],
        rows: busy.map(({ day, platform, local, fallback, breakerOpened }) => [
          shortDay(day, language),
          inFigures(platform, language),
          inFigures(fallback, language),
          inFigures(localOnly({ local, fallback }), language),
          inFigures(breakerOpened, language),
        ]),
      }}
      summary="Answers by day (UTC): by the platform AI, by this service after the platform AI failed, and by this service alone."
      title={finding(days, language)}
    >
      <DayChart
        days={days.map(({ day, platform, local, fallback }) => ({
          day,
          values: [platform, fallback, localOnly({ local, fallback })],
        }))}
        marks={{ label: 'Breaker opened', days: opened.map(({ day }) => day) }}
        series={['Platform AI', 'Fell back', 'Local']}
        unit={{ language }}
      />
    </Figure>
  )
}

const localOnly = ({ local, fallback }: Pick<AnswerDay, 'local' | 'fallback'>) =>
  Math.max(0, local - fallback)

function finding(days: readonly AnswerDay[], language: string): string {
  const { platform, fallback, breakerOpened } = sumAnswers(days)
  if (platform + fallback === 0) return 'Every answer was written by this service'
  if (fallback === 0) return 'The platform AI answered every time it was asked'
  const fell = counted(fallback, ['answer', 'answers'], language)
  const times = counted(breakerOpened, ['time', 'times'], language)
  return `${fell} fell back${breakerOpened > 0 ? `; the breaker opened ${times}` : ''}`
}
