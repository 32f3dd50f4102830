import { createHash } from 'node:crypto'

type ContentHash = {
  /** Announces the next entry; its bytes follow. */
  begin(entry: { name: string; size: number }): void
  /** Passes the same bytes on while hashing them. */
  through(bytes: AsyncIterable<Buffer>): AsyncGenerator<Buffer>
  /** The hash of everything so far. */
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
