import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

import { extract } from 'tar-stream'

import { StartupError } from '../../platform/StartupError.js'

export type ArchiveEntry = {
  name: string
  size: number
  /** Must be read to its end before the next entry is requested. */
  bytes: AsyncGenerator<Buffer>
}

/**
 * The entries of a gzipped tar in order. A file that is not such an archive, or is cut off, is a StartupError; a file
 * that cannot be read rejects with the file system's error.
 */
export async function* readArchive(
  file: string,
  signal: AbortSignal,
): AsyncGenerator<ArchiveEntry> {
  const entries = extract()
  const fed = pipeline(createReadStream(file), createGunzip(), entries, { signal })
  // A failure here also fails the entries, which are being read.
  fed.catch(() => undefined)
  try {
    for await (const entry of entries) {
      const { name, size } = entry.header
      yield { name, size, bytes: readEntry(file, entry) }
    }
    await fed
  } catch (error) {
    throw explainDamage(file, error)
  }
}

async function* readEntry(file: string, entry: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of entry) yield chunk as Buffer
  } catch (error) {
    throw explainDamage(file, error)
  }
}

function explainDamage(file: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException
  const isDamage = code === undefined || code.startsWith('Z_')
  return isDamage ? new StartupError(`${file} is damaged, or no backup (${message}).`) : error
}
