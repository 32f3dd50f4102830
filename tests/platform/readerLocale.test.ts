import { describe, expect, test } from '@jest/globals'

import { readerLocale } from '../../src/platform/readerLocale.js'

describe('readerLocale', () => {
  test("takes the reader's own variety of the page's language", () => {
    expect(readerLocale('en', 'de-DE,de;q=0.9,en-US;q=0.8')).toBe('en-US')
    expect(readerLocale('fr', 'fr-CA')).toBe('fr-CA')
  })

  test('has the digits of our Arabic words and mails, whatever those of the reader’s country are', () => {
    for (const tag of ['ar', 'ar-SA', 'ar-EG', 'ar-MA', 'ar-EG-u-nu-arab']) {
      const format = new Intl.DateTimeFormat(readerLocale('ar', tag), { dateStyle: 'long' })
      expect(format.format(new Date('2027-01-04T12:00Z'))).toMatch(/^4 \S+ 2027$/)
    }
    expect(readerLocale('ar', 'ar-SA')).toBe('ar-SA-u-nu-latn')
  })

  test('never leaves the language of the page', () => {
    expect(readerLocale('fr', 'en-US,en')).toBe('fr')
  })

  test('falls back if nothing usable is requested', () => {
    for (const header of [null, '', '*', 'en', 'en-', 'en-@@', 'en-toolongtag-x']) {
      expect(readerLocale('en', header)).toBe('en-GB')
    }
  })
})
