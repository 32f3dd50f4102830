import type { PayloadRequest, Where } from 'payload'

import { inFigures, shortDay } from '../../../admin/figureWords.js'
import { listLink } from '../../../admin/listLink.js'
import { Ranking } from '../../../admin/Ranking.js'
import { unanswered } from '../questions/unanswered.js'
import type { QuestionTotals } from '../totals/QuestionTotals.js'

type Questions = QuestionTotals['mostAsked']

const head = ['Question', 'Times', 'Last']
const maxRows = 5
/** Enough of a question to recognise it. */
const searchLength = 80

/** The most frequent questions, those without an answer first. */
export function QuestionLists({ req, totals }: { req: PayloadRequest; totals: QuestionTotals }) {
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

function rowsOf(req: PayloadRequest, questions: Questions, where: Where) {
  const { language } = req.i18n
  return questions.slice(0, maxRows).map(({ question, times, lastDay }) => {
    const search = question.slice(0, searchLength)
    const href = listLink(req, { collection: 'chat-questions', where, search })
    return [{ text: question, href }, inFigures(times, language), shortDay(lastDay, language)]
  })
}
