import type { ChatAnswer } from '../../../modules/assistant/schemas.js'
import { readBytes } from '../../../platform/http/readBody.js'
import { waitText } from '../../../platform/waitText.js'
import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'
import { readApi } from '../_frame/readApi.js'
import { servePage } from '../_frame/servePage.js'
import { Points } from '../_forms/formPages.js'
import { ContactWays } from '../contact/ContactWays.js'
import { PageHead } from '../_parts/PageHead.js'
import { readAllQuestions } from '../questions/readAllQuestions.js'
import { wordsFor } from '../_words/wordsFor.js'
import { Answer, Choices } from './Answer.js'

/** The form for a question; with scripts it becomes a thread. */
export const GET = servePage(async (site) => {
  const { title, lead } = site.words.ask
  const questions = await readAllQuestions(site)
  const examples = questions.slice(0, mostExamples).map(({ question }) => question)
  return {
    title,
    description: lead,
    body: <AskPage site={site} state={{ question: '', examples }} />,
  }
})

const mostExamples = 3

/** Answers a submitted question, on a page that works without JavaScript. */
export const POST = servePage(async (site, { request }) => {
  const form = new URLSearchParams(new TextDecoder().decode(await readBytes(request)))
  const state = await answerForm(site, form)
  return {
    title: site.words.ask.title,
    isListed: false,
    status: state.fault ? (state.refused?.status ?? 422) : 200,
    retryAfter: state.refused?.retryAfter,
    body: <AskPage site={site} state={state} />,
  }
})

/** Handles a submitted form: answers a question, or thanks for a rating. */
export async function answerForm(site: Site, form: URLSearchParams): Promise<AskState> {
  const words = site.words.ask
  const conversationId = form.get('conversation') ?? undefined
  const messageId = form.get('rated')
  if (messageId) {
    const helpful = form.get('helpful') === 'yes'
    const body = { messageId, helpful }
    const rated = await readApi(site.payload, '/api/chat/feedback', { body })
    if (rated.ok) return { question: '', isRated: true, conversationId }
    return { question: '', fault: words.notRated, refused: refusedOf(rated), conversationId }
  }
  // A suggestion is a button with its own question.
  const message = (form.get('suggestion') ?? form.get('question') ?? '').trim()
  if (message === '') return { question: '', fault: words.missing, conversationId }
  const body = { message, locale: site.locale, ...(conversationId && { conversationId }) }
  const response = await readApi(site.payload, '/api/chat', { body })
  if (response.status !== 200) {
    const refused = refusedOf(response)
    return { question: message, fault: faultOf(site, response), refused, conversationId }
  }
  const answer = (await response.json()) as ChatAnswer
  return { question: message, answer, conversationId: answer.conversationId }
}

function faultOf({ locale }: Site, { status, headers }: Response): string {
  const words = wordsFor(locale).ask
  if (status === 429)
    return fill(words.wait, { time: waitText(Number(headers.get('retry-after') ?? 60), locale) })
  return status === 422 ? words.tooLong : words.failed
}

/** What tells programs to come back later, as the people do who read the page. */
function refusedOf({ status, headers }: Response): AskState['refused'] {
  const retryAfter = headers.get('retry-after') ?? undefined
  return status === 429 || status === 503 ? { status, retryAfter } : undefined
}

/** The page for questions: the answer, if there is one, and the form for the next question. */
export function AskPage({ site, state }: { site: Site; state: AskState }) {
  const words = site.words.ask
  return (
    <div className="wrap">
      <PageHead title={words.title} lead={words.lead} />
      <div className="article">
        <div className="ask">
          {state.isRated && (
            <p className="ask-note" role="status">
              {words.rated}
            </p>
          )}
          {state.answer && <Answer site={site} question={state.question} answer={state.answer} />}
          {state.examples ? (
            <foyer-assistant heading="none" theme="auto" examples={state.examples.join(' | ')}>
              <Choices site={site} title={words.examples} questions={state.examples} />
              <Question site={site} state={state} />
            </foyer-assistant>
          ) : (
            <Question site={site} state={state} />
          )}
        </div>
        <aside className="panel beside">
          <h2 className="card-title">{words.scope.title}</h2>
          <Points items={words.scope.points} />
          <ContactWays site={site} isAsking />
        </aside>
      </div>
    </div>
  )
}

function Question({ site, state }: { site: Site; state: AskState }) {
  const words = site.words.ask
  const { fault, conversationId, answer } = state
  return (
    <form className="ask-form" method="post" action={site.link('/ask')}>
      <label htmlFor="question">{answer ? words.next : words.label}</label>
      {fault && (
        <p className="ask-fault" id="question-fault" role="alert">
          {fault}
        </p>
      )}
      <textarea
        className="input"
        id="question"
        name="question"
        rows={2}
        maxLength={2_000}
        dir="auto"
        required
        defaultValue={answer ? '' : state.question}
        aria-describedby={fault ? 'question-help question-fault' : 'question-help'}
        aria-invalid={fault ? true : undefined}
      />
      <p className="help" id="question-help">
        {words.help}
      </p>
      {conversationId && <input type="hidden" name="conversation" value={conversationId} />}
      <button className="button">{words.ask}</button>
    </form>
  )
}

/** What the page shows: nothing yet, an answer, or what was wrong with the question. */
export type AskState = {
  question: string
  answer?: ChatAnswer
  fault?: string
  /** Where more than the question is wrong: too many of them, or no answers for now. */
  refused?: { status: number; retryAfter: string | undefined } | undefined
  isRated?: boolean
  /** Questions to begin with. */
  examples?: readonly string[]
  conversationId?: string | undefined
}
