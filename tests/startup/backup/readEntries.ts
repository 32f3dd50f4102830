import { readArchive } from '../../../src/startup/backup/readBackup.js'

/** All entries of a backup by their names, in their order. */
export async function readEntries(file: string): Promise<Record<string, Buffer>> {
  const entries: Record<string, Buffer> = {}
  for await (const { name, bytes } of readArchive(file, new AbortController().signal)) {
    const chunks: Buffer[] = []
    for await (const chunk of bytes) chunks.push(chunk)
    entries[name] = Buffer.concat(chunks)
  }
  return entries
}
