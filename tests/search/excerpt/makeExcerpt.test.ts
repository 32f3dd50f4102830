import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { makeExcerpt } from '../../../src/search/presentDocument.js'
import { languageOf } from '../../../src/search/words/languageOf.js'
import { splitWords } from '../../../src/search/words/splitWords.js'

const filler = 'Nothing of interest stands here, and then some more of it. '.repeat(10)

const excerptOf = (text: string, worth: Record<string, number>) => {
  const { stem } = languageOf('en')
  const stems = Object.keys(worth)
  const words = splitWords(text).map(({ word, ...place }) => {
    return { ...place, stem: stems.indexOf(stem(word)) }
  })
  const excerpt = makeExcerpt(text, words, new Map(Object.values(worth).entries()))
  return {
    ...excerpt,
    marked: excerpt.highlights.map(([from, to]) => excerpt.text.slice(from, to)),
  }
}

describe('an excerpt', () => {
  test('of a short text is the text', () => {
    const { text, marked } = excerptOf('Two policies,\nand a policy.', { polici: 1 })
    expect([text, marked]).toEqual(['Two policies, and a policy.', ['policies', 'policy']])
  })

  test('of a long one is where most of what was asked stands together', () => {
    const long = `A tiger. ${filler}A tiger with tusks. ${filler}Tusks.`
    const { text, marked } = excerptOf(long, { tiger: 1, tusk: 1 })
    expect(marked).toEqual(['tiger', 'tusks'])
    expect(text).toMatch(/^….*…$/)
    expect(text.length).toBeLessThanOrEqual(242)
  })

  test('tells the items of a list apart', () => {
    const { text, marked } = excerptOf('Four stages\nA tiger\nTusks.\n• A tiger', { tiger: 1 })
    expect(text).toBe('Four stages · A tiger · Tusks. • A tiger')
    expect(marked).toEqual(['tiger', 'tiger'])
  })

  test('holds a rare word rather than a common one', () => {
    const long = `Stands. ${filler}A tiger. ${filler}`
    expect(excerptOf(long, { stand: 0.1, tiger: 5 }).marked).toContain('tiger')
  })

  test('begins at the beginning where nothing was found', () => {
    expect(excerptOf(filler, { tiger: 1 }).text).toMatch(/^Nothing of interest/)
  })

  test('marks what it says it marks, in any text', () => {
    const piece = fc.constantFrom(
      'tiger ',
      'tusks, ',
      '人工知能',
      '😀',
      'Nothing here. ',
      '\n',
      'é',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 120 }), (pieces) => {
        const worth = { tiger: 1, tusk: 2, 人工: 1, 工知: 1, 知能: 1 }
        const { text, marked, highlights } = excerptOf(pieces.join(''), worth)
        expect(text.isWellFormed()).toBe(true)
        for (const word of marked) expect(word).toMatch(/^(?:tiger|tusks|[人工知能])+$/u)
        expect(highlights.flat()).toEqual([...highlights.flat()].sort((a, b) => a - b))
      }),
    )
  })
})
