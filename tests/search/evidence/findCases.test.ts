import { expect, test } from '@jest/globals'

import { findEvidence } from '../../../src/search/evidence/findEvidence.js'
import { createIndex } from '../../../src/search/index/createIndex.js'
import { bullet } from '../../../src/search/sections/readVersions.js'

const ours = {
  en: 'If we cancel a trip, you get the whole fare back within five working days.',
  fr: 'Si nous annulons un voyage, le prix est rendu sous cinq jours ouvrés.',
  ar: 'إن ألغينا الرحلة أعدنا الأجرة خلال خمسة أيام عمل.',
}

const terms = {
  en: [
    '14 days or more before: nothing of the fare is due',
    '5 to 13 days before: half the fare',
    'Less than 5 days before: the whole fare',
    'Up to 10 people: one boat for a trip',
    'From €500: a trip is paid by transfer',
  ],
  fr: [
    '14 jours ou plus avant : rien du prix',
    'De 5 à 13 jours avant : la moitié du prix',
    'Moins de 5 jours avant : tout le prix',
    'Jusqu’à 10 personnes : un bateau par voyage',
  ],
  ar: [
    'قبل 14 يومًا أو أكثر: لا شيء من الأجرة',
    'قبل 5 إلى 13 يومًا: نصف الأجرة',
    'قبل أقل من 5 أيام: الأجرة كاملة',
    'حتى 10 أشخاص: قارب واحد للرحلة',
  ],
}

type Locale = keyof typeof terms

const index = createIndex({ locales: ['en', 'fr', 'ar'] })
for (const language of ['en', 'fr', 'ar'] as const) {
  const of = (text: string) => ({ text, language })
  index.put({
    ...{ key: language, documentId: language, type: 'page', locales: [language], language },
    ...{ title: of(''), keywords: [], path: '/', updatedAt: '2026-01-01T00:00:00.000Z' },
    sections: [
      { body: of(terms[language].map((term) => `${bullet}${term}`).join('\n')) },
      { body: of(ours[language]) },
    ],
  })
}

/** By its number the case of each term, then that of what we do. */
function casesFor(text: string, locale: Locale = 'en') {
  const { evidence } = findEvidence(index, { text }, locale)
  const caseOf = (sought: string) => evidence.find(({ unit }) => unit.text === sought)?.case
  return { terms: terms[locale].map(caseOf), ours: caseOf(ours[locale]) }
}

const days = (text: string, locale?: Locale) => casesFor(text, locale).terms.slice(0, 3)

test('a range that lacks the number of the question is for another case, and one that has it is meant', () => {
  const half = ['other', 'meant', 'other']
  expect(days('How much of the fare is due 10 days before the trip?')).toEqual(half)
  expect(days('The fare for nine days before a trip')).toEqual(half)
  expect(days('The fare two weeks before the trip')).toEqual(['meant', 'other', 'other'])
  expect(days('Quel prix 10 jours avant le voyage ?', 'fr')).toEqual(half)
  expect(days('Le prix à payer trois jours avant', 'fr')).toEqual(['other', 'other', 'meant'])
  expect(days('كم الأجرة قبل ١٠ أيام من الرحلة؟', 'ar')).toEqual(half)
  expect(days('ما الأجرة قبل ثلاثة أيام؟', 'ar')).toEqual(['other', 'other', 'meant'])
  expect(days('What is the fare for a trip?')).toEqual([undefined, undefined, undefined])
})

test('people and money are counted as days are', () => {
  expect(casesFor('Which boat for a trip with 12 people?').terms[3]).toBe('other')
  expect(casesFor('Which boat for a trip with 8 people?').terms[3]).toBe('meant')
  expect(casesFor('Quel bateau pour un voyage de 12 personnes ?', 'fr').terms[3]).toBe('other')
  expect(casesFor('أي قارب للرحلة مع 12 شخصًا؟', 'ar').terms[3]).toBe('other')
  expect(casesFor('May I pay 300 euros for a trip by transfer?').terms[4]).toBe('other')
  expect(casesFor('May I pay €1,200 for a trip by transfer?').terms[4]).toBe('meant')
})

test('what the company does is for another case where the asker does it, and meant where the company does', () => {
  expect(casesFor('What of my fare if I have to cancel a trip?').ours).toBe('other')
  expect(casesFor('Puis-je annuler un voyage ?', 'fr').ours).toBe('other')
  expect(casesFor('ماذا إذا ألغيت الرحلة؟', 'ar').ours).toBe('other')
  expect(casesFor('What of my fare if you cancel a trip?')).toMatchObject({ ours: 'meant' })
  expect(casesFor('Que devient le prix si vous annulez le voyage ?', 'fr').ours).toBe('meant')
  expect(casesFor('ماذا إذا ألغيتم الرحلة؟', 'ar').ours).toBe('meant')
  expect(casesFor('Do you cancel a trip in a storm?').ours).toBeUndefined()
})
