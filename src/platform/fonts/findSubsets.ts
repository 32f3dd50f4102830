import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

import type { FontFamily, FontWeight } from './fontFamilies.js'

/** One font file of a family, with the code points it declares and those it can really draw. */
export type FontSubset = {
  family: string
  /** Left out if the file holds every weight. */
  weight?: FontWeight
  file: string
  points: ReadonlySet<number>
}

type Declared = { name: string; ranges: { from: number; to: number }[] }

// Turbopack refuses to build `createRequire(import.meta.url).resolve` with a dynamic name.
const packages = createRequire(new URL(import.meta.url).href)
const indexes = new Map<string, Promise<Map<number, Declared[]>>>()
const subsets = new Map<string, Promise<FontSubset>>()

/**
 * The files of a family that declare a code point. They may still lack it: only `points` is reliable. Each file is read
 * at first use and remembered without its bytes.
 */
export async function findSubsets(
  family: FontFamily,
  weight: FontWeight,
  point: number,
): Promise<FontSubset[]> {
  const index = await remembered(indexes, family.package, () => readIndex(family))
  const serving = (index.get(point >> 8) ?? []).filter((declared) => serves(declared, point))
  return Promise.all(
    serving.map((declared) => {
      const file = fileOf(family, declared.name, weight)
      return remembered(subsets, file, async () => {
        const drawn = await readCharacterMap(await readFile(file))
        const points = [...drawn].filter((each) => serves(declared, each))
        const own = family.isVariable ? {} : { weight }
        return { family: family.name, ...own, file, points: new Set(points) }
      })
    }),
  )
}

function fileOf(family: FontFamily, subset: string, weight: FontWeight): string {
  const name = family.package.slice(family.package.indexOf('/') + 1)
  const part = subset.replace(/[[\]]/g, '')
  const axis = family.isVariable ? 'wght' : weight
  return packages.resolve(`${family.package}/files/${name}-${part}-${axis}-normal.woff2`)
}

/** Subsets by block of 256 code points, so that a look-up checks few of the thousands of ranges. */
async function readIndex(family: FontFamily): Promise<Map<number, Declared[]>> {
  const text = await readFile(packages.resolve(`${family.package}/unicode.json`), 'utf8')
  const index = new Map<number, Declared[]>()
  for (const [name, ranges] of Object.entries(JSON.parse(text) as Record<string, string>)) {
    if (!family.subsets.test(name)) continue
    const declared = { name, ranges: parseRanges(ranges) }
    const blocks = declared.ranges.flatMap(({ from, to }) =>
      Array.from({ length: (to >> 8) - (from >> 8) + 1 }, (_, step) => (from >> 8) + step),
    )
    for (const block of new Set(blocks)) index.set(block, [...(index.get(block) ?? []), declared])
  }
  return index
}

function parseRanges(text: string): Declared['ranges'] {
  const found = text.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)
  return [...found].map(([, from = '', to = from]) => ({
    from: Number.parseInt(from, 16),
    to: Number.parseInt(to, 16),
  }))
}

function serves({ ranges }: Declared, point: number): boolean {
  return ranges.some(({ from, to }) => point >= from && point <= to)
}

function remembered<Value>(
  memory: Map<string, Promise<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const known = memory.get(key)
  if (known) return known
  const value = read()
  memory.set(key, value)
  value.catch(() => memory.delete(key))
  return value
}

const decompress = promisify(brotliDecompress)

const HEADER_BYTES = 48
const ARBITRARY_TAG = 63
const CMAP = 0
const GLYF = 10
const LOCA = 11

/**
 * The code points that a WOFF2 font can really draw, from its `cmap` table (formats 4 and 12). The unicode ranges
 * shipped with a web font list many more. Throws a RangeError for a file that is not a WOFF2 font.
 */
export async function readCharacterMap(file: Uint8Array): Promise<Set<number>> {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new RangeError('Not a WOFF2 font')
  const { start, length, dataStart } = findCharacterMap(bytes)
  const compressedLength = bytes.readUInt32BE(20)
  const tables = await decompress(bytes.subarray(dataStart, dataStart + compressedLength))
  return readTable(tables.subarray(start, start + length))
}

/** Reads the table directory (W3C WOFF 2.0, section 4.1): tables follow one another without padding. */
function findCharacterMap(bytes: Buffer) {
  const cursor = { at: HEADER_BYTES }
  let next = 0
  let found: { start: number; length: number } | undefined
  for (let table = bytes.readUInt16BE(12); table > 0; table -= 1) {
    const flags = bytes.readUInt8(cursor.at)
    const tag = flags & 0x3f
    cursor.at += tag === ARBITRARY_TAG ? 5 : 1
    const original = readBase128(bytes, cursor)
    const untransformed = tag === GLYF || tag === LOCA ? 3 : 0
    const length = flags >> 6 === untransformed ? original : readBase128(bytes, cursor)
    if (tag === CMAP) found = { start: next, length }
    next += length
  }
  if (!found) throw new RangeError('A font without a character map')
  return { ...found, dataStart: cursor.at }
}

function readBase128(bytes: Buffer, cursor: { at: number }): number {
  let value = 0
  for (;;) {
    const byte = bytes.readUInt8(cursor.at)
    cursor.at += 1
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return value
  }
}

function readTable(table: Buffer): Set<number> {
  const points = new Set<number>()
  for (let index = 0; index < table.readUInt16BE(2); index += 1) {
    const subtable = table.subarray(table.readUInt32BE(8 + index * 8))
    const format = subtable.readUInt16BE(0)
    if (format === 4) addSegments(subtable, points)
    if (format === 12) addGroups(subtable, points)
  }
  return points
}

function addSegments(table: Buffer, points: Set<number>) {
  const width = table.readUInt16BE(6)
  for (let at = 14; at < 14 + width; at += 2) {
    const end = table.readUInt16BE(at)
    const start = table.readUInt16BE(at + width + 2)
    const delta = table.readUInt16BE(at + width * 2 + 2)
    const offsetAt = at + width * 3 + 2
    const offset = table.readUInt16BE(offsetAt)
    for (let point = start; point <= end && point < 0xffff; point += 1) {
      const glyph =
        offset === 0
          ? (point + delta) & 0xffff
          : table.readUInt16BE(offsetAt + offset + (point - start) * 2)
      if (glyph !== 0) points.add(point)
    }
  }
}

function addGroups(table: Buffer, points: Set<number>) {
  for (let group = table.readUInt32BE(12), at = 16; group > 0; group -= 1, at += 12) {
    const end = table.readUInt32BE(at + 4)
    for (let point = table.readUInt32BE(at); point <= end; point += 1) points.add(point)
  }
}
