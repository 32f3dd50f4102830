import type { PayloadRequest } from 'payload'

import { Empty } from '../../../admin/Empty.js'
import { Figure } from '../../../admin/Figure.js'
import { Panel } from '../../../admin/Panel.js'
import { Stats } from '../../../admin/Stats.js'
import { DayChart } from '../../../admin/charts/DayChart.js'
import { asShare, counted, inFigures, inSpan, shortDay } from '../../../admin/figureWords.js'
import { guardedWidget } from '../../../admin/guardedWidget.js'
import { staff } from '../../../platform/access.js'
import { daysOf } from '../../../platform/days/daysOf.js'
import { platformOf } from '../../../platform/platform.js'
import { readAnswerDays, sumAnswers } from '../questions/answerDays.js'
import type { QuestionTotals } from '../schemas.js'

const title = 'How the assistant answered'

/** Who wrote the answers of the last 30 days: the platform AI, or this service as a fallback. */
export const AnswersWidget = guardedWidget({
  title,
  access: staff('editor'),
  who: 'Editors',
  show,
})

async function show(req: PayloadRequest) {
  const { language } = req.i18n
  const span = daysOf(platformOf(req.payload).clock)
  const days = await readAnswerDays(req, span)
  const sums = sumAnswers(days)
  const answers = sums.platform + sums.local
  return (
    <Panel
      link={{
        href: `${req.payload.config.routes.admin}/collections/chat-questions/why`,
        label: 'Why is a question answered so?',
      }}
      note={inSpan(span, language)}
      title={title}
    >
      {answers === 0 ? (
        <Empty>
          The assistant has given no answer in these 30 days. Without a platform AI it answers from
          your published content; set PLATFORM_AI_URL, PLATFORM_AI_KEY and PLATFORM_AI_MODEL to have
          one write the answers.
        </Empty>
      ) : (
        <>
          <Sums days={days} language={language} />
          <ConfidenceByDay days={days} language={language} />
          <AnswersByDay days={days} language={language} />
        </>
      )}
    </Panel>
  )
}

type AnswerDay = QuestionTotals['days'][number]

type Props = { days: readonly AnswerDay[]; language: string }

/** The sums of all these days. */
function Sums({ days, language }: Props) {
  const sums = sumAnswers(days)
  const answers = sums.platform + sums.local
  const attempts = sums.platform + sums.fallback
  const rated = sums.helpful + sums.unhelpful
  return (
    <Stats
      items={[
        { label: 'Answered', value: asShare(sums.answered / answers, language) },
        { label: 'Not sure', value: asShare(sums.unsure / answers, language) },
        { label: 'Refused', value: asShare(sums.refused / answers, language) },
        {
          label: 'Found helpful, of those rated',
          value: asShare(rated > 0 ? sums.helpful / rated : null, language),
        },
        { label: 'By the platform AI', value: asShare(sums.platform / answers, language) },
        {
          label: 'Fell back, of attempts',
          value: asShare(attempts > 0 ? sums.fallback / attempts : null, language),
        },
        { label: 'Breaker opened', value: inFigures(sums.breakerOpened, language) },
      ]}
    />
  )
}

const confidences = ['answered', 'unsure', 'refused'] as const

/** How sure the answers of each day were, and how they were rated. */
function ConfidenceByDay({ days, language }: Props) {
  const busy = days.filter(({ platform, local }) => platform + local > 0)
  const { answered, unsure, refused } = sumAnswers(days)
  const all = answered + unsure + refused
  return (
    <Figure
      numbers={{
        caption: 'How sure answers were by day; days without an answer are left out',
        head: ['Day', 'Answered', 'Not sure', 'Refused', 'Helpful', 'Not helpful'],
        rows: busy.map(({ day, helpful, unhelpful, ...counts }) => [
          shortDay(day, language),
          ...confidences.map((name) => inFigures(counts[name], language)),
          inFigures(helpful, language),
          inFigures(unhelpful, language),
        ]),
      }}
      summary="Questions by day (UTC): answered, given pages that may help, and not answered from the content."
      title={`${asShare(all > 0 ? answered / all : null, language)} of the questions were answered`}
    >
      <DayChart
        days={days.map((one) => ({ day: one.day, values: confidences.map((name) => one[name]) }))}
        series={['Answered', 'Not sure', 'Refused']}
        unit={{ language }}
      />
    </Figure>
  )
}

/** Answers of each day by author, and the days on which the platform AI was suspended. */
function AnswersByDay({ days, language }: Props) {
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
