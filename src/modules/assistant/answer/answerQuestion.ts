import { platformOf } from '../../../platform/platform.js'
import { redact } from '../../../platform/redact.js'
import { rememberTurn } from '../conversations/turnStore.js'
import type { Assistant } from '../createAssistant.js'
import { answerLocally } from '../local/answerLocally.js'
import { storeQuestion } from '../questions/questionStore.js'
import type { Finding } from '../retrieval/retrieve.js'
import type { ChatQuestion, ChatAnswer, ChatEvent, Citation, Handoff } from '../schemas.js'
import { assistantWords } from '../words/assistantWords.js'
import { prepareQuestion, type Caller, type PreparedQuestion } from './prepareQuestion.js'
import { helpPaths, pathIn } from './pathIn.js'
import { streamPlatformAnswer, type PlatformEnd } from './streamPlatformAnswer.js'
import { whileAvailable } from './whileAvailable.js'
import type { SearchSection } from '../../../search/SearchIndex.js'
import { fill } from '../../../platform/words.js'

/**
 * Answers one question as a stream of events: by the platform AI if it is configured, answers in time and keeps to the
 * sources, else locally from the same sources. Ends early and stores nothing if the caller leaves.
 */
export async function* answerQuestion(
  assistant: Assistant,
  asked: ChatQuestion,
  caller: Caller,
): AsyncGenerator<ChatEvent, void> {
  const opened = await prepareQuestion(assistant, asked, caller)
  const { messageId, conversationId, mayAskPlatform, locale } = opened
  const words = assistantWords(locale)
  const isLocal = !mayAskPlatform
  const citations = citationsOf(opened, isLocal)
  const { disclosure } = words
  yield {
    type: 'started',
    messageId,
    conversationId,
    disclosure,
    ...(isLocal && { mode: 'local' as const }),
  }
  if (citations.length > 0) yield { type: 'sources', citations }

  const end: PlatformEnd = mayAskPlatform
    ? yield* streamPlatformAnswer(assistant, opened, caller.left)
    : { state: 'not_asked' }
  if (caller.left.aborted) return
  if (end.state === 'broken' && end.wasSeen) yield { type: 'restarted', notice: words.restarted }
  if (end.state === 'answered') {
    yield* finishAnswer(assistant, { opened, citations, text: end.text, mode: 'platform' })
    return
  }
  const text = localText(opened)
  yield { type: 'text', text, mode: 'local' }
  yield* finishAnswer(assistant, {
    opened,
    citations,
    text,
    mode: 'local',
    isFallback: end.state === 'broken' || end.state === 'refused',
  })
}

/** Statements need no other source; a model also gets what else was found, and may cite it. */
function citationsOf({ finding, reply }: PreparedQuestion, isLocal: boolean): Citation[] {
  const { confidence, sources, stated } = finding
  if (reply || confidence === 'refused') return []
  const used = isLocal && stated ? sources.slice(0, stated.sources) : sources
  return used.map(({ citation }) => citation)
}

type Given = {
  opened: PreparedQuestion
  citations: Citation[]
  text: string
  mode: ChatAnswer['mode']
  /** The platform AI was configured, but did not write this answer. */
  isFallback?: boolean
}

/** Counts and stores the answer, then returns the whole of it. */
async function* finishAnswer(assistant: Assistant, given: Given): AsyncGenerator<ChatEvent, void> {
  const { opened, citations, text, mode } = given
  const { finding, messageId, conversationId, locale } = opened
  const words = assistantWords(locale)
  const confidence = opened.reply ? 'refused' : finding.confidence
  count(assistant, given)
  await keep(assistant, given)
  const handoff = handoffOf(assistant, opened)
  const sections = finding.passages.map(({ section }) => section)
  const suggestions =
    confidence === 'answered'
      ? suggest({ sections, answered: citations[0]?.title ?? '', words })
      : []
  yield {
    type: 'done',
    probability: Math.round(finding.probability * 100) / 100,
    answer: {
      conversationId,
      messageId,
      answer: text,
      citations,
      grounded: confidence === 'answered',
      confidence,
      mode,
      disclosure: words.disclosure,
      suggestions,
      ...(handoff && { handoff }),
    },
  }
}

function count(
  { measurements, verifier }: Assistant,
  { opened, citations, text, mode, isFallback }: Given,
): void {
  measurements.count(`chat.mode.${mode}`)
  const { finding, reply, locale } = opened
  if (reply) measurements.count('chat.conversation')
  else if (finding.confidence === 'answered') verifier.note({ text, citations, locale })
  else measurements.count(`chat.${finding.confidence}`)
  if (isFallback) measurements.count('chat.fallback')
  measurements.observe('chat.milliseconds', performance.now() - opened.began)
}

async function keep(assistant: Assistant, { opened, citations, text, mode }: Given) {
  const { message, messageId, conversationId, finding, reply, locale } = opened
  const { payload } = assistant
  const question = message.masked
  const at = platformOf(payload).clock.now()
  await whileAvailable(
    payload,
    Promise.all([
      // The platform AI may have mentioned someone whom the visitor did not.
      rememberTurn(payload, { messageId, conversationId, question, answer: redact(text).text }),
      storeQuestion(assistant, {
        question,
        messageId,
        grounded: reply !== undefined || finding.confidence === 'answered',
        mode,
        locale,
        source: citations[0]?.title,
        at,
      }),
    ]),
  )
}

/** If the content has no answer, or the visitor asked for a person, point them to a person. */
function handoffOf(
  { payload }: Assistant,
  { finding, intent, reply, locale }: PreparedQuestion,
): Handoff | undefined {
  const absolute = (path: string) =>
    new URL(pathIn(locale, path), platformOf(payload).serverUrl).href
  if (intent === 'demo') return { kind: 'demo', url: absolute(helpPaths.demo) }
  if (reply && !reply.needsPerson) return undefined
  if (intent || reply || finding.confidence !== 'answered')
    return { kind: 'contact', url: absolute(helpPaths.contact) }
  return undefined
}

/** The answer without the platform AI: from the sources, or that there are none. */
export function localText({
  finding,
  reply,
  locale,
}: Pick<PreparedQuestion, 'finding' | 'reply' | 'locale'>): string {
  const words = assistantWords(locale)
  if (reply) return reply.text
  if (finding.confidence === 'refused') return words.unknown
  if (finding.confidence === 'unsure') return words.unsure
  return finding.stated ? statedText(finding, locale) : answerLocally(finding)
}

/** The statements word for word, one line per source. */
function statedText({ sources, stated }: Finding, locale: string): string {
  const told = sources.slice(0, stated?.sources).map(({ text }, place) => `${text} [${place + 1}]`)
  const { more = 0, listUrl, isNearest } = stated ?? {}
  const words = assistantWords(locale)
  const rest = [words.more(more), ...(listUrl ? [listUrl] : [])].join(' ')
  return [...(isNearest ? [words.nearest] : []), ...told, ...(more > 0 ? [rest] : [])].join('\n')
}

const most = 3

type Near = { sections: readonly SearchSection[]; answered: string; words: { about: string } }

/** What could be asked next: known questions near this one, then documents near it. */
function suggest({ sections, answered, words }: Near): string[] {
  const others = sections.filter(({ title }) => title !== answered)
  const questions = others.filter(({ type }) => type === 'faq').map(({ title }) => title)
  const documents = others
    .filter(({ type }) => type !== 'faq')
    .map(({ title }) => fill(words.about, { title }))
  return [...new Set([...questions.slice(0, 2), ...documents, ...questions])].slice(0, most)
}
