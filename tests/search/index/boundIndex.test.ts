import { describe, expect, test } from '@jest/globals'

import { boundIndex } from '../../../src/search/index/boundIndex.js'
import { createIndex } from '../../../src/search/index/createIndex.js'
import { createMemoryBudget } from '../../../src/search/index/createMemoryBudget.js'
import { findDocuments } from '../../../src/search/query/findDocuments.js'
import type { SearchDocument } from '../../../src/search/SearchDocument.js'

const english = (text: string) => ({ text, language: 'en' })

const makeDocument = (key: string, further = 'whistle '): SearchDocument => ({
  key,
  type: 'page',
  documentId: key,
  locales: ['en'],
  language: 'en',
  title: english(`Marmots ${key}`),
  keywords: [english('rodents')],
  sections: [english('They live in burrows.'), english(further.repeat(400))].map((body) => ({
    body,
  })),
  path: '/',
  updatedAt: '2026-01-01T00:00:00.000Z',
})

/** Room for two of the documents with all their sections, and for twelve more by what they are called. */
const maxBytes = 50_000

function makeIndex(bytes = maxBytes) {
  const index = createIndex({ locales: ['en'] })
  const find = (text: string) => {
    const { found } = findDocuments(index, { text, locale: 'en', page: 1, limit: 100 })
    return found.map(({ entry }) => entry.document.key).sort()
  }
  const memory = createMemoryBudget(bytes)
  return { ...boundIndex(index, memory), shortage: memory.shortage, find }
}

const keys = ['a', 'b', 'c', 'd']

describe('an index that has too little memory', () => {
  test('finds what does not fit by title, keywords and first section alone', () => {
    const { put, find, shortage } = makeIndex()
    for (const key of keys) put(makeDocument(key))
    expect(shortage()).toEqual({ shortened: 2, leftOut: 0 })
    expect(['marmots', 'rodents', 'burrows'].map(find)).toEqual([keys, keys, keys])
    expect(find('whistle')).toEqual(['a', 'b'])
  })

  test('leaves out what it cannot even hold by that, and counts it', () => {
    const { put, find, shortage } = makeIndex()
    const all = Array.from({ length: 20 }, (_, at) => String(100 + at))
    for (const key of all) put(makeDocument(key))
    expect(find('marmots')).toEqual(all.slice(0, 14))
    expect(shortage()).toEqual({ shortened: 12, leftOut: 6 })
  })

  test('gives room that comes back to what is written next, and keeps an edited document whole', () => {
    const { put, remove, find, shortage } = makeIndex()
    for (const key of keys) put(makeDocument(key))
    put(makeDocument('a', 'sleep '))
    expect([find('sleep'), find('whistle')]).toEqual([['a'], ['b']])
    remove('b')
    remove('c')
    put(makeDocument('d'))
    expect(find('whistle')).toEqual(['d'])
    expect(shortage()).toEqual({ shortened: 0, leftOut: 0 })
  })

  test('forgets that it left out what is deleted', () => {
    const { put, remove, shortage } = makeIndex(1)
    put(makeDocument('a'))
    expect(shortage()).toEqual({ shortened: 0, leftOut: 1 })
    remove('a')
    expect(shortage()).toEqual({ shortened: 0, leftOut: 0 })
  })
})
