import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

import { LRUCache } from 'lru-cache'
import decompress from 'wawoff2/decompress.js'

type LoadedFont = { family: string; bytes: Buffer }

/** Decompressed files: 70 KB for an alphabet in one weight, up to 200 KB for others. */
const loaded = new LRUCache<string, LoadedFont>({
  max: 100,
  fetchMethod: async (file) =>
    rename(Buffer.from(await decompress(await readFile(file))), nameOf(file)),
})

/** The fonts of these WOFF2 files, each under a family name of its own, in the same order. */
export function loadFonts(files: readonly string[]): Promise<LoadedFont[]> {
  return Promise.all(files.map((file) => loaded.forceFetch(file)))
}

/** Of the file's name, so that every process sets the same bytes; in digits, which are no word for a style. */
function nameOf(file: string): string {
  const hash = createHash('sha256').update(basename(file)).digest('hex')
  return BigInt(`0x${hash}`).toString()
}

const familyName = 1
const unicode = 3

/**
 * Gives a font a name that no other has: the typesetter knows one file per family and weight, and would find the
 * letters of the first subset only. It goes by name 1, and the new name is written over the old one, so that nothing in
 * the file moves (OpenType 1.9, `name`).
 */
function rename(bytes: Buffer, digits: string): LoadedFont {
  const table = findTable(bytes, 'name')
  const [count, strings] = [bytes.readUInt16BE(table + 2), bytes.readUInt16BE(table + 4)]
  for (let record = table + 6; record < table + 6 + 12 * count; record += 12) {
    const isFamily = bytes.readUInt16BE(record + 6) === familyName
    if (!isFamily || bytes.readUInt16BE(record) !== unicode) continue
    const family = `F${digits}`.slice(0, bytes.readUInt16BE(record + 8) / 2)
    const name = Buffer.from(family, 'utf16le').swap16()
    bytes.set(name, table + strings + bytes.readUInt16BE(record + 10))
    return { family, bytes }
  }
  throw new RangeError('A font without a name')
}

function findTable(bytes: Buffer, tag: string): number {
  for (let entry = 12; entry < 12 + 16 * bytes.readUInt16BE(4); entry += 16) {
    if (bytes.toString('latin1', entry, entry + 4) === tag) return bytes.readUInt32BE(entry + 8)
  }
  throw new RangeError(`A font without the table ${tag}`)
}
