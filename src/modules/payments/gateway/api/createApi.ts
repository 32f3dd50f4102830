import { type Breaker, createBreaker, inARow } from '../../../../platform/breaker.js'
import { systemClock } from '../../../../platform/clock.js'
import type { Keyring } from '../ciphers/createKeyring.js'
import type { GatewayApi } from '../Gateway.js'
import { GatewayFailure } from '../GatewayFailure.js'
import type { ApiRecord } from './ApiRecord.js'
import { askRefund } from './askRefund.js'
import { askStatus } from './askStatus.js'
import { lookUp } from './lookUp.js'
import { postForm } from './postForm.js'
import { readEnvelope } from './readEnvelope.js'

/** One API call. The gateway's guide asks for version 1.2 for status and lookup, 1.1 for the rest. */
type Call = { command: string; version: '1.1' | '1.2'; query: Record<string, string | number> }

/** Makes a call and returns the decrypted answer; rejects with a GatewayFailure otherwise. */
export type AskGateway = (call: Call) => Promise<ApiRecord>

type Options = { url: string; accessCode: string; keyring: Keyring; timeoutMs: number }

/** The gateway's server-to-server API: one address, every call and answer encrypted with the working key. */
export function createApi({ url, accessCode, keyring, timeoutMs }: Options): GatewayApi {
  const breaker = createBreaker({ clock: systemClock, ...inARow(5), openMs: 10_000 })
  const ask: AskGateway = async ({ command, version, query }) => {
    const fields = {
      enc_request: keyring.encrypt(JSON.stringify(query)),
      access_code: accessCode,
      command,
      request_type: 'JSON',
      response_type: 'JSON',
      version,
    }
    const answer = await behind(breaker, () => postForm({ url, fields, timeoutMs }))
    return readEnvelope(keyring, answer)
  }
  return {
    status: (attempt) => askStatus(ask, attempt),
    refund: (refund) => askRefund(ask, refund),
    lookup: (window) => lookUp(ask, window),
  }
}

/**
 * Runs a call, or fails at once while the gateway is known to be down. Only unreachable and late answers count, because
 * an odd answer about one order says nothing about the next.
 */
export async function behind<T>(breaker: Breaker, call: () => Promise<T>): Promise<T> {
  const leave = breaker.enter()
  if (!leave)
    throw new GatewayFailure('paused', 'The gateway did not answer lately; it is asked again soon')
  try {
    const result = await call()
    leave('answered')
    return result
  } catch (error) {
    const isSilent =
      error instanceof GatewayFailure && ['unreachable', 'late'].includes(error.fault)
    leave(isSilent ? 'failed' : 'answered')
    throw error
  }
}
