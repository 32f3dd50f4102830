import { describe, expect, test } from '@jest/globals'
import { readFile } from 'node:fs/promises'

import { findSubsets, readCharacterMap } from '../../../src/platform/fonts/findSubsets.js'
import { alphabets, ideographs } from '../../../src/platform/fonts/fontFamilies.js'

const point = (character: string) => character.codePointAt(0) ?? 0

describe('the files that serve a character', () => {
  test('are those of its subset, in the weight asked for', async () => {
    const found = await findSubsets(ideographs.ko, 400, point('한'))
    expect(found.some(({ points }) => points.has(point('한')))).toBe(true)
    expect(found.every(({ file }) => file.endsWith('-wght-normal.woff2'))).toBe(true)
    expect(found.every(({ weight }) => weight === undefined)).toBe(true)
  })

  test('are none if no family declares it', async () => {
    const found = await Promise.all(alphabets.map((family) => findSubsets(family, 400, 0x1f600)))
    expect(found.flat()).toEqual([])
  })

  test('serve no character another file is declared for, so that an image never depends on the last', async () => {
    const [subset] = await findSubsets(ideographs.zh, 600, point('人'))
    const drawn = await readCharacterMap(await readFile(subset?.file ?? ''))
    const undeclared = [...drawn].filter((each) => !subset?.points.has(each))
    expect(undeclared.length).toBeGreaterThan(0)
    for (const each of undeclared) {
      const files = (await findSubsets(ideographs.zh, 600, each)).map(({ file }) => file)
      expect(files).not.toContain(subset?.file)
    }
  })
})
