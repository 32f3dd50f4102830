import { describe, expect, test } from '@jest/globals'

import { languageOf } from '../../../src/search/words/languageOf.js'
import { splitWords } from '../../../src/search/words/splitWords.js'

const wordsOf = (text: string) => splitWords(text).map(({ word }) => word)
const stemsOf = (text: string, code: string) => wordsOf(text).map(languageOf(code).stem)

describe('words', () => {
  test.each([
    ['Été à l’OUEST', ['ete', 'a', 'ouest']],
    ["the firm's rules, don't", ['the', 'firm', 'rules', 'don']],
    ['C++ and C# are not C', ['c++', 'and', 'c#', 'are', 'not', 'c']],
    ['ＡＩ ﬁle Straße Œuvre', ['ai', 'file', 'strasse', 'oeuvre']],
    ['人工知能AI技術', ['人工', '工知', '知能', 'ai', '技術']],
    ['東', ['東']],
    ['한국어', ['한국어']],
    ['हिन्दी', ['हिन्दी']],
    ['مُدَرِّب', ['مدرب']],
    ['2024/1689', ['2024', '1689']],
    ['l’e-mail, un E‑mail, le-mail', ['email', 'un', 'email', 'le', 'mail']],
    ['😀 -- **', []],
  ])('of %s', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected)
  })

  test('know where they stand, in UTF-16 units', () => {
    const text = '😀 Été, 𠮷野家'
    const found = splitWords(text).map(({ start, end }) => text.slice(start, end))
    expect(found).toEqual(['Été', '𠮷野', '野家'])
  })

  test('of endless length are cut', () => {
    expect(wordsOf('a'.repeat(10_000))[0]).toHaveLength(60)
  })
})

describe('stems', () => {
  test.each([
    ['en', 'course courses', 1],
    ['en', 'policy policies', 1],
    ['fr', 'donnée données', 1],
    ['fr', 'général générale généraux', 1],
    ['ar', 'سياسة سياسات السياسات', 1],
    ['ar', 'دورة الدورات', 1],
    ['en', 'سياسة السياسات', 1],
    ['en', 'govern marmot', 2],
  ])('in %s of %s are %i', (code, text, count) => {
    expect(new Set(stemsOf(text, code)).size).toBe(count)
  })
})
