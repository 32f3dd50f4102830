import type { Assistant } from '../Assistant.js'
import type { ChatEvent } from '../ChatEvent.js'
import type { Asked } from '../ChatRequest.js'
import type { Finding } from '../retrieval/retrieve.js'
import type { Citation } from '../schemas.js'
import { wordsFor } from '../words/wordsFor.js'
import { openAnswer } from './openAnswer.js'
import { finishAnswer } from './finishAnswer.js'
import { localText } from './localText.js'
import { type PlatformEnd, platformText } from './platformText.js'

export type Caller = {
  /** The languages the visitor reads, best first. */
  locales: readonly string[]
  /** Aborts when the visitor has left. */
  left: AbortSignal
}

/**
 * Answers one question as a stream of events: by the platform AI if it is configured, answers in time and keeps to the
 * sources, else locally from the same sources. Ends early and stores nothing if the caller leaves.
 */
export async function* answerQuestion(
  assistant: Assistant,
  asked: Asked,
  caller: Caller,
): AsyncGenerator<ChatEvent, void> {
  const opened = await openAnswer(assistant, asked, caller)
  const { messageId, conversationId, finding, mayAskPlatform, locale } = opened
  const words = wordsFor(locale)
  const isLocal = !mayAskPlatform
  const citations = citationsOf(finding, isLocal)
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
    ? yield* platformText(assistant, opened, caller.left)
    : { state: 'not_asked' }
  if (caller.left.aborted) return
  if (end.state === 'broken' && end.wasSeen) yield { type: 'restarted', notice: words.restarted }
  if (end.state === 'answered') {
    yield* finishAnswer(assistant, { opened, citations, text: end.text, mode: 'platform' })
    return
  }
  const text = localText(assistant, opened)
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
function citationsOf({ isGrounded, sources, stated }: Finding, isLocal: boolean): Citation[] {
  if (!isGrounded) return []
  const used = isLocal && stated ? sources.slice(0, stated.sources) : sources
  return used.map(({ citation }) => citation)
}
