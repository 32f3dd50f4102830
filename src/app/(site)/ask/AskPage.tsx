import type { Site } from '../Site.js'
import { PageHead } from '../_parts/PageHead.js'
import { Answer } from './Answer.js'
import type { AskState } from './AskState.js'
import { askWordsFor } from './askWords.js'

/** The page for questions: the answer, if there is one, and the form for the next question. */
export function AskPage({ site, state }: { site: Site; state: AskState }) {
  const words = askWordsFor(site.locale)
  return (
    <div className="wrap ask">
      <PageHead title={words.title} lead={words.lead} />
      {state.isRated && (
        <p className="ask-note" role="status">
          {words.rated}
        </p>
      )}
      {state.answer && <Answer site={site} question={state.question} answer={state.answer} />}
      <Question site={site} state={state} />
    </div>
  )
}

function Question({ site, state }: { site: Site; state: AskState }) {
  const words = askWordsFor(site.locale)
  const { fault, conversationId, answer } = state
  return (
    <form className="ask-form" method="post" action={site.link('/ask')}>
      <label htmlFor="question">{answer ? words.next : words.label}</label>
      <p className="help" id="question-help">
        {words.help}
      </p>
      {fault && (
        <p className="ask-fault" id="question-fault" role="alert">
          {fault}
        </p>
      )}
      <textarea
        className="input"
        id="question"
        name="question"
        rows={3}
        maxLength={2_000}
        dir="auto"
        required
        defaultValue={answer ? '' : state.question}
        aria-describedby={fault ? 'question-help question-fault' : 'question-help'}
        aria-invalid={fault ? true : undefined}
      />
      {conversationId && <input type="hidden" name="conversation" value={conversationId} />}
      <p>
        <button className="button">{words.ask}</button>
      </p>
    </form>
  )
}
