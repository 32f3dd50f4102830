import { platformOf } from '../../../platform/platform.js'
import type { Assistant } from '../Assistant.js'
import type { ChatEvent } from '../ChatEvent.js'
import { rememberTurn } from '../conversations/rememberTurn.js'
import { suggest } from '../local/suggest.js'
import { redact } from '../message/redact.js'
import { keepQuestion } from '../questions/keepQuestion.js'
import type { ChatAnswer, Citation, Handoff } from '../schemas.js'
import { wordsFor } from '../words/wordsFor.js'
import type { Opened } from './openAnswer.js'
import { whileAvailable } from './whileAvailable.js'

type Given = {
  opened: Opened
  citations: Citation[]
  text: string
  mode: ChatAnswer['mode']
  /** The platform AI was configured, but did not write this answer. */
  isFallback?: boolean
}

/** Counts and stores the answer, then returns the whole of it. */
export async function* finishAnswer(
  assistant: Assistant,
  given: Given,
): AsyncGenerator<ChatEvent, void> {
  const { opened, citations, text, mode } = given
  const { finding, messageId, conversationId, locale } = opened
  const words = wordsFor(locale)
  count(assistant, given)
  await keep(assistant, given)
  const handoff = handoffOf(assistant, opened)
  const suggestions = finding.isGrounded
    ? suggest({ sections: finding.sections, answered: citations[0]?.title ?? '', words })
    : []
  yield {
    type: 'done',
    confidence: Math.round(finding.grounding * 100) / 100,
    answer: {
      conversationId,
      messageId,
      answer: text,
      citations,
      grounded: finding.isGrounded,
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
  if (opened.finding.isGrounded) verifier.note({ text, citations, locale: opened.locale })
  else measurements.count('chat.refused')
  if (isFallback) measurements.count('chat.fallback')
  measurements.observe('chat.milliseconds', performance.now() - opened.began)
}

async function keep(assistant: Assistant, { opened, citations, text, mode }: Given) {
  const { message, messageId, conversationId, finding, locale } = opened
  const { payload } = assistant
  const question = message.masked
  const at = platformOf(payload).clock.now()
  await whileAvailable(
    payload,
    Promise.all([
      // The platform AI may have mentioned someone whom the visitor did not.
      rememberTurn(payload, { messageId, conversationId, question, answer: redact(text).text }),
      keepQuestion(assistant, {
        question,
        messageId,
        grounded: finding.isGrounded,
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
  { options, payload }: Assistant,
  { finding, intent }: Opened,
): Handoff | undefined {
  const absolute = (path: string) => new URL(path, platformOf(payload).serverUrl).href
  if (intent === 'demo') return { kind: 'demo', url: absolute(options.demoPath) }
  if (intent || !finding.isGrounded) return { kind: 'contact', url: absolute(options.contactPath) }
  return undefined
}
