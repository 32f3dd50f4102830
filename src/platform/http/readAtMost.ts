/** The bytes of a body, of which at most `limit` are read; undefined if there are more. */
export async function readAtMost(
  body: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = body?.getReader()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength
      if (size > limit) return undefined
      chunks.push(part.value)
    }
    return Buffer.concat(chunks)
  } finally {
    if (size > limit) void reader?.cancel().catch(() => undefined)
  }
}
