import { createHmac } from 'node:crypto'

import { describe, expect, test } from '@jest/globals'

import {
  hasValidShareSignature,
  signShareTitle,
} from '../../../../src/modules/discovery/og/shareTitle.js'

const secret = 'a secret of the test, long enough'
const share = {
  title: 'Board oversight of AI',
  subtitle: 'Twelve questions',
  theme: 'dark',
} as const
const signature = signShareTitle(secret, share)

describe('the signature of a share title', () => {
  test('is 43 characters that stand in a URL as they are, and holds for its words', () => {
    expect(signature).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(hasValidShareSignature(secret, share, signature)).toBe(true)
  })

  test.each([
    ['another title', { ...share, title: 'Board oversight of Al' }],
    ['another subtitle', { ...share, subtitle: 'Thirteen questions' }],
    ['no subtitle', { title: share.title, theme: share.theme }],
    ['another theme', { ...share, theme: 'light' as const }],
    ['words moved to the subtitle', { ...share, title: 'Board', subtitle: 'oversight of AI' }],
  ])('is refused for %s', (_, altered) => {
    expect(hasValidShareSignature(secret, altered, signature)).toBe(false)
  })

  test('is refused with another secret', () => {
    expect(hasValidShareSignature('another secret', share, signature)).toBe(false)
  })

  test.each(['', 'x', signature.slice(1), `${signature}=`, `${signature.slice(0, -1)}é`])(
    'is refused when garbled: %p',
    (garbled) => {
      expect(hasValidShareSignature(secret, share, garbled)).toBe(false)
    },
  )

  test('is not one made with the same secret for another purpose', () => {
    for (const message of [share.title, JSON.stringify([share.title, '', ''])]) {
      const other = createHmac('sha256', secret).update(message).digest('base64url')
      expect(hasValidShareSignature(secret, { title: share.title }, other)).toBe(false)
    }
  })

  test('holds for the same words in another Unicode form or with spaces around them', () => {
    const signed = signShareTitle(secret, { title: 'Café' })
    expect(hasValidShareSignature(secret, { title: ' Cafe\u0301 ' }, signed)).toBe(true)
  })
})
