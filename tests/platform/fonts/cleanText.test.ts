import { describe, expect, test } from '@jest/globals'

import { cleanText } from '../../../src/platform/fonts/chooseFonts.js'

describe('the text of a share image', () => {
  test.each([
    ['composes letters', 'Cafe\u0301', 'Café'],
    ['collapses every kind of white space', ' a\t\n\u00a0b\u3000\u2028c ', 'a b c'],
    ['drops controls', 'a\u0000b\u0007c\u009f', 'abc'],
    ['drops bidi marks, overrides and isolates', 'a\u200e\u202eb\u202c\u2067c\u2069\u061c', 'abc'],
    ['drops soft hyphens, word joiners and byte order marks', 'a\u00adb\u2060c\ufeffd', 'abc d'],
    ['drops variation selectors and tags', 'a\ufe0fb\u{e0067}\u{e007f}', 'ab'],
    [
      'drops private use, lone surrogates and replacement characters',
      'a\ue000b\ud83dc\ufffd',
      'abc',
    ],
    ['keeps the joiners Persian is spelt with', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['keeps the joiners Devanagari is spelt with', 'क्\u200dष', 'क्\u200dष'],
    ['drops joiners elsewhere', 'a\u200db\u200c', 'ab'],
    ['drops a joiner with an emoji on either side', 'م\u200d😀\u200dم', 'م😀م'],
  ])('%s', (_, given, clean) => {
    expect(cleanText(given)).toBe(clean)
  })

  test('is cut beyond the length of any title, never within a character', () => {
    expect(cleanText('x'.repeat(5000))).toHaveLength(600)
    expect(cleanText(`x${'𠀀'.repeat(400)}`)).toBe(`x${'𠀀'.repeat(299)}`)
  })
})
