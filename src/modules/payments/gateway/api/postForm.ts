import { TimeoutError, withTimeout } from '../../../../platform/abort.js'
import { GatewayFailure } from '../GatewayFailure.js'

/** The longest answer is a page of a lookup, about 100 kB. */
const maxBytes = 2 * 1024 * 1024

type Post = { url: string; fields: Record<string, string>; timeoutMs: number }

/** Posts a form and returns the body of a 200; rejects with a GatewayFailure for all else, including redirects. */
export async function postForm({ url, fields, timeoutMs }: Post): Promise<string> {
  try {
    return await withTimeout({ ms: timeoutMs }, async (signal) => {
      const body = new URLSearchParams(fields)
      const response = await fetch(url, { method: 'POST', body, redirect: 'error', signal })
      if (response.status === 200) return await readLimited(response)
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

async function readLimited({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader() as ReadableStreamDefaultReader<Uint8Array> | undefined
  if (!reader) return ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > maxBytes) {
      void reader.cancel().catch(() => undefined)
      throw new GatewayFailure('unreadable', 'The answer of the gateway is too long')
    }
    chunks.push(part.value)
  }
  return Buffer.concat(chunks).toString('utf8')
}
