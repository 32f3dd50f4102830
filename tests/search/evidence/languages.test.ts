import { describe, expect, test } from '@jest/globals'

import { retrieve } from '../../../src/modules/assistant/retrieval/retrieve.js'
import { createAnswers } from '../../../src/search/createAnswers.js'
import { createIndex } from '../../../src/search/index/createIndex.js'

type Page = { title: string; body: string; language: string; locales: string[] }

const english = Array.from({ length: 30 }, (_, at): Page => ({
  title: `Note ${String(at)}`,
  body: 'The quay opens in the morning, and the boats leave on time every day.',
  ...{ language: 'en', locales: ['en', 'fr'] },
}))

const pages: Page[] = [
  ...english,
  {
    title: 'La charte du port',
    body: 'Vous trouvez ici les règles qui sont dans le livre du port, pour vous et pour nous.',
    ...{ language: 'fr', locales: ['en', 'fr'] },
  },
  {
    title: 'Règles de nuit',
    body: 'Un voisin garde les clefs du bureau pendant la nuit.',
    ...{ language: 'fr', locales: ['fr'] },
  },
  {
    title: 'Colleagues',
    body: 'A colleague may sail your boat for the whole season, transfers are free.',
    ...{ language: 'en', locales: ['en'] },
  },
  {
    title: 'Moorings',
    body: 'A mooring for a trimaran costs forty euros a night.',
    ...{ language: 'en', locales: ['en'] },
  },
]

const index = createIndex({ locales: ['en', 'fr'] })
for (const [at, { title, body, language, locales }] of pages.entries()) {
  const of = (text: string) => ({ text, language })
  index.put({
    ...{ key: String(at), documentId: String(at), type: 'page', locales, language },
    ...{ title: of(title), keywords: [], sections: [{ body: of(body) }] },
    ...{ path: `/${String(at)}`, updatedAt: '2026-01-01T00:00:00.000Z' },
  })
}
const answers = createAnswers(index, { serverUrl: 'http://localhost', declarations: () => [] })
const state = () => ({ isReady: true, documents: 34, sections: 34 })

const find = (query: string, locales: string[]) =>
  retrieve({
    ...{ index: { ...answers, state }, query, earlier: undefined, locales },
    ...{ siteFacts: new Map(), now: 0 },
  })

describe('a question in French on a site that is mostly English', () => {
  test('is not answered by the one French page, whose small words are rare in English', () => {
    const { confidence } = find('Où se trouvent vos bureaux pour les jeunes ?', ['fr', 'en'])
    expect(confidence).not.toBe('answered')
  })

  test('still finds an English page that French readers are not shown', () => {
    const { sources } = find('Combien coûte un mooring pour mon trimaran ?', ['fr', 'en'])
    expect(sources[0]?.citation.title).toBe('Moorings')
  })

  test('is not read as misspelt English: a collègue is no colleague', () => {
    const { passages } = find('Est-ce que les collègues sont là ?', ['fr', 'en'])
    expect(passages.map(({ section }) => section.title)).not.toContain('Colleagues')
    expect(find('Where are the collegues?', ['fr', 'en']).passages[0]?.section.title).toBe(
      'Colleagues',
    )
  })

  test('is shown the French pages that may help, where none is sure to', () => {
    const { confidence, locale } = find('Qui a les clefs de la season ?', ['fr', 'en'])
    expect({ confidence, locale }).toEqual({ confidence: 'unsure', locale: 'fr' })
  })
})
