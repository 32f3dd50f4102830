import { expect, test } from '@jest/globals'

import { sourcesOf } from '../../../../src/modules/assistant/retrieval/sourcesOf.js'
import { learntWeights } from '../../../../src/modules/assistant/retrieval/weights.js'
import { createAnswers } from '../../../../src/search/createAnswers.js'
import { createIndex } from '../../../../src/search/index/createIndex.js'
import { bullet } from '../../../../src/search/sections/readVersions.js'

const long = `A cancelled booking of a hall ${'that nobody else has asked for in the meantime '.repeat(7)}is kept.`

const sections: readonly (readonly [heading: string, body: string])[] = [
  [
    'Booking',
    'Halls are booked by telephone. A deposit of £20 is paid with the booking of a hall.',
  ],
  [
    'Cancelled?',
    `Cedar Hall:\n${bullet}28 days before: a cancelled booking is free\n${bullet}14 days before: half the price\nSmall rooms:\n${bullet}Two days before: half the price`,
  ],
]

function excerptFor(text: string, body = sections, isAnswered = false) {
  const index = createIndex({ locales: ['en'] })
  const of = (own: string) => ({ text: own, language: 'en' })
  index.put({
    ...{ key: 'halls', documentId: 'halls', type: 'page', locales: ['en'], language: 'en' },
    ...{ title: of('Halls'), keywords: [], path: '/', updatedAt: '2026-01-01T00:00:00.000Z' },
    sections: body.map(([heading, own]) => ({ heading: of(heading), body: of(own) })),
  })
  const answers = createAnswers(index, { serverUrl: 'http://localhost', declarations: () => [] })
  const asked = { locale: 'en', limit: 40, weights: learntWeights.rank }
  const { passages } = answers.evidence({ text }, asked)
  return sourcesOf(passages, { isAnswered, now: 0 })[0]?.citation.excerpt
}

const question = 'What does a cancelled booking of Cedar Hall cost?'

test('a page that may help shows its best passages in their order, under their headings', () => {
  const excerpt = excerptFor(question)
  expect(excerpt).toContain(
    'Cancelled? – Cedar Hall: 28 days before: a cancelled booking is free … 14 days before: half',
  )
  expect(excerpt).toContain('Booking – ')
  expect(excerpt).toContain('Small rooms: Two days before: half the price')
})

test('a passage longer than an excerpt is shown whole, and no other beside it', () => {
  expect(long.length).toBeGreaterThan(320)
  const rules = [['Rules', `${long} The halls are open.`]] as const
  expect(excerptFor(question, rules)).toBe(`Rules – ${long}`)
})

test('beside an answer a source shows the passage that it is from', () => {
  expect(excerptFor(question, sections, true)).toMatch(/^28 days before: a cancelled booking/)
})
