import type { Clock } from '../../../platform/clock.js'
import { type Breaker, createBreaker, type Outcome } from '../../../platform/breaker.js'
import type { Measurements } from '../../../platform/measurements/Measurements.js'
import { createDeadline } from './createDeadline.js'
import { completionsUrl } from './completionsUrl.js'
import { openCompletion } from './openCompletion.js'
import { PlatformFailure } from './PlatformFailure.js'
import { readCompletion } from './readCompletion.js'

export type PlatformAiSettings = {
  url: string
  key?: string | undefined
  model?: string | undefined
}

export type PromptMessage = { role: 'system' | 'user' | 'assistant'; content: string }

export type PlatformAi = {
  url: URL
  breaker: Breaker
  /**
   * Starts a call and yields its text as it arrives, or returns undefined while the breaker is open. Incomplete text
   * ends with a PlatformFailure; `left` aborts when nobody waits for it any more.
   */
  call(messages: PromptMessage[], left: AbortSignal): AsyncGenerator<string> | undefined
}

/** The maximum length of an answer in tokens; also reserved per call before its real use is known. */
export const answerTokens = 600

/** Enough calls to tell an outage from a single bad answer. */
export const breakerSettings = { remembered: 20, fewest: 5, failing: 0.5, openMs: 30_000 }

type Options = { settings: PlatformAiSettings; clock: Clock; measurements: Measurements }

/** The platform AI behind its breaker. */
export function createPlatformAi({ settings, clock, measurements }: Options): PlatformAi {
  const url = completionsUrl(settings.url)
  const breaker = createBreaker({
    ...breakerSettings,
    clock,
    onOpen: () => measurements.count('chat.breaker.opened'),
  })
  const bodyOf = (messages: PromptMessage[]) =>
    JSON.stringify({
      model: settings.model ?? 'default',
      messages,
      stream: true,
      temperature: 0.2,
      max_tokens: answerTokens,
    })
  return {
    url,
    breaker,
    call: (messages, left) => {
      const leave = breaker.enter()
      if (!leave) return undefined
      const body = bodyOf(messages)
      const began = performance.now()
      return judged(stream({ url, key: settings.key, body, left, onFirst }), left, leave)

      function onFirst() {
        measurements.observe('chat.platform.first_token_milliseconds', performance.now() - began)
      }
    },
  }
}

type Call = {
  url: URL
  key: string | undefined
  body: string
  left: AbortSignal
  onFirst: () => void
}

async function* stream({ url, key, body, left, onFirst }: Call): AsyncGenerator<string> {
  const deadline = createDeadline(left)
  let isEmpty = true
  try {
    const answer = await openCompletion({ url, key, body, signal: deadline.signal })
    for await (const text of readCompletion(answer)) {
      if (isEmpty) onFirst()
      isEmpty = false
      deadline.heard()
      yield text
    }
    if (isEmpty) throw new PlatformFailure('empty')
  } catch (error) {
    throw deadline.failure() ?? error
  } finally {
    deadline.end()
  }
}

/** Reports to the breaker how the call ended: read completely, failed, or abandoned. */
async function* judged(
  texts: AsyncGenerator<string>,
  left: AbortSignal,
  leave: (outcome: Outcome) => void,
): AsyncGenerator<string> {
  try {
    yield* texts
    leave('answered')
  } catch (error) {
    leave(left.aborted ? 'left' : 'failed')
    throw error
  } finally {
    // A reader who stops early says nothing about the upstream.
    leave('left')
  }
}
