import { describe, expect, test } from '@jest/globals'

import fc from 'fast-check'

import { createWordIndex } from '../../../../src/modules/learning/catalog/createWordIndex.js'
import { createMemoryBudget } from '../../../../src/search/index/createMemoryBudget.js'
import { foldWord } from '../../../../src/search/words/splitWords.js'

const finds = (q: string, ...text: string[]) => {
  const words = createWordIndex(createMemoryBudget(Infinity))
  const number = words.add(text)
  return words.matching(q)(number)
}

const joined =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Arabic}\p{sc=Hebrew}]/u

/** The same without an index: looks for each word of `q` in the whole text. */
function findsSlowly(q: string, text: string): boolean {
  const wordsIn = (folded: string) => folded.replace(/[^\p{L}\p{N}+#]+/gu, ' ').trim()
  const folded = foldWord(text)
  const tokens = foldWord(q).split(/\s+/u).filter(Boolean)
  const wanted = tokens.map(wordsIn).filter(Boolean)
  if (wanted.length === 0) return tokens.every((token) => folded.includes(token))
  const words = ` ${wordsIn(folded)}`
  return wanted.every((word) => words.includes(joined.test(word) ? word : ` ${word}`))
}

const atoms = [
  ...[
    'ai',
    'act',
    'audit',
    'Données',
    'é',
    'C++',
    'c',
    '#',
    'İ',
    'ß',
    'ﷺ',
    '４2',
    '日本',
    '本',
    '語',
  ],
  ...[
    'ال',
    'حوكمة',
    'و',
    'שלום',
    'ום',
    'ไทย',
    '한국',
    '국',
    'हि',
    'न्दी',
    'Ωμ',
    'ς',
    'д',
    '𝒜',
    '🎉',
  ],
  ...[' ', ' ', ' ', '\n', '-', '.', '. ', '&', '%', '…', '«', "'", '  –'],
]
const text = fc
  .array(fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...atoms) }, fc.string()), {
    maxLength: 12,
  })
  .map((some) => some.join(''))

const given = fc.record({
  texts: fc.array(text, { maxLength: 8 }),
  other: text,
  from: fc.nat(),
  length: fc.integer({ min: 1, max: 9 }),
})

describe('an index of words', () => {
  test('finds the texts that a scan of all finds, in any script', () => {
    fc.assert(
      fc.property(given, ({ texts, other, from, length }) => {
        const words = createWordIndex(createMemoryBudget(Infinity))
        const numbers = texts.map((one) => words.add([one]))
        // What stands in a text is found more often than what somebody makes up.
        const whole = texts[from % Math.max(1, texts.length)] ?? ''
        const start = from % Math.max(1, whole.length)
        for (const q of [other, whole.slice(start, start + length).toWellFormed()]) {
          const found = numbers.filter(words.matching(q))
          expect(found).toEqual(numbers.filter((_, at) => findsSlowly(q, texts[at] ?? '')))
        }
      }),
      { numRuns: 3_000 },
    )
  })

  test('lets go of texts that are gone, and finds the others as before', () => {
    const words = createWordIndex(createMemoryBudget(Infinity))
    const numbers = Array.from({ length: 1_500 }, (_, at) => words.add([`course ${String(at)}`]))
    const kept = numbers.filter((_, at) => at % 3 === 0)
    words.keep(kept)
    expect(numbers.filter(words.matching('course'))).toEqual(kept)
    expect(numbers.filter(words.matching('3-'))).toEqual(
      kept.filter((at) => String(at).startsWith('3')),
    )
    const added = words.add(['course 3'])
    expect([...numbers, added].filter(words.matching('course 300'))).toEqual([numbers[300]])
    expect(words.matching('course 3')(added)).toBe(true)
  })

  test('does not grow with edits, and finds each text by its last words alone', () => {
    const words = createWordIndex(createMemoryBudget(Infinity))
    let numbers: number[] = []
    for (let edit = 1; edit <= 20; edit += 1) {
      numbers = Array.from({ length: 1_000 }, (_, at) =>
        words.add([`(${String(at)}) edit ${String(edit)}`]),
      )
      words.keep(numbers)
    }
    expect(Math.max(...numbers)).toBeLessThan(4_000)
    expect(numbers.filter(words.matching('999 edit 20'))).toEqual([numbers[999]])
    expect(numbers.filter(words.matching('999 edit 19'))).toEqual([])
  })

  test('finds texts by their names alone where memory is short, and says of how many that is so', () => {
    const memory = createMemoryBudget(1_000)
    const words = createWordIndex(memory)
    const add = (n: number) => words.add([`course ${String(n)}`], [`rare ${'long '.repeat(50)}`])
    const numbers = [1, 2, 3].map(add)
    const found = () => ['course', 'rare', 'course 3'].map((q) => numbers.filter(words.matching(q)))
    expect(found()).toEqual([[0, 1, 2], [], [2]])
    expect(memory.shortage()).toEqual({ shortened: 3, leftOut: 0 })
    words.keep(numbers.slice(1))
    expect(memory.shortage()).toEqual({ shortened: 2, leftOut: 0 })
  })

  test('gives back the memory of what is gone, and takes no more than it may', () => {
    const memory = createMemoryBudget(1_500_000)
    const words = createWordIndex(memory)
    const add = () => words.add(['course '.repeat(20)], ['audit'])
    for (let edit = 1; edit <= 20; edit += 1) words.keep(Array.from({ length: 1_000 }, add))
    expect(memory.shortage()).toEqual({ shortened: 0, leftOut: 0 })
    const many = Array.from({ length: 4_000 }, add)
    const { leftOut } = memory.shortage()
    expect(many.filter(words.matching('course'))).toHaveLength(4_000 - leftOut)
    expect(leftOut).toBeGreaterThan(1_000)
  })

  test.each([
    ['gouv', 'Gouvernance des données'],
    ['donnees', 'Gouvernance des données'],
    ['DONNÉES', 'gouvernance des donnees'],
    ['istanbul', 'İSTANBUL'],
    ['strasse', 'Straße'],
    ['oeuvre', 'Œuvre'],
    ['lodz', 'Łódź'],
    ['act ai', 'The AI Act'],
    ['ai-act', 'The AI Act'],
    ['ai act', 'The AI-Act'],
    ['c++', 'C++ for auditors'],
    ['risk & audit', 'Risk and audit'],
    ['r&d', 'R&D'],
    ['%', 'One in 100%'],
    ['الحوكمة', 'والحوكمة'],
    ['أمن', 'امن'],
    ['個人', '新しい個人情報'],
  ])('finds %s in %s', (q, text) => {
    expect(finds(q, text)).toBe(true)
  })

  test.each([
    ['ai', 'Training'],
    ['c++', 'Compliance'],
    ['%', 'One in 100'],
    ['_', 'One in 100'],
    ['.*', 'One in 100'],
    ['a|b', 'b'],
    ['risk fraud', 'Risk and audit'],
  ])('does not find %s in %s', (q, text) => {
    expect(finds(q, text)).toBe(false)
  })

  test('does not join the end of one part to the beginning of the next', () => {
    expect(finds('riskaudit', 'risk', 'audit')).toBe(false)
  })
})
