import { describe, expect, test } from '@jest/globals'

import { searchIn } from './searchIn.js'

const search = searchIn([
  'How you can pay',
  'Prices',
  'Refunds in 2026',
  'Which language',
  'Vitamin C',
])

describe('a last word of one letter', () => {
  test('stands for what it begins where it is all that a question tells', () => {
    expect(search('How can I p').titles.sort()).toEqual(['How you can pay', 'Prices'])
    expect(search('In which l').titles).toEqual(['Which language'])
  })

  test('finds what it begins where it stands alone, even one that joins other words', () => {
    expect(search('p').titles.sort()).toEqual(['How you can pay', 'Prices'])
    expect(search('2').titles).toEqual(['Refunds in 2026'])
    expect(searchIn(['Legal texts'], 'fr')('l').titles).toEqual(['Legal texts'])
  })

  test('is left out beside a word that tells something, known or not', () => {
    expect(search('refunds p')).toEqual({ titles: ['Refunds in 2026'], correctedQuery: undefined })
    expect(search('refunds x').titles).toEqual(['Refunds in 2026'])
    expect(search('xqzvkj p').titles).toEqual([])
    expect(search('How can I').titles).toEqual(['How you can pay'])
  })

  test('still finds itself', () => {
    expect(search('vitamin c').titles).toEqual(['Vitamin C'])
    expect(search('c').titles[0]).toBe('Vitamin C')
  })

  test('begins the most common words, wherever in the alphabet they stand', () => {
    const rare = Array.from({ length: 1_000 }, (_, at) => `pa${String(at)}x`)
    expect(searchIn([...rare, 'Pupil one', 'Pupil two'])('p').titles).toEqual(
      expect.arrayContaining(['Pupil one', 'Pupil two']),
    )
  })

  test('is about something: words that join others come only where it begins nothing else', () => {
    expect(searchIn(['Wages', 'With which'])('w').titles).toEqual(['Wages'])
    expect(searchIn(['With which'])('w').titles).toEqual(['With which'])
  })
})
