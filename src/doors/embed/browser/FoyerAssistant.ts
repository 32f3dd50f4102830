import type { Citation, Handoff } from '../../../modules/assistant/schemas.js'
import { waitText } from '../../../platform/waitText.js'
import { fill } from '../../../platform/words.js'
import { origin, Refusal, request } from './api.js'
import { h, link } from './dom.js'
import { FoyerElement } from './FoyerElement.js'

type Chunk = {
  type: string
  delta?: string
  data?: unknown
  messageId?: string
  messageMetadata?: { conversationId?: string; disclosure?: string }
}

/** `<foyer-assistant>`: a thread of questions and streamed answers, each with its sources. */
export class FoyerAssistant extends FoyerElement {
  static observedAttributes = ['examples', 'heading', 'lang']
  #conversation: string | undefined
  #isAsking = false

  protected override open(left: AbortSignal): Promise<void> {
    const { ask: words } = this.words
    const thread = h('div', { role: 'log', class: 'thread', 'aria-label': words.title })
    const input = h('textarea', {
      id: 'question',
      maxlength: 2_000,
      rows: 2,
      'aria-describedby': 'help',
    })
    const submit = (event: Event) => {
      event.preventDefault()
      const message = input.value.trim()
      input.focus()
      if (!message || this.#isAsking) return
      input.value = ''
      void this.#ask(message, { thread, left }).then((isAnswered) => {
        if (!isAnswered) input.value ||= message
      })
    }
    const form = h(
      'form',
      { submit },
      h('label', { for: 'question' }, words.label),
      input,
      h('p', { id: 'help', class: 'muted' }, words.help),
      h('button', { type: 'submit' }, words.ask),
    )
    sendByEnter(input, form)
    const examples = this.#choices(words.examples, this.#examples(), (question) => {
      void this.#ask(question, { thread, left })
    })
    thread.append(...examples)
    const lead = this.attribute('heading') !== 'none' && h('p', { class: 'muted' }, words.lead)
    // Who began to write in the form of the page, before this one came, goes on here.
    const begun = this.querySelector('textarea')
    input.value = begun?.value ?? ''
    const isWriting = begun !== null && begun === document.activeElement
    this.show(this.heading(words.title), lead, thread, form)
    if (isWriting) input.focus()
    return Promise.resolve()
  }

  /** Answers a question below the others, one at a time; returns whether it was answered. */
  async #ask(
    message: string,
    { thread, left }: { thread: HTMLElement; left: AbortSignal },
  ): Promise<boolean> {
    if (this.#isAsking) return false
    const { ask: words } = this.words
    const text = h('p', { class: 'answer', dir: 'auto' }, words.thinking)
    const turn = h('div', {}, h('p', { class: 'asked', dir: 'auto' }, message), text)
    thread.append(turn)
    turn.scrollIntoView({ block: 'nearest' })
    thread.setAttribute('aria-busy', 'true')
    this.#isAsking = true
    const answer: Answer = { text: '', citations: [], suggestions: [] }
    try {
      const json = { message, locale: this.locale, conversationId: this.#conversation }
      const accept = 'text/event-stream'
      const response = await request('/chat', { json, accept, signal: left })
      for await (const chunk of chunksOf(response)) {
        take(chunk, answer)
        if (answer.text) text.textContent = answer.text
      }
      this.#conversation = answer.conversation ?? this.#conversation
      text.replaceChildren(...cited(answer))
      turn.append(...this.#after(answer, (next) => void this.#ask(next, { thread, left })))
      this.tell('answered', { messageId: answer.message })
      return true
    } catch (error) {
      if (left.aborted) return false
      const wait = error instanceof Refusal && error.status === 429 ? error.wait : 0
      text.textContent = wait
        ? fill(words.wait, { time: waitText(wait, this.locale) })
        : words.failed
      turn.scrollIntoView({ block: 'nearest' })
      return false
    } finally {
      this.#isAsking = false
      thread.removeAttribute('aria-busy')
    }
  }

  /** What stands below an answer: its sources, where to turn, what to ask next, and whether it helped. */
  #after(answer: Answer, ask: (question: string) => void): HTMLElement[] {
    const { ask: words } = this.words
    const { text, citations, suggestions, handoff, message } = answer
    // An answer that cites nothing says only that these pages may help.
    const isUnsure = !/\[\d{1,2}\]/.test(text)
    const shown = citations.map(({ title, url, excerpt }) =>
      h('li', {}, link(url, title), isUnsure && h('p', { class: 'muted', dir: 'auto' }, excerpt)),
    )
    const sources = h('ol', {}, ...shown)
    const contact =
      handoff && link(handoff.url, handoff.kind === 'demo' ? words.demo : words.contact)
    return [
      citations.length > 0 && h('p', { class: 'muted' }, words.sources),
      citations.length > 0 && sources,
      contact && h('p', {}, contact),
      ...this.#choices(words.more, suggestions, ask),
      message !== undefined && this.#rating(message),
    ].filter((part) => part instanceof HTMLElement)
  }

  /** The questions that the page suggests, such as `examples="How do I begin? | What does it cost?"`. */
  #examples(): string[] {
    const given = this.attribute('examples').split('|')
    return given.map((question) => question.trim()).filter(Boolean)
  }

  /** Questions to choose from, below a line that says what they are. */
  #choices(title: string, questions: string[], ask: (question: string) => void): HTMLElement[] {
    if (questions.length === 0) return []
    const buttons = questions.map((question) => {
      const click = () => ask(question)
      return h('button', { type: 'button', class: 'quiet', dir: 'auto', click }, question)
    })
    return [h('p', { class: 'muted' }, title), h('p', { class: 'row' }, ...buttons)]
  }

  #rating(messageId: string): HTMLElement {
    const { ask: words } = this.words
    const place = h(
      'p',
      { class: 'row', role: 'status' },
      h('span', { class: 'muted' }, words.rate),
    )
    const rate = (helpful: boolean, label: string) => {
      const click = () => {
        void request('/chat/feedback', { json: { messageId, helpful } }).then(
          () => (place.textContent = words.rated),
          () => (place.textContent = words.notRated),
        )
      }
      return h('button', { type: 'button', class: 'quiet', click }, label)
    }
    place.append(rate(true, words.yes), rate(false, words.no))
    return place
  }
}

/** With Shift, Enter begins a line. */
function sendByEnter(input: HTMLTextAreaElement, form: HTMLFormElement): void {
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    form.requestSubmit()
  })
}

type Answer = {
  text: string
  citations: Citation[]
  suggestions: string[]
  conversation?: string | undefined
  message?: string | undefined
  handoff?: Handoff
}

/** Adds one chunk of the stream to the answer; a notice says that the text so far does not count. */
function take({ type, delta, data, messageId, messageMetadata }: Chunk, answer: Answer): void {
  if (messageId) answer.message = messageId
  if (messageMetadata?.conversationId) answer.conversation = messageMetadata.conversationId
  if (type === 'text-delta') answer.text += delta ?? ''
  if (type === 'data-notice') answer.text = ''
  if (type === 'data-citations') answer.citations = data as Citation[]
  if (type === 'data-suggestions') answer.suggestions = data as string[]
  if (type === 'data-handoff') answer.handoff = data as Handoff
  if (type === 'error') throw new Refusal()
}

/** The answer's text; the numbers of its sources link to them, and addresses to the service's pages. */
function cited({ text, citations }: Answer) {
  return text.split(/(\[\d{1,2}\]|https?:\/\/\S+)/).map((part) => {
    if (part.startsWith(`${origin}/`)) return link(part, part)
    const source = citations[Number(/^\[(\d+)\]$/.exec(part)?.[1] ?? 0) - 1]
    return source ? link(source.url, part) : part
  })
}

/** The JSON of server-sent events, one by one; a stream that was cut off before its end is no answer. */
async function* chunksOf({ body }: Response): AsyncGenerator<Chunk> {
  if (!body) return
  const reader = body.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let isWhole = false
  for (;;) {
    const { done, value } = await reader.read()
    if (done && !isWhole) throw new Refusal()
    if (done) return
    const events = (rest + value).split('\n\n')
    rest = events.pop() ?? ''
    for (const event of events) {
      const data = event.replace(/^data: /, '')
      isWhole = data === '[DONE]'
      if (data.startsWith('{')) yield JSON.parse(data) as Chunk
    }
  }
}
