import type { PayloadRequest } from 'payload'

import { staff } from '../../../platform/access.js'
import { guardedWidget } from '../../../admin/guardedWidget.js'
import { Empty } from '../../../admin/Empty.js'
import { asShare, inFigures, inSpan } from '../../../admin/figureWords.js'
import { listLink } from '../../../admin/listLink.js'
import { Panel } from '../../../admin/Panel.js'
import { Stats } from '../../../admin/Stats.js'
import { unanswered } from '../questions/unanswered.js'
import type { QuestionTotals } from '../totals/QuestionTotals.js'
import { readQuestionTotals } from '../totals/readQuestionTotals.js'
import { QuestionLists } from './QuestionLists.js'

const title = 'Questions to the assistant'

/** What visitors asked the assistant in the last 30 days, and what the content could not answer. */
export const QuestionsWidget = guardedWidget({
  title,
  access: staff('editor'),
  who: 'Editors',
  show,
})

async function show(req: PayloadRequest) {
  const totals = await readQuestionTotals(req)
  const { language } = req.i18n
  const href = listLink(req, unanswered)
  return (
    <Panel
      link={{ href, label: 'Open what was not answered' }}
      note={inSpan(totals, language)}
      title={title}
    >
      {totals.asked === 0 ? (
        <Empty>
          Nobody has asked anything in these 30 days. Visitors ask at /ask; link to it, and what
          your pages do not answer shows here.
        </Empty>
      ) : (
        <>
          <Stats items={stats(totals, language)} />
          <QuestionLists req={req} totals={totals} />
        </>
      )}
    </Panel>
  )
}

function stats(totals: QuestionTotals, language: string) {
  const { asked, helpful, unhelpful } = totals
  const votes = helpful + unhelpful
  return [
    { label: 'Asked', value: inFigures(asked, language) },
    {
      label: 'Not answered',
      value: asShare(asked > 0 ? totals.unanswered / asked : null, language),
    },
    { label: 'Thumbs up', value: inFigures(helpful, language) },
    { label: 'Thumbs down', value: inFigures(unhelpful, language) },
    { label: 'Found helpful', value: asShare(votes > 0 ? helpful / votes : null, language) },
  ]
}
