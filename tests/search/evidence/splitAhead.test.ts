import { expect, jest, test } from '@jest/globals'

import { splitAhead } from '../../../src/search/evidence/splitAhead.js'
import { keptSections, unitsOf } from '../../../src/search/evidence/unitsOf.js'
import { createIndex } from '../../../src/search/index/createIndex.js'

const text = (value: string) => ({ text: value, language: 'en' })

function indexOf(documents: number, sentences = 80) {
  const index = createIndex({ locales: ['en'] })
  for (let number = 0; number < documents; number += 1) {
    const word = number.toString(36)
    const body = text(
      `The first step of ${word} is easy. The second one takes longer. `.repeat(sentences / 2),
    )
    index.put({
      ...{ key: word, documentId: word, type: 'page', locales: ['en'], language: 'en' },
      ...{ title: text(`About ${word}`), keywords: [], sections: [{ body }] },
      ...{ path: `/${word}`, updatedAt: '2026-01-01T00:00:00.000Z' },
    })
  }
  return index
}

test('the units of as many sections are kept as memory allows, those asked for last', () => {
  const index = indexOf(keptSections + 10, 2)
  const ask = (number: number) => {
    const entry = index.entryAt(number)
    return entry && unitsOf(entry, index.lexicon)
  }
  const [first, second] = [ask(0), ask(1)]
  for (let number = 2; number < keptSections + 5; number += 1) {
    ask(number)
    expect(ask(1)).toBe(second)
  }
  const again = ask(0)
  expect(again).toEqual(first)
  expect(again).not.toBe(first)
  expect(ask(0)).toBe(again)
})

test('what was split ahead is not split again by a question, and others have their turn meanwhile', async () => {
  const index = indexOf(300)
  let isSplit = false
  let turns = 0
  const others = () => {
    turns += 1
    if (!isSplit) setImmediate(others)
  }
  setImmediate(others)
  await splitAhead(index)
  isSplit = true
  expect(turns).toBeGreaterThan(3)
  const takeAll = jest.spyOn(index.lexicon, 'takeAll')
  for (let number = 0; number < 300; number += 1) {
    const entry = index.entryAt(number)
    expect(entry && unitsOf(entry, index.lexicon).sections[0]?.units).toHaveLength(80)
  }
  expect(takeAll).not.toHaveBeenCalled()
})
