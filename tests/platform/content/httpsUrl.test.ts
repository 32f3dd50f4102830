import { describe, expect, test } from '@jest/globals'

import { httpsUrl } from '../../../src/platform/content/linkFields.js'

describe('a link', () => {
  test.each([
    undefined,
    null,
    '',
    'https://example.org',
    'https://example.org:8443/a?b=c#d',
    'HTTPS://EXAMPLE.ORG/',
    'https://bücher.example/',
    'http://localhost:3000/x',
    'http://127.0.0.1/x',
    'http://[::1]:3000/',
  ])('may be %p', (value) => {
    expect(httpsUrl(value)).toBe(true)
  })

  test.each([
    'http://example.org',
    'example.org',
    '/relative',
    '//example.org',
    'https:example.org',
    'https:\\\\example.org',
    'https://',
    'https://exa mple.org',
    ' https://example.org',
    'https://example.org\n',
    'https://user@example.org',
    'https://user:secret@example.org',
    'http://localhost.example.org/',
    'http://127.0.0.1.example.org/',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
  ])('may not be %p', (value) => {
    expect(httpsUrl(value)).toMatch(/^Enter a full address/)
  })

  test('is one address', () => {
    expect(httpsUrl(['https://example.org'])).toMatch(/^Enter a full address/)
  })
})
