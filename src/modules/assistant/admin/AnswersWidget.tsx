import type { PayloadRequest } from 'payload'

import { staff } from '../../../platform/access.js'
import { guardedWidget } from '../../../admin/guardedWidget.js'
import { Empty } from '../../../admin/Empty.js'
import { asShare, inFigures, inSpan } from '../../../admin/figureWords.js'
import { Panel } from '../../../admin/Panel.js'
import { Stats } from '../../../admin/Stats.js'
import { daysOf } from '../../../platform/days/daysOf.js'
import { platformOf } from '../../../platform/platform.js'
import { readAnswerDays } from '../totals/readAnswerDays.js'
import { sumAnswers } from '../totals/sumAnswers.js'
import { AnswersByDay } from './AnswersByDay.js'

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
  const attempts = sums.platform + sums.fallback
  return (
    <Panel note={inSpan(span, language)} title={title}>
      {answers === 0 ? (
        <Empty>
          The assistant has given no answer in these 30 days. Without a platform AI it answers from
          your published content; set PLATFORM_AI_URL, PLATFORM_AI_KEY and PLATFORM_AI_MODEL to have
          one write the answers.
        </Empty>
      ) : (
        <>
          <Stats
            items={[
              { label: 'Answers', value: inFigures(answers, language) },
              { label: 'By the platform AI', value: asShare(sums.platform / answers, language) },
              {
                label: 'Fell back, of attempts',
                value: asShare(attempts > 0 ? sums.fallback / attempts : null, language),
              },
              { label: 'Breaker opened', value: inFigures(sums.breakerOpened, language) },
            ]}
          />
          <AnswersByDay days={days} language={language} />
        </>
      )}
    </Panel>
  )
}
