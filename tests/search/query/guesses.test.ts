import { describe, expect, test } from '@jest/globals'

import { searchIn } from './searchIn.js'

describe('a misspelt word', () => {
  test('is named after a doubled letter before a commoner word, and finds both', () => {
    const search = searchIn(['Contact', 'A contract', 'The contract', 'Our contracts'])
    const { titles, correctedQuery } = search('conttact')
    expect([titles[0], titles.length, correctedQuery]).toEqual(['Contact', 4, 'contact'])
    expect(searchIn(['Comittee', 'Committee', 'Committee one'])('commitee').correctedQuery).toBe(
      'committee',
    )
  })

  test('is named after the commonest of equals, and finds what the others find below it', () => {
    const search = searchIn(['Consent', 'Consents', 'My consent', 'Content'])
    const { titles, correctedQuery } = search('conent')
    expect([titles.length, titles.at(-1), correctedQuery]).toEqual([4, 'Content', 'consent'])
  })

  test('stands for three words at most, and for none that is farther than the nearest', () => {
    const search = searchIn(['Bandit', 'Bandid', 'Bandip', 'Bandik', 'Blandish'])
    expect(search('bandiz').titles).toHaveLength(3)
    expect(searchIn(['Marmot', 'Marmalot'])('marmolot').titles).toEqual(['Marmalot'])
  })

  test('may be the singular or plural of what is written, with its accents', () => {
    const search = searchIn(['Questions éthiques', 'Un contrat'], 'fr')
    expect(search('ethqiue')).toEqual({
      titles: ['Questions éthiques'],
      correctedQuery: 'éthiques',
    })
    expect(search('conttrats')).toMatchObject({ titles: ['Un contrat'], correctedQuery: 'contrat' })
  })

  test('is none where it is short and begins otherwise, or has another root', () => {
    expect(searchIn(['A link'])('sink').titles).toEqual([])
    expect(searchIn(['Board'])('bord').correctedQuery).toBe('board')
    expect(searchIn(['لأنه'], 'ar')('لجنة').titles).toEqual([])
  })

  test('is spelt with its accents, though a document with another word comes first', () => {
    const search = searchIn(['Pile pile pile', 'Un pôle au nord de la mer', 'Un pôle au sud'], 'fr')
    const { titles, correctedQuery } = search('pule')
    expect([titles[0], correctedQuery]).toEqual(['Pile pile pile', 'pôle'])
  })
})

test('a word is not found by what joins the words of its synonyms', () => {
  const search = searchIn(['Certificate of a course', 'Proof', 'Out of the box', 'Sign in'])
  expect(search('certificate').titles).toEqual(['Certificate of a course', 'Proof'])
  expect(search('login').titles).toEqual(['Sign in'])
})
