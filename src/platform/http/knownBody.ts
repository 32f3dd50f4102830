/** Keyed by the Response's stream: Payload wraps every answer in a new Response around the same stream. */
const known = new WeakMap<ReadableStream, Uint8Array<ArrayBuffer>>()

/**
 * A Response whose bytes `bytesOf` returns without reading its stream: reading it three times took a fifth of a cache
 * miss.
 */
export function responseOf(bytes: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(bytes, init)
  if (response.body) known.set(response.body, bytes)
  return response
}

/** The bytes of an answer made by `responseOf`; undefined for any other. */
export function knownBytes({ body }: Response): Uint8Array<ArrayBuffer> | undefined {
  return body ? known.get(body) : undefined
}

/** The bytes of an answer's body. The body counts as read afterwards. */
export async function bytesOf(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  return knownBytes(response) ?? new Uint8Array(await response.arrayBuffer())
}
