import { describe, expect, test } from '@jest/globals'

import { featureAt } from '../../../src/search/evidence/features.js'
import { findEvidence } from '../../../src/search/evidence/findEvidence.js'
import { createIndex } from '../../../src/search/index/createIndex.js'

const pages = [
  {
    language: 'en',
    title: 'Refunds',
    sections: [
      ['', 'What happens when we cancel a trip, and how the money returns.'],
      ['If we cancel', 'When we cancel a trip, you get the whole fare back within five days.'],
      ['Winter', 'The winter trips start on 4 November. The winter trips end on 2 March.'],
    ],
  },
  { language: 'ar', title: 'عن الشركة', sections: [['', 'المحادثة الأولى بلا مقابل.']] },
]

const index = createIndex({ locales: ['en', 'ar'] })
for (const { language, title, sections } of pages) {
  const of = (text = '') => ({ text, language })
  index.put({
    ...{ key: title, documentId: title, type: 'page', locales: [language], language },
    ...{ title: of(title), keywords: [], path: '/', updatedAt: '2026-01-01T00:00:00.000Z' },
    sections: sections.map(([heading, body]) => ({
      ...(heading && { heading: of(heading) }),
      body: of(body),
    })),
  })
}

const unitsFor = (text: string, locale = 'en') => findEvidence(index, { text }, locale).evidence

describe('the evidence for an answer', () => {
  test('is no summary that only says what a page tells', () => {
    const texts = unitsFor('Do I get money when you cancel a trip?').map(({ unit }) => unit.text)
    expect(texts).toContain('When we cancel a trip, you get the whole fare back within five days.')
    expect(texts.filter((text) => text.startsWith('What happens'))).toEqual([])
  })

  test('has the date of a beginning where one is asked for', () => {
    const hasForm = (question: string) =>
      unitsFor(question)
        .filter(({ features }) => features[featureAt.form] === 1)
        .map(({ unit }) => unit.text)
    expect(hasForm('When do the winter trips start?')).toEqual([
      'The winter trips start on 4 November.',
    ])
    expect(hasForm('When are the winter trips?')).toHaveLength(2)
  })

  test('is not found by an Arabic word of another root that is written alike', () => {
    const words = unitsFor('هل عندكم المحاسبة', 'ar').flatMap((one) => one.words)
    expect(words).toEqual([])
    expect(unitsFor('متى المحادثة', 'ar').flatMap((one) => one.words)).toHaveLength(1)
  })
})
