import { Button } from '../_parts/Button.js'
import type { Payload } from 'payload'

import type { ChatAnswer } from '../../../modules/assistant/schemas.js'
import { createApiHandler } from '../../../platform/api/createApiHandler.js'
import { Problem } from '../../../platform/http/Problem.js'
import { readBytes } from '../../../platform/http/readBody.js'
import { fill } from '../../../platform/words.js'
import type { Site } from '../Site.js'
import { servePage } from '../_frame/servePage.js'
import { PageHead } from '../_parts/PageHead.js'
import { wordsFor } from '../_words/wordsFor.js'

export const dynamic = 'force-dynamic'

/** The form for a question. */
export const GET = servePage((site) => {
  const { title, lead } = site.words.ask
  const body = <AskPage site={site} state={{ question: '' }} />
  return Promise.resolve({ title, description: lead, body })
})

type Context = Parameters<typeof GET>[1]

/** Answers a submitted question, on a page that works without JavaScript. */
export async function POST(request: Request, context: Context): Promise<Response> {
  const form = await readForm(request)
  if (!form) return new Response(null, { status: 413 })
  return servePage(async (site) => {
    const state = await answerForm(site, form)
    return {
      title: site.words.ask.title,
      isListed: false,
      status: state.fault ? 422 : 200,
      body: <AskPage site={site} state={state} />,
    }
  })(request, context)
}

async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  try {
    return new URLSearchParams(new TextDecoder().decode(await readBytes(request)))
  } catch (error) {
    if (error instanceof Problem) return undefined
    throw error
  }
}

/** Handles a submitted form: answers a question, or thanks for a rating. */
export async function answerForm(site: Site, form: URLSearchParams): Promise<AskState> {
  const words = site.words.ask
  const conversationId = form.get('conversation') ?? undefined
  const messageId = form.get('rated')
  if (messageId) {
    const helpful = form.get('helpful') === 'yes'
    await postApi(site.payload, '/api/chat/feedback', { messageId, helpful })
    return { question: '', isRated: true, conversationId }
  }
  // A suggestion is a button with its own question.
  const message = (form.get('suggestion') ?? form.get('question') ?? '').trim()
  if (message === '') return { question: '', fault: words.missing, conversationId }
  const response = await postApi(site.payload, '/api/chat', {
    message,
    locale: site.locale,
    ...(conversationId && { conversationId }),
  })
  if (response.status !== 200) {
    return { question: message, fault: faultOf(site, response), conversationId }
  }
  const answer = (await response.json()) as ChatAnswer
  return { question: message, answer, conversationId: answer.conversationId }
}

function faultOf({ locale }: Site, { status, headers }: Response): string {
  const words = wordsFor(locale).ask
  if (status === 429) return fill(words.wait, { seconds: headers.get('retry-after') ?? '60' })
  return status === 422 ? words.tooLong : words.failed
}

/** Posts JSON to this service's own API in this process, as the visitor of the current request. */
export function postApi(
  { config }: Pick<Payload, 'config'>,
  path: string,
  body: Record<string, unknown>,
): Promise<Response> {
  return createApiHandler({ config }).handle(
    new Request(`http://localhost${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
    }),
  )
}

/** The page for questions: the answer, if there is one, and the form for the next question. */
export function AskPage({ site, state }: { site: Site; state: AskState }) {
  const words = site.words.ask
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
  const words = site.words.ask
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

/** What the page shows: nothing yet, an answer, or what was wrong with the question. */
export type AskState = {
  question: string
  answer?: ChatAnswer
  fault?: string
  isRated?: boolean
  conversationId?: string | undefined
}

type Props = { site: Site; question: string; answer: ChatAnswer }

/** One answer with its sources, how it was made, and where to go next. */
export function Answer({ site, question, answer }: Props) {
  const words = site.words.ask
  return (
    <section className="ask-answer" aria-labelledby="answer">
      <p className="ask-asked">
        {words.asked}: <q dir="auto">{question}</q>
      </p>
      <h2 id="answer">{words.answer}</h2>
      <AnswerText text={answer.answer} sources={answer.citations.length} />
      <Sources site={site} answer={answer} />
      {answer.handoff && (
        <p className="ask-handoff">
          <Button href={site.link(ownPath(answer.handoff.url))}>
            {answer.handoff.kind === 'demo' ? words.demo : words.contact}
          </Button>
        </p>
      )}
      <Rating site={site} answer={answer} />
      <Suggestions site={site} answer={answer} />
    </section>
  )
}

type PartProps = { site: Site; answer: ChatAnswer }

/** The pages that the answer cites by number, then those that were found but not used. */
function Sources({ site, answer: { answer: text, citations, mode } }: PartProps) {
  const words = site.words.ask
  if (citations.length === 0) return null
  const numbered = citations.map((citation, at) => ({ ...citation, number: at + 1 }))
  const isCited = ({ number }: { number: number }) => text.includes(`[${number}]`)
  const cited = numbered.some(isCited) ? numbered.filter(isCited) : numbered
  const related = numbered.filter((one) => !cited.includes(one))
  return (
    <>
      <h3>{words.sources}</h3>
      <ol className="ask-sources">
        {cited.map(({ number, title, url, excerpt }) => (
          <li key={url} id={`source-${number}`} value={number}>
            <a href={ownPath(url)} dir="auto">
              {title}
            </a>
            {/* What the answer has said already need not stand here again. */}
            {!text.includes(excerpt) && (
              <p className="help" dir="auto">
                {excerpt}
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="help">{mode === 'local' ? words.local : words.platform}</p>
      <Related site={site} pages={related} />
    </>
  )
}

function Related({ site, pages }: { site: Site; pages: ChatAnswer['citations'] }) {
  if (pages.length === 0) return null
  return (
    <>
      <h3>{site.words.ask.related}</h3>
      <ul className="ask-related">
        {pages.map(({ title, url }) => (
          <li key={url}>
            <a href={ownPath(url)} dir="auto">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Rating({ site, answer: { messageId, conversationId } }: PartProps) {
  const words = site.words.ask
  return (
    <form className="ask-rating" method="post" action={site.link('/ask')}>
      <input type="hidden" name="rated" value={messageId} />
      <input type="hidden" name="conversation" value={conversationId} />
      <p>{words.rate}</p>
      <button className="button button-quiet" name="helpful" value="yes">
        {words.yes}
      </button>
      <button className="button button-quiet" name="helpful" value="no">
        {words.no}
      </button>
    </form>
  )
}

function Suggestions({ site, answer: { suggestions, conversationId } }: PartProps) {
  const words = site.words.ask
  if (suggestions.length === 0) return null
  return (
    <form className="ask-more" method="post" action={site.link('/ask')}>
      <h3>{words.more}</h3>
      <input type="hidden" name="conversation" value={conversationId} />
      {suggestions.map((suggestion) => (
        <button
          key={suggestion}
          className="button button-quiet"
          name="suggestion"
          value={suggestion}
          dir="auto"
        >
          {suggestion}
        </button>
      ))}
    </form>
  )
}

/** The answer as text; its citations link to the sources below. Nothing in it is treated as HTML. */
function AnswerText({ text, sources }: { text: string; sources: number }) {
  const parts = text.split(/(\[\d{1,2}\])/)
  return (
    <p className="ask-text" dir="auto">
      {parts.map((part, place) => {
        const number = Number(/^\[(\d+)\]$/.exec(part)?.[1] ?? 0)
        if (number < 1 || number > sources) return part
        return (
          <a key={place} href={`#source-${number}`}>
            {part}
          </a>
        )
      })}
    </p>
  )
}

/** An address of our site without its host, because the reader may be using another of our host names. */
function ownPath(url: string): string {
  const { pathname, search, hash } = new URL(url, 'http://localhost')
  return pathname + search + hash
}
