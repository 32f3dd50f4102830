import { TimeoutError, withTimeout } from '../../../platform/abort.js'
import { createBreaker, inARow, type Breaker } from '../../../platform/breaker.js'
import { systemClock } from '../../../platform/platform.js'
import { readAtMost } from '../../../platform/http/bodyBytes.js'
import { isRecord } from '../../../platform/isRecord.js'
import { parseJson } from '../../../platform/parseJson.js'
import { GatewayFailure } from './Gateway.js'
import type { Keyring } from './cipher.js'

/** One API call. The gateway's guide asks for version 1.2 for status and lookup, 1.1 for the rest. */
type Call = { command: string; version: '1.1' | '1.2'; query: Record<string, string | number> }

/** Makes a call and returns the decrypted answer; rejects with a GatewayFailure otherwise. */
export type CallGateway = (call: Call) => Promise<ApiRecord>

export type TransportOptions = {
  url: string
  accessCode: string
  keyring: Keyring
  timeoutMs: number
}

/** Calls the gateway's server-to-server API: one address, every call and answer encrypted with the working key. */
export function createTransport({
  url,
  accessCode,
  keyring,
  timeoutMs,
}: TransportOptions): CallGateway {
  const breaker = createBreaker({
    name: 'gateway',
    clock: systemClock,
    ...inARow(5),
    openMs: 10_000,
  })
  return async ({ command, version, query }) => {
    const fields = {
      enc_request: keyring.encrypt(JSON.stringify(query)),
      access_code: accessCode,
      command,
      request_type: 'JSON',
      response_type: 'JSON',
      version,
    }
    const answer = await withBreaker(breaker, () => postForm({ url, fields, timeoutMs }))
    return readEnvelope(keyring, answer)
  }
}

/**
 * Runs a call, or fails at once while the gateway is known to be down. Only unreachable and late answers count, because
 * an odd answer about one order says nothing about the next.
 */
export async function withBreaker<T>(breaker: Breaker, call: () => Promise<T>): Promise<T> {
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

/** The longest answer is a page of a lookup, about 100 kB. */
const maxBytes = 2 * 1024 * 1024

type Post = { url: string; fields: Record<string, string>; timeoutMs: number }

/** Posts a form and returns the body of a 200; rejects with a GatewayFailure for all else, including redirects. */
async function postForm({ url, fields, timeoutMs }: Post): Promise<string> {
  try {
    return await withTimeout({ ms: timeoutMs }, async (signal) => {
      const body = new URLSearchParams(fields)
      const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal })
      if (response.status === 200) return await readText(response)
      void response.body?.cancel().catch(() => undefined)
      throw new GatewayFailure('unreachable', `The gateway answered ${String(response.status)}`)
    })
  } catch (error) {
    if (error instanceof GatewayFailure) throw error
    // The cause may contain addresses, which must not reach our logs.
    if (error instanceof TimeoutError)
      throw new GatewayFailure('late', 'The gateway did not answer in time')
    throw new GatewayFailure('unreachable', 'The gateway could not be reached')
  }
}

async function readText({ body }: Response): Promise<string> {
  const bytes = await readAtMost(body, maxBytes)
  if (bytes) return bytes.toString('utf8')
  throw new GatewayFailure('unreadable', 'The answer of the gateway is too long')
}

/**
 * Decrypts an API answer: `status=0` comes with a ciphertext, `status=1` with a plain text error, which becomes a
 * GatewayFailure with its code. Trailing line breaks occur.
 */
function readEnvelope(keyring: Keyring, answer: string): ApiRecord {
  const fields = new URLSearchParams(answer.trim())
  const only = (name: string) => {
    const values = fields.getAll(name)
    return values.length === 1 ? values[0]?.trim() : undefined
  }
  const [status, content] = [only('status'), only('enc_response')]
  if (status === '1') {
    const code = only('enc_error_code') ?? ''
    const known = /^\d{3,6}$/.test(code) ? code : undefined
    throw new GatewayFailure(
      'refused',
      `The gateway refused the call (${known ?? 'no code'})`,
      known,
    )
  }
  const record = status === '0' && content ? keyring.decrypt(content, readRecord) : undefined
  if (!record) throw new GatewayFailure('unreadable', 'The answer of the gateway cannot be read')
  return record
}

/** Version 1.1 wraps some answers in one more object, named `Order_Status_Result` or similar. */
function readRecord(text: string): ApiRecord | undefined {
  const value = parseJson(text)
  if (!isRecord(value)) return undefined
  const wrapped = Object.entries(value).find(([name]) => /^\w+_Result$/i.test(name))?.[1]
  return isRecord(wrapped) ? wrapped : value
}

/** A JSON object of the API. Numbers come as numbers or strings, empty values as `""`, `null` or `"null"`. */
export type ApiRecord = Record<string, unknown>

/** A scalar field of the record as trimmed text; undefined if it is empty or not a scalar. */
export function textIn(record: ApiRecord, name: string): string | undefined {
  const value = record[name]
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text === '' || text === 'null' ? undefined : text
}
