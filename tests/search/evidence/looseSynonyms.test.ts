import { describe, expect, test } from '@jest/globals'

import type { FactDeclaration } from '../../../src/platform/content/Fact.js'
import { findEvidence } from '../../../src/search/evidence/findEvidence.js'
import { findFacts } from '../../../src/search/facts/findFacts.js'
import { createIndex } from '../../../src/search/index/createIndex.js'
import { findDocuments } from '../../../src/search/query/findDocuments.js'

const locale = 'en'
const text = (value: string) => ({ text: value, language: locale })
const pages = {
  'Limits of requests': 'Beyond the limits an application waits a minute. The ceiling is forty.',
  'What it costs': 'A seat is nine euros for every colleague of yours.',
}

const declared: FactDeclaration = {
  kinds: { price: { asked: { en: ['how much'] } } },
  fields: [],
  read: () => [],
}
const facts = { declared, known: [{ kind: 'price', say: () => 'It is free.' }] }

const index = createIndex({ locales: [locale] })
for (const [title, body] of Object.entries(pages)) {
  index.put({
    ...{ key: title, type: 'page', documentId: title, locales: [locale], language: locale },
    ...{ title: text(title), keywords: [], sections: [{ body: text(body) }] },
    ...{ facts, path: '/', updatedAt: '2026-01-01T00:00:00.000Z' },
  })
}

const wordsFor = (question: string) =>
  findEvidence(index, { text: question }, locale).evidence.flatMap(({ words }) =>
    words.map(({ word }) => word),
  )

describe('a word that is only near to one of the content', () => {
  test('finds the page', () => {
    const { found } = findDocuments(index, { text: 'throttling', locale, page: 1, limit: 10 })
    expect(found.map(({ entry }) => entry.document.key)).toEqual(['Limits of requests'])
  })

  test('is no evidence for an answer, as a word for the same thing is', () => {
    expect(wordsFor('Is there any throttling?')).toEqual([])
    expect(wordsFor('Is there any coworker?')).toEqual(['coworker'])
  })

  test('names no subject of a fact', () => {
    const ask = (text: string) =>
      findFacts(index, [declared], { text, locale, now: 0 })?.found.length
    expect([ask('How much is limits of requests?'), ask('How much are quotas?')]).toEqual([
      1,
      undefined,
    ])
  })
})
