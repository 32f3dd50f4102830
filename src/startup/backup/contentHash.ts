import { createHash } from 'node:crypto'

export type ContentHash = {
  /** Tells of the next entry; its bytes follow. */
  begin(entry: { name: string; size: number }): void
  /** The same bytes, counted in as they pass. */
  through(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer>
  /** Of everything so far. */
  digest(): string
}

/** One SHA-256 over the names, sizes and bytes of a backup's entries in their order. */
export function contentHash(): ContentHash {
  const hash = createHash('sha256')
  return {
    begin: ({ name, size }) => {
      hash.update(`${name}\n${size}\n`)
    },
    through: async function* (bytes) {
      for await (const chunk of bytes) {
        hash.update(chunk)
        yield chunk
      }
    },
    digest: () => hash.copy().digest('hex'),
  }
}
