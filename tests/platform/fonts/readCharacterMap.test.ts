import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

import { describe, expect, test } from '@jest/globals'

import { readCharacterMap } from '../../../src/platform/fonts/findSubsets.js'

const packages = createRequire(import.meta.url)
const read = async (file: string) =>
  readCharacterMap(await readFile(packages.resolve(`@${file}-normal.woff2`)))
const point = (character: string) => character.codePointAt(0) ?? 0

describe('the characters of a font', () => {
  test('are those it draws, not those its subset is declared for', async () => {
    const drawn = await read('fontsource/inter/files/inter-latin-400')
    expect(['A', 'é', '€', '…'].every((character) => drawn.has(point(character)))).toBe(true)
    // Declared as U+2000-206F.
    expect(drawn.has(0x2051)).toBe(false)
    expect(drawn.has(point('я'))).toBe(false)
  })

  test('are read from a table for characters beyond the first 65,536', async () => {
    const drawn = await read('fontsource-variable/noto-sans-jp/files/noto-sans-jp-1-wght')
    expect(drawn.has(point('𠀋'))).toBe(true)
    expect(drawn.has(point('𠀀'))).toBe(false)
  })

  test('cannot be read from anything else', async () => {
    await expect(readCharacterMap(Buffer.from('<svg/>'.repeat(20)))).rejects.toThrow(RangeError)
  })
})
