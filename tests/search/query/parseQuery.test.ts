import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { parseQuery } from '../../../src/search/query/parseQuery.js'

const read = (text: string) => {
  const { words, phrases, excluded } = parseQuery(text)
  return { words: words.map(({ word }) => word), phrases, excluded }
}

describe('a query', () => {
  test.each([
    ['risk register', { words: ['risk', 'register'], phrases: [], excluded: [] }],
    [
      '"risk register" audit',
      { words: ['risk', 'register', 'audit'], phrases: [['risk', 'register']], excluded: [] },
    ],
    [
      '“risk register”',
      { words: ['risk', 'register'], phrases: [['risk', 'register']], excluded: [] },
    ],
    ['« registre »', { words: ['registre'], phrases: [['registre']], excluded: [] }],
    ['risk -audit', { words: ['risk'], phrases: [], excluded: [['audit']] }],
    ['risk -"internal audit"', { words: ['risk'], phrases: [], excluded: [['internal', 'audit']] }],
    ['e-learning', { words: ['e', 'learning'], phrases: [], excluded: [] }],
    ['risk - audit', { words: ['risk', 'audit'], phrases: [], excluded: [] }],
    ['"risk', { words: ['risk'], phrases: [], excluded: [] }],
    ['"" -""', { words: [], phrases: [], excluded: [] }],
    ['-audit', { words: [], phrases: [], excluded: [['audit']] }],
  ])('%s is read', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  test('ends in its last word only where nothing follows it', () => {
    expect(parseQuery('risk reg').endsInWord).toBe(true)
    expect(parseQuery('risk reg.').endsInWord).toBe(false)
    expect(parseQuery('').endsInWord).toBe(false)
  })

  test('may be any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { words } = parseQuery(text)
        return words.every(({ start, end }) => start < end && end <= text.length)
      }),
    )
  })
})
