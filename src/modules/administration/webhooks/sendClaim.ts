import type { Payload } from 'payload'
import { Webhook } from 'standardwebhooks'

import { platformOf } from '../../../platform/platform.js'
import type { Claim } from './claimDelivery.js'
import { type Answer, postMessage } from './postMessage.js'
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
