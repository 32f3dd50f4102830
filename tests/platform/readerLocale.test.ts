import { describe, expect, test } from '@jest/globals'

import { readerLocale } from '../../src/platform/readerLocale.js'

describe('readerLocale', () => {
  test("takes the reader's own variety of the page's language", () => {
    expect(readerLocale('en', 'de-DE,de;q=0.9,en-US;q=0.8')).toBe('en-US')
    expect(readerLocale('fr', 'fr-CA')).toBe('fr-CA')
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
