import { createIndex } from '../../../src/search/index/createIndex.js'
import { findDocuments } from '../../../src/search/query/findDocuments.js'

/** Searches among documents that are nothing but titles: what is found, best first, and how it was understood. */
export function searchIn(titles: readonly string[], locale = 'en') {
  const index = createIndex({ locales: ['en', 'fr', 'ar'] })
  for (const title of titles) {
    index.put({
      key: title,
      type: 'page',
      documentId: title,
      locales: [locale],
      language: locale,
      title: { text: title, language: locale },
      keywords: [],
      sections: [{ body: { text: '', language: locale } }],
      path: '/',
      updatedAt: '2026-01-01T00:00:00.000Z',
    })
  }
  return (text: string) => {
    const { found, correctedQuery } = findDocuments(index, { text, locale, page: 1, limit: 50 })
    return { titles: found.map(({ entry }) => entry.document.key), correctedQuery }
  }
}
