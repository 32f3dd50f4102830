import { describe, expect, test } from '@jest/globals'

import { readVersions } from '../../../src/search/sections/readVersions.js'

const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] })
const heading = (text: string) => ({ type: 'heading', children: [{ type: 'text', text }] })
const rich = (...children: object[]) => ({ root: { children } })

const source = {
  collection: 'pages',
  locales: ['en', 'fr', 'ar'],
  declaration: {
    type: 'page',
    path: '/pages/:slug',
    title: 'title',
    words: { en: 'page', fr: 'feuille' },
    fields: [
      { name: 'summary', weight: 2 },
      { name: 'topics', areKeywords: true },
      { name: 'body' },
      { name: 'parts.title', heading: { en: 'Parts', fr: 'Parties' } },
    ],
  },
}

const document = {
  id: '1',
  slug: 'one',
  updatedAt: '2026-01-01T00:00:00.000Z',
  title: { en: 'One', fr: 'Un' },
  summary: { en: 'A summary.' },
  topics: ['risk', 'law'],
  body: { en: rich(paragraph('Before.'), heading('First'), paragraph('After.')) },
  parts: [{ title: { en: 'Wing' } }, { title: { en: 'Tail', fr: 'Queue' } }],
}

describe('the versions of a document', () => {
  test('are one for each language with words of its own; others share the default one', () => {
    const versions = readVersions(document, source)
    expect(versions.map(({ key, locales }) => [key, locales])).toEqual([
      ['pages 1 en', ['en', 'ar']],
      ['pages 1 fr', ['fr']],
    ])
  })

  test('have sections bounded by headings, with what is missing in the default language', () => {
    const [, french] = readVersions(document, source)
    expect(french?.title).toEqual({ text: 'Un', language: 'fr' })
    expect(french?.path).toBe('/pages/one')
    expect(french?.keywords.map(({ text }) => text)).toEqual(['feuille', 'risk\nlaw'])
    const sections = french?.sections.map((section) => [section.heading?.text, section.body.text])
    expect(sections).toEqual([
      [undefined, 'A summary.'],
      [undefined, 'Before.'],
      ['First', 'After.'],
      ['Parties', 'Wing\nQueue'],
    ])
    expect(french?.sections[0]?.body).toEqual({ text: 'A summary.', language: 'en', weight: 2 })
  })

  test('are only those that have a title', () => {
    const versions = readVersions({ ...document, title: { fr: 'Un' } }, source)
    expect(versions.map(({ locales }) => locales)).toEqual([['fr']])
  })

  test('have sections that fit an answer', () => {
    const text = 'Nine words stand in this sentence about the law. '.repeat(100)
    const [english] = readVersions({ ...document, body: { en: rich(paragraph(text)) } }, source)
    const long = english?.sections.map(({ body }) => body.text.split(' ').length) ?? []
    expect(long.length).toBeGreaterThan(5)
    expect(Math.max(...long)).toBeLessThanOrEqual(180)
  })
})
