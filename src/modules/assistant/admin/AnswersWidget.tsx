import type { PayloadRequest } from 'payload'

import { Empty } from '../../../admin/Empty.js'
import { Figure } from '../../../admin/Figure.js'
import { Panel } from '../../../admin/Panel.js'
import { Stats } from '../../../admin/Stats.js'
import { DayChart } from '../../../admin/charts/DayChart.js'
import { asShare, inFigures, inSpan, shortDay } from '../../../admin/figureWords.js'
import { guardedWidget } from '../../../admin/guardedWidget.js'
import { daysOf } from '../../../platform/days.js'
import { platformOf } from '../../../platform/platform.js'
import { readAnswerDays, sumAnswers } from '../questions/answerDays.js'
import type { QuestionTotals } from '../schemas.js'

/** Who wrote the answers of the last 30 days: the platform AI, or this service as a fallback. */
export const AnswersWidget = guardedWidget(show)

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
      title="How the assistant answered"
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
          <AnswersByDay days={days} language={language} />
        </>
      )}
    </Panel>
  )
}

type Props = { days: readonly QuestionTotals['days'][number][]; language: string }

/** Without greetings and the like, which are answered, too. */
const countQuestions = ({ answered, unsure, refused }: ReturnType<typeof sumAnswers>): number =>
  answered + unsure + refused

/** The sums of all these days. */
function Sums({ days, language }: Props) {
  const sums = sumAnswers(days)
  const answers = sums.platform + sums.local
  const questions = countQuestions(sums)
  const shareOf = (count: number) => asShare(questions > 0 ? count / questions : null, language)
  const attempts = sums.platform + sums.fallback
  const rated = sums.helpful + sums.unhelpful
  return (
    <Stats
      items={[
        { label: 'Answered', value: shareOf(sums.answered) },
        { label: 'Not sure', value: shareOf(sums.unsure) },
        { label: 'Refused', value: shareOf(sums.refused) },
        {
          label: 'Found helpful, of those rated',
          value: asShare(rated > 0 ? sums.helpful / rated : null, language),
        },
        { label: 'By the platform AI', value: asShare(sums.platform / answers, language) },
        {
          label: 'Fell back, of attempts',
          value: asShare(attempts > 0 ? sums.fallback / attempts : null, language),
        },
        { label: 'Platform AI paused', value: inFigures(sums.breakerOpened, language) },
      ]}
    />
  )
}

const confidences = ['answered', 'unsure', 'refused'] as const

/** How sure the answers of each day were, how they were rated, and when the platform AI was suspended. */
function AnswersByDay({ days, language }: Props) {
  const opened = days.filter(({ breakerOpened }) => breakerOpened > 0)
  const busy = days.filter(({ platform, local }) => platform + local > 0)
  const sums = sumAnswers(days)
  const all = countQuestions(sums)
  const columns = [...confidences, 'helpful', 'unhelpful', 'platform', 'fallback'] as const
  return (
    <Figure
      numbers={{
        caption: 'Answers by day; days without an answer are left out',
        head: [
          ...['Day', 'Answered', 'Not sure', 'Refused', 'Helpful', 'Not helpful'],
          ...['Platform AI', 'Fell back'],
        ],
        rows: busy.map(({ day, ...counts }) => [
          shortDay(day, language),
          ...columns.map((name) => inFigures(counts[name], language)),
        ]),
      }}
      summary="Questions by day (UTC): answered, given pages that may help, and not answered from the content."
      title={`${asShare(all > 0 ? sums.answered / all : null, language)} of the questions were answered`}
    >
      <DayChart
        days={days.map((one) => ({ day: one.day, values: confidences.map((name) => one[name]) }))}
        marks={{ label: 'Platform AI paused', days: opened.map(({ day }) => day) }}
        series={['Answered', 'Not sure', 'Refused']}
        unit={{ language }}
      />
    </Figure>
  )
}
