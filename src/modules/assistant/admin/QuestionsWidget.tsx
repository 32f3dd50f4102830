import type { PayloadRequest, Where } from 'payload'

import { Empty } from '../../../admin/Empty.js'
import { Panel } from '../../../admin/Panel.js'
import { Ranking } from '../../../admin/Ranking.js'
import { Stats } from '../../../admin/Stats.js'
import { asShare, inFigures, inSpan, shortDay } from '../../../admin/figureWords.js'
import { guardedWidget } from '../../../admin/guardedWidget.js'
import { listLink } from '../../../admin/listLink.js'
import { readQuestionTotals, unanswered } from '../questions/questionStore.js'
import type { QuestionTotals } from '../schemas.js'

/** What visitors asked the assistant in the last 30 days, and what the content could not answer. */
export const QuestionsWidget = guardedWidget(show)

async function show(req: PayloadRequest) {
  const totals = await readQuestionTotals(req)
  const { language } = req.i18n
  const href = listLink(req, unanswered)
  return (
    <Panel
      link={{ href, label: 'Open what was not answered' }}
      note={inSpan(totals, language)}
      title="Questions to the assistant"
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
    { label: 'Thumbs up', value: inFigures(helpful, language) },
    { label: 'Thumbs down', value: inFigures(unhelpful, language) },
    { label: 'Found helpful', value: asShare(votes > 0 ? helpful / votes : null, language) },
  ]
}

const head = ['Question', 'Times', 'Last']
const maxRows = 5
/** Enough of a question to recognise it. */
const searchLength = 80

/** The most frequent questions, those without an answer first. */
function QuestionLists({ req, totals }: { req: PayloadRequest; totals: QuestionTotals }) {
  const { mostAsked, mostUnanswered } = totals
  return (
    <>
      {mostUnanswered.length > 0 ? (
        <Ranking
          numbers={{
            caption: 'Questions that still have no answer, most frequent first',
            head,
            rows: rowsOf(req, mostUnanswered, unanswered.where),
          }}
          title="Not answered: open one and write its answer"
        />
      ) : (
        <p>Every question has an answer in the published content.</p>
      )}
      <Ranking
        numbers={{ caption: 'Questions asked most', head, rows: rowsOf(req, mostAsked, {}) }}
        title="Asked most"
      />
    </>
  )
}

function rowsOf(req: PayloadRequest, questions: QuestionTotals['mostAsked'], where: Where) {
  const { language } = req.i18n
  return questions.slice(0, maxRows).map(({ question, times, lastDay }) => {
    const search = question.slice(0, searchLength)
    const href = listLink(req, { collection: 'chat-questions', where, search })
    return [{ text: question, href }, inFigures(times, language), shortDay(lastDay, language)]
  })
}
