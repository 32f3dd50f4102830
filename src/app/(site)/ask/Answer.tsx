import { labelled } from '../../../platform/localization.js'
import { pathOf } from '../../../platform/parseUrl.js'
import type { ChatAnswer } from '../../../modules/assistant/schemas.js'
import { Button } from '../_parts/Button.js'
import type { Site } from '../Site.js'

type Props = { site: Site; question: string; answer: ChatAnswer }

/** One answer with its sources, how it was made, and where to go next. */
export function Answer({ site, question, answer }: Props) {
  const words = site.words.ask
  return (
    <section className="ask-answer" aria-labelledby="answer">
      <p className="ask-asked">
        {labelled(words.asked, site.locale)} <q dir="auto">{question}</q>
      </p>
      <h2 id="answer">{words.answer}</h2>
      <AnswerText site={site} answer={answer} />
      <Sources site={site} answer={answer} />
      {answer.handoff && (
        <p className="ask-handoff">
          <Button href={pathOf(answer.handoff.url)}>
            {answer.handoff.kind === 'demo'
              ? site.words.start.demo
              : site.words.forms.contact.title}
          </Button>
        </p>
      )}
      <Rating site={site} answer={answer} />
      <Choices
        site={site}
        title={words.more}
        questions={answer.suggestions}
        conversation={answer.conversationId}
      />
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
            <a href={pathOf(url)} dir="auto">
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
            <a href={pathOf(url)} dir="auto">
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
  const { custom: answers } = site.words.forms
  return (
    <form className="ask-rating" method="post" action={site.link('/ask')}>
      <input type="hidden" name="rated" value={messageId} />
      <input type="hidden" name="conversation" value={conversationId} />
      <p>{words.rate}</p>
      <button className="button button-quiet" name="helpful" value="yes">
        {answers.yes}
      </button>
      <button className="button button-quiet" name="helpful" value="no">
        {answers.no}
      </button>
    </form>
  )
}

type ChoicesProps = {
  site: Site
  title: string
  questions: readonly string[]
  conversation?: string
}

/** Questions that a press of a button asks. */
export function Choices({ site, title, questions, conversation }: ChoicesProps) {
  if (questions.length === 0) return null
  return (
    <form className="ask-more" method="post" action={site.link('/ask')}>
      <h2 className="small-title">{title}</h2>
      {conversation && <input type="hidden" name="conversation" value={conversation} />}
      {questions.map((question) => (
        <button
          key={question}
          className="button button-quiet"
          name="suggestion"
          value={question}
          dir="auto"
        >
          {question}
        </button>
      ))}
    </form>
  )
}

/** The answer as text; its citations link to the sources below, and addresses to this site’s pages. Nothing in it is treated as HTML. */
function AnswerText({ site, answer: { answer: text, citations } }: PartProps) {
  const parts = text.split(/(\[\d{1,2}\]|https?:\/\/\S+)/)
  return (
    <p className="ask-text" dir="auto">
      {parts.map((part, place) => {
        const number = Number(/^\[(\d+)\]$/.exec(part)?.[1] ?? 0)
        const isOwn = part.startsWith(`${site.serverUrl}/`)
        if (!isOwn && (number < 1 || number > citations.length)) return part
        return (
          <a key={place} href={isOwn ? pathOf(part) : `#source-${number}`}>
            {part}
          </a>
        )
      })}
    </p>
  )
}
