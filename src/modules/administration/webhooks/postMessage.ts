import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'

import { withTimeout } from '../../../platform/abort.js'
import { hostOf, type Reach, targetFault } from './targetFault.js'
import { checkedLookup } from './resolveTarget.js'

type Message = {
  url: string
  headers: Record<string, string>
  body: string
  reach: Reach
  /** For the whole exchange. */
  timeoutMs: number
  /** Aborts when the process stops. */
  signal: AbortSignal
}

export type Answer = { status: number; text: string }

const maxAnswerBytes = 2_048

/** How long to wait for the body of an answer once its status is known. */
const answerMs = 2_000

/**
 * Posts a message and returns the first 2 KiB of the answer. Follows no redirect and reuses no connection. Throws if
 * the address is refused or nothing answers in time.
 */
export async function postMessage(message: Message): Promise<Answer> {
  const { url, reach, timeoutMs: ms, signal } = message
  const fault = targetFault(url, reach)
  if (fault) throw new Error(fault)
  return withTimeout({ ms, signals: [signal] }, (ended) => exchange({ ...message, signal: ended }))
}

async function exchange({ url, headers, body, reach, signal }: Message): Promise<Answer> {
  const { protocol, hostname, port, pathname, search } = new URL(url)
  const request = protocol === 'https:' ? requestHttps : requestHttp
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const outgoing = request({
      host: hostOf(hostname),
      port: port || undefined,
      path: pathname + search,
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      lookup: checkedLookup(reach),
      signal,
    })
    outgoing.on('response', resolve).on('error', reject).end(body)
  })
  return { status: response.statusCode ?? 0, text: await beginningOf(response) }
}

/** The part of the body received until it is enough, too late, or cut off: only the status matters. */
async function beginningOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  const timer = setTimeout(() => response.destroy(), answerMs)
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size >= maxAnswerBytes) break
    }
  } catch {
    // The answer was cut off.
  } finally {
    clearTimeout(timer)
    response.destroy()
  }
  // PostgreSQL's text type cannot hold NUL.
  return Buffer.concat(chunks).subarray(0, maxAnswerBytes).toString('utf8').replaceAll('\0', '')
}
