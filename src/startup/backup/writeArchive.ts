import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'

import { pack as createPack } from 'tar-stream'

import { StartupError } from '../../platform/StartupError.js'
import { contentHash } from './manifest.js'

type Options<T> = {
  file: string
  signal: AbortSignal
  fill: (archive: Archive) => Promise<T>
}

/**
 * Writes a gzipped tar that appears at `file` whole or not at all, readable by its owner only. When this resolves, with
 * the result of `fill`, the file is on disk. An existing file is a StartupError.
 */
export async function writeArchive<T>({ file, signal, fill }: Options<T>): Promise<T> {
  await refuseExisting(file)
  const part = `${file}.part`
  const output = (await open(part, 'wx', 0o600)).createWriteStream({ flush: true })
  const pack = createPack()
  const written = pipeline(pack, createGzip(), output, { signal })
  try {
    // On a full disk the writer fails, and filling would then wait for ever.
    const filled = fill(archiveIn(pack, signal))
    await Promise.race([filled, written])
    pack.finalize()
    await written
    await rename(part, file)
    await syncFolder(dirname(file))
    return await filled
  } catch (error) {
    pack.destroy()
    await written.catch(() => undefined)
    await rm(part, { force: true })
    throw error
  }
}

async function refuseExisting(file: string): Promise<void> {
  for (const path of [file, `${file}.part`]) {
    if (!(await stat(path).catch(() => undefined))) continue
    throw new StartupError(
      path === file
        ? `${file} exists already and is not overwritten. Name another file, or move that one away.`
        : `${path} is left from a backup that did not end, or still grows. Delete it, or name another file.`,
    )
  }
}

function archiveIn(pack: ReturnType<typeof createPack>, signal: AbortSignal) {
  const hash = contentHash()
  const addEntry = async (entry: { name: string; size: number }, bytes: Readable) => {
    hash.begin(entry)
    await pipeline(bytes, (chunks) => hash.through(chunks), pack.entry(entry), { signal })
  }
  return {
    add: (name: string, content: Buffer | string) => {
      const bytes = Buffer.from(content)
      return addEntry({ name, size: bytes.length }, Readable.from([bytes]))
    },
    /** Adds the file at `path` as it is now; if it is gone, rejects with ENOENT and adds nothing. */
    addFile: async (name: string, path: string) => {
      const handle = await open(path)
      try {
        // No further than its size now: a file that grows meanwhile would break the archive.
        const { size } = await handle.stat()
        const bytes = handle.createReadStream({ end: Math.max(size - 1, 0), autoClose: false })
        await addEntry({ name, size }, size === 0 ? Readable.from([]) : bytes)
      } finally {
        await handle.close()
      }
    },
    /** Covers everything added so far (see contentHash). */
    digest: () => hash.digest(),
  }
}

export type Archive = ReturnType<typeof archiveIn>

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  // Some file systems do not support this; the file itself is already on disk.
  await handle.sync().catch(() => undefined)
  await handle.close()
}
