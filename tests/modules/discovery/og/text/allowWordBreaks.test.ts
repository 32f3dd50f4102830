import { describe, expect, test } from '@jest/globals'

import { allowWordBreaks } from '../../../../../src/modules/discovery/og/renderShareImage.js'

const pieces = (text: string, language: 'zh' | 'ja') =>
  allowWordBreaks(text, language).split('\u200b')

describe('a line', () => {
  test('ends between Chinese words and not within one', () => {
    const found = pieces('对企业意味着什么', 'zh')
    expect(found.length).toBeGreaterThan(2)
    expect(found).toContain('企业')
  })

  test('never begins with closing punctuation nor ends with an opening bracket', () => {
    expect(pieces('「半日」講座、開始。', 'ja')).toEqual(['「半日」', '講座、', '開始。'])
  })

  test('never begins with a Japanese particle nor within a loan word', () => {
    const found = pieces('人工知能リテラシーの基礎', 'ja')
    expect(found).toContain('リテラシーの')
    expect(found.at(-1)).toBe('基礎')
  })

  test('keeps other languages as they are', () => {
    expect(allowWordBreaks('인공지능 기초', 'ko')).toBe('인공지능 기초')
    expect(allowWordBreaks('Plain words', undefined)).toBe('Plain words')
  })
})
