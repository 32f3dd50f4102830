import { describe, expect, test } from '@jest/globals'

import { createIndex } from '../../../src/search/index/createIndex.js'
import { findDocuments } from '../../../src/search/query/findDocuments.js'
import type { SearchDocument } from '../../../src/search/SearchDocument.js'

const makeDocument = (key: string, title: string, text = ''): SearchDocument => ({
  key,
  type: 'page',
  documentId: key,
  locales: ['en', 'fr'],
  language: 'en',
  title: { text: title, language: 'en' },
  keywords: [],
  sections: [{ body: { text, language: 'en' } }],
  path: '/',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

const find = (index: ReturnType<typeof createIndex>, text: string, locale = 'en') => {
  const { found, ...rest } = findDocuments(index, { text, locale, page: 1, limit: 10 })
  return { ...rest, keys: found.map(({ entry }) => entry.document.key) }
}

describe('the index', () => {
  test('forgets what it held of a document that is replaced or removed', () => {
    const index = createIndex({ locales: ['en', 'fr'] })
    index.put(makeDocument('a', 'Marmots', 'They whistle.'))
    index.put(makeDocument('b', 'Pikas', 'They whistle too.'))
    index.put(makeDocument('a', 'Marmots', 'They sleep.'))
    expect(find(index, 'whistle').keys).toEqual(['b'])
    index.remove('b')
    index.put(makeDocument('c', 'Voles', 'They dig.'))
    expect([find(index, 'whistle').keys, find(index, 'dig').keys]).toEqual([[], ['c']])
    expect(index.capacity()).toBe(2)
    expect(index.shown('en')).toMatchObject({ documents: 2, sections: 2 })
    index.remove('a')
    index.remove('c')
    index.remove('c')
    expect(index.postings.size()).toBe(0)
    expect(index.shown('fr')).toMatchObject({ documents: 0, sections: 0 })
  })

  test('shows a version to the readers of its locales alone', () => {
    const index = createIndex({ locales: ['en', 'fr'] })
    index.put({ ...makeDocument('a', 'Marmots'), locales: ['fr'] })
    expect([find(index, 'marmots').keys, find(index, 'marmots', 'fr').keys]).toEqual([[], ['a']])
  })

  test('corrects no word by one that only gone documents held', () => {
    const index = createIndex({ locales: ['en', 'fr'] })
    index.put(makeDocument('a', 'Zirconium'))
    index.put(makeDocument('b', 'Marmots'))
    expect(find(index, 'zircomium').correctedQuery).toBe('zirconium')
    index.remove('a')
    expect(find(index, 'zircomium').correctedQuery).toBeUndefined()
  })

  test('does not correct numbers, short words, or words it knows', () => {
    const index = createIndex({ locales: ['en', 'fr'] })
    index.put(makeDocument('a', 'Act 42001 cat form from'))
    for (const query of ['42002', 'cta', 'form']) {
      expect(find(index, query).correctedQuery).toBeUndefined()
    }
  })

  test('gives equal documents in the same order however they came in', () => {
    const orders = [
      ['a', 'b', 'c', 'd'],
      ['d', 'b', 'a', 'c'],
    ].map((keys) => {
      const index = createIndex({ locales: ['en', 'fr'] })
      for (const key of keys) index.put(makeDocument(key, 'Marmots'))
      return find(index, 'marmots').keys
    })
    expect(orders[0]).toEqual(orders[1])
  })
})
