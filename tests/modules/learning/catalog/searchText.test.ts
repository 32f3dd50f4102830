import { describe, expect, test } from '@jest/globals'

import { matching, searchText } from '../../../../src/modules/learning/catalog/searchText.js'

const finds = (q: string, ...text: string[]) => matching(q)(searchText(text))

describe('matching', () => {
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
