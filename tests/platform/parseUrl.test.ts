import { describe, expect, test } from '@jest/globals'

import { parseUrl } from '../../src/platform/parseUrl.js'

describe('an address', () => {
  test('with letters beyond ASCII stays one, however often addresses are read', () => {
    // Enough for V8 to compile the caller, which is when URL.canParse of Node 20 and 22 begins to refuse them.
    for (let time = 0; time < 50_000; time++) {
      if (parseUrl('https://bücher.example/é')?.hostname !== 'xn--bcher-kva.example') {
        throw new Error(`refused at the ${String(time)}th time`)
      }
    }
  })

  test('is read against a base', () => {
    expect(parseUrl('/a?b', 'https://example.org/c')?.href).toBe('https://example.org/a?b')
  })

  test.each(['', '/a', 'https://', 'https://exa mple.org'])('is not %p', (text) => {
    expect(parseUrl(text)).toBeUndefined()
  })
})
