import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as requestHttps } from 'node:https'

import { abortWith } from '../../../platform/abort.js'
import { createBreaker, type Outcome } from '../../../platform/breaker.js'
import type { Clock } from '../../../platform/platform.js'
import type { Measurements } from '../../../platform/measurements/Measurements.js'
import { PlatformFailure } from './PlatformFailure.js'
import { readCompletion } from './readCompletion.js'

export type PlatformAiSettings = {
  url: string
  key?: string | undefined
  model?: string | undefined
}

export type PromptMessage = { role: 'system' | 'user' | 'assistant'; content: string }

export type PlatformAi = ReturnType<typeof createPlatformAi>

/** The maximum length of an answer in tokens; also reserved per call before its real use is known. */
export const answerTokens = 600

/** Enough calls to tell an outage from a single bad answer. */
export const breakerSettings = { remembered: 20, fewest: 5, failing: 0.5, openMs: 30_000 }

type Options = { settings: PlatformAiSettings; clock: Clock; measurements: Measurements }

/** The platform AI behind its breaker. */
export function createPlatformAi({ settings, clock, measurements }: Options) {
  const url = completionsUrl(settings.url)
  const breaker = createBreaker({
    ...breakerSettings,
    name: 'assistant',
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
    /**
     * Starts a call and yields its text as it arrives, or returns undefined while the breaker is open. Incomplete text
     * ends with a PlatformFailure; `left` aborts when nobody waits for it any more.
     */
    call: (messages: PromptMessage[], left: AbortSignal) => {
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

/**
 * Reports to the breaker how the call ended: read completely, failed, or abandoned. Neither a reader who stops early nor
 * one who lets it wait, past its deadlines, says anything about the upstream.
 */
async function* judged(
  texts: AsyncGenerator<string>,
  left: AbortSignal,
  leave: (outcome: Outcome) => void,
): AsyncGenerator<string> {
  let waited = 0
  try {
    for await (const text of texts) {
      const shown = performance.now()
      yield text
      waited += performance.now() - shown
      if (waited >= silenceMs) leave('left')
    }
    leave('answered')
  } catch (error) {
    leave(left.aborted ? 'left' : 'failed')
    throw error
  } finally {
    leave('left')
  }
}

/** In milliseconds from the start of the call. */
const firstTextMs = 2_500
const totalMs = 15_000
/** An answer that started and then stalls this long is given up: nobody waits longer for the rest. */
const silenceMs = 4_000

/** Aborts a call that is too slow or whose caller has left. */
function createDeadline(left: AbortSignal) {
  const controller = new AbortController()
  const release = abortWith(controller, [left])
  let failure: PlatformFailure | undefined
  const fail = (reason: 'slow' | 'timeout') => {
    failure = new PlatformFailure(reason)
    controller.abort()
  }
  let next = setTimeout(fail, firstTextMs, 'slow')
  const total = setTimeout(fail, totalMs, 'timeout')
  return {
    signal: controller.signal,
    /** Text has arrived: from now on the next piece and the whole are limited. */
    heard: () => {
      clearTimeout(next)
      next = setTimeout(fail, silenceMs, 'timeout')
    },
    /** The reason, if this deadline ended the call. */
    failure: () => failure,
    end: () => {
      clearTimeout(next)
      clearTimeout(total)
      release()
      controller.abort()
    },
  }
}

/** The URL of chat completions below a provider's base URL, with or without `/v1`. */
function completionsUrl(base: string): URL {
  const url = new URL(base)
  const path = url.pathname.replace(/\/+$/, '')
  if (path.endsWith('/chat/completions')) return url
  url.pathname = `${path || '/v1'}/chat/completions`
  return url
}

type Upstream = { url: URL; key: string | undefined; body: string; signal: AbortSignal }

/** A service that accepts no connection within a second is down. */
const connectMs = 1_000

const agents = {
  http: new HttpAgent({ keepAlive: true }),
  https: new HttpsAgent({ keepAlive: true }),
}

/**
 * Sends the call and resolves with the response headers. Node's own client instead of fetch, which cannot tell the time
 * to connect from the time to answer; redirects are not followed, because they would send the key elsewhere.
 */
function openCompletion({ url, key, body, signal }: Upstream): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  return new Promise((resolve, reject) => {
    const call = (isSecure ? requestHttps : requestHttp)(url, {
      method: 'POST',
      agent: isSecure ? agents.https : agents.http,
      signal,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        accept: 'text/event-stream',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
    })
    const tooLate = setTimeout(() => call.destroy(), connectMs)
    const connected = () => clearTimeout(tooLate)
    call.once('socket', (socket) => {
      if (socket.connecting) socket.once(isSecure ? 'secureConnect' : 'connect', connected)
      else connected()
    })
    call.once('response', resolve)
    // Errors after the headers are seen by whoever reads the body.
    call.on('error', () => {
      connected()
      reject(new PlatformFailure('unreachable'))
    })
    call.end(body)
  })
}
