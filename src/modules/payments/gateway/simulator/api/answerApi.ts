import type { Payload } from 'payload'

import { type ApiRecord, isRecord } from '../../api/ApiRecord.js'
import type { Keyring } from '../../ciphers/createKeyring.js'
import { commands } from './commands.js'

type Known = { accessCode: string; keyring: Keyring }

/** Answers one call of the server-to-server API, in the gateway's own envelope. */
export async function answerApi(
  payload: Payload,
  { accessCode, keyring }: Known,
  form: URLSearchParams,
): Promise<Response> {
  const command = commands.get(form.get('command') ?? '')
  const query = keyring.decrypt(form.get('enc_request') ?? '', readQuery)
  if (form.get('access_code') !== accessCode)
    return refuse('51407', 'Access_code: Invalid Parameter')
  if (form.get('request_type') !== 'JSON') return refuse('51401', 'Request_type: Invalid Parameter')
  if (!command) return refuse('51410', 'Command: Invalid Parameter')
  if (!query) return refuse('51420', 'Enc_request: Unable to process')
  const content = keyring.encrypt(JSON.stringify(await command(payload, query)))
  return plain(`status=0&enc_response=${content}&enc_error_code=`)
}

function readQuery(text: string): ApiRecord | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

function refuse(code: string, words: string): Response {
  return plain(`status=1&enc_response=${words}&enc_error_code=${code}`)
}

/** The gateway, too, ends its answers with a line break. */
function plain(body: string): Response {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(`${body}\r\n`, { headers })
}
