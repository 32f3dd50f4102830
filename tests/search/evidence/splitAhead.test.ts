import { expect, jest, test } from '@jest/globals'

import { splitAhead } from '../../../src/search/evidence/splitAhead.js'
import { unitsOf } from '../../../src/search/evidence/unitsOf.js'
import { createIndex } from '../../../src/search/index/createIndex.js'

const text = (value: string) => ({ text: value, language: 'en' })

function indexOf(documents: number) {
  const index = createIndex({ locales: ['en'] })
  for (let number = 0; number < documents; number += 1) {
    const word = number.toString(36)
    const body = text(`The first step of ${word} is easy. The second one takes longer. `.repeat(40))
    index.put({
      ...{ key: word, documentId: word, type: 'page', locales: ['en'], language: 'en' },
      ...{ title: text(`About ${word}`), keywords: [], sections: [{ body }] },
      ...{ path: `/${word}`, updatedAt: '2026-01-01T00:00:00.000Z' },
    })
  }
  return index
}

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
