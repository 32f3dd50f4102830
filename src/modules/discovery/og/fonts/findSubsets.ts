import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import type { FontFamily, FontWeight } from './fontFamilies.js'
import { readCharacterMap } from './readCharacterMap.js'

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
