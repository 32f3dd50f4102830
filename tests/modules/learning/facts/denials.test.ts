import { expect, test } from '@jest/globals'

import { courseFacts } from '../../../../src/modules/learning/facts/courseFacts.js'
import { findFacts } from '../../../../src/search/facts/findFacts.js'
import { createIndex } from '../../../../src/search/index/createIndex.js'

const locales = ['en', 'fr', 'ar']

const on = (startsAt: string, seatsLeft: number) => ({
  ...{ startsAt, seatsLeft, timeZone: 'UTC', status: 'scheduled', mode: 'online' },
})

const courses = {
  Ants: { format: 'online', language: 'en', level: 'foundation' },
  Bees: {
    ...{ price: { amount: 40_000, currency: 'EUR' }, format: 'classroom', language: 'fr' },
    ...{ level: 'expert', dates: [on('2027-01-11T09:00:00Z', 0)] },
  },
  Cats: {
    ...{ price: { amount: 70_000, currency: 'EUR' }, format: 'online', language: 'en' },
    ...{ level: 'practitioner', dates: [on('2027-02-11T09:00:00Z', 4)] },
  },
}

const index = createIndex({ locales })
for (const [title, course] of Object.entries(courses)) {
  index.put({
    ...{ key: title, documentId: title, type: 'course', locales, language: 'en', path: '/' },
    ...{ title: { text: title, language: 'en' }, keywords: [], sections: [], updatedAt: '' },
    facts: { declared: courseFacts, known: courseFacts.read(course) },
  })
}

function listed(text: string, locale = 'en') {
  const question = { text, locale, now: Date.parse('2026-12-01T00:00:00Z') }
  const found = findFacts(index, [courseFacts], question)?.found ?? []
  return found.map(({ entry }) => entry.document.title.text).toSorted()
}

test.each([
  ['Which courses are not free?', ['Bees', 'Cats']],
  ['Which courses aren’t online?', ['Bees']],
  ['Which courses are not on site?', ['Ants', 'Cats']],
  ['Which courses don’t need a classroom?', ['Ants', 'Cats']],
  ['Which courses are not in English?', ['Bees']],
  ['Which courses are not for beginners?', ['Bees', 'Cats']],
  ['Which online courses are not in French?', ['Ants', 'Cats']],
  ['Which courses are online, not on site?', ['Ants', 'Cats']],
  ['Which courses do not start in January?', ['Cats']],
  ['Which courses cost no less than 600 euros?', ['Cats']],
  ['Which courses do not cost less than 600 euros?', ['Cats']],
  ['Which is the cheapest course that is not free?', ['Bees', 'Cats']],
  ['Which courses are sold out?', ['Bees']],
  ['Which courses have no places left?', ['Bees']],
  ['Which courses are not fully booked?', ['Cats']],
])('“%s” lists those of which it is not so', (question, titles) => {
  expect(listed(question)).toEqual(titles)
})

test.each([
  ['Quels cours ne sont pas gratuits ?', 'fr', ['Bees', 'Cats']],
  ['Quels cours ne sont pas en ligne ?', 'fr', ['Bees']],
  ['Quels cours ne sont pas en français ?', 'fr', ['Ants', 'Cats']],
  ['Quelles formations sont complètes ?', 'fr', ['Bees']],
  ['ما الدورات غير المجانية؟', 'ar', ['Bees', 'Cats']],
  ['ما الدورات التي ليست عبر الإنترنت؟', 'ar', ['Bees']],
])('“%s” lists them in every language', (question, locale, titles) => {
  expect(listed(question, locale)).toEqual(titles)
})

test.each([
  ['Don’t you have any free courses?', 'en', ['Ants']],
  ['Are there no free courses?', 'en', ['Ants']],
  ['I do not know which courses are online', 'en', ['Ants', 'Cats']],
  ['N’avez-vous pas de formations gratuites ?', 'fr', ['Ants']],
  ['Which courses cost no more than 500 euros?', 'en', ['Ants', 'Bees']],
  ['Which courses are at no cost?', 'en', ['Ants']],
])('“%s” denies nothing', (question, locale, titles) => {
  expect(listed(question, locale)).toEqual(titles)
})
