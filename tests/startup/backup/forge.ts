import { type Archive, writeArchive } from '../../../src/startup/backup/writeArchive.js'
import { readEntries } from './readEntries.js'

type Files = { from: string; to: string }

/** Copies a backup with some of its entries changed or left out, and a seal that fits them. */
export async function forge(
  { from, to }: Files,
  change: (entries: Record<string, Buffer>) => void,
): Promise<void> {
  const entries = await readEntries(from)
  change(entries)
  const fill = async (archive: Archive) => {
    for (const [name, bytes] of Object.entries(entries)) {
      const seal = name === 'seal.json' && {
        ...JSON.parse(String(bytes)),
        sha256: archive.digest(),
      }
      await archive.add(name, seal ? Buffer.from(JSON.stringify(seal)) : bytes)
    }
  }
  await writeArchive({ file: to, signal: new AbortController().signal, fill })
}
