import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Payload } from 'payload'
import { Webhook } from 'standardwebhooks'

import { withTimeout } from '../../../platform/abort.js'
import { platformOf } from '../../../platform/platform.js'
import type { Claim } from './claimDelivery.js'
import { checkedLookup, hostOf, targetFault, type Reach } from './resolveTarget.js'
import { openSecret } from './secrets.js'

export type Outcome =
  | { kind: 'answered'; answer: Answer }
  | { kind: 'failed'; fault: string }
  /** The process is stopping: this attempt does not count. */
  | { kind: 'interrupted' }

const timeoutMs = 15_000

/** Sends a claimed message, signed with every secret that is active (Standard Webhooks). Never throws. */
export async function sendClaim(
  { payload, signal }: { payload: Payload; signal: AbortSignal },
  claim: Claim,
): Promise<Outcome> {
  const { demo, version } = platformOf(payload)
  try {
    const answer = await postMessage({
      url: claim.url,
      headers: {
        'content-type': 'application/json',
        'user-agent': `Foyer/${version}`,
        ...signatureHeaders(payload, claim),
      },
      body: claim.body,
      reach: { allowsLoopback: demo },
      timeoutMs,
      signal,
    })
    return { kind: 'answered', answer }
  } catch (error) {
    return signal.aborted ? { kind: 'interrupted' } : { kind: 'failed', fault: faultOf(error) }
  }
}

function signatureHeaders(payload: Payload, { messageId, body, secrets }: Claim) {
  const at = new Date()
  const signatures = secrets.map((sealed) =>
    new Webhook(openSecret(sealed, payload.secret)).sign(messageId, at, body),
  )
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

function faultOf(error: unknown): string {
  const { code, name, message } = error as { code?: unknown; name?: string; message?: string }
  if (name === 'TimeoutError' || code === 'ABORT_ERR') return 'No answer within 15 seconds'
  return `${typeof code === 'string' ? `${code}: ` : ''}${message ?? 'unknown'}`.slice(0, 500)
}

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

type Answer = { status: number; text: string }

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
