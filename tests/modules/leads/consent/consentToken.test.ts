import { randomUUID } from 'node:crypto'

import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import {
  consentToken,
  readConsentToken,
} from '../../../../src/modules/leads/store/withdrawConsent.js'

const secret = 'a secret of the tests'

describe('a withdrawal token', () => {
  test('names its consent, and is the same each time it is made', () => {
    fc.assert(
      fc.property(fc.uuid(), (id) => {
        const token = consentToken(id, secret)
        expect(token).toMatch(/^[\w-]{43}$/)
        expect(readConsentToken(token, secret)).toBe(id)
        expect(consentToken(id, secret)).toBe(token)
      }),
    )
  })

  test('is nothing under another secret', () => {
    expect(readConsentToken(consentToken(randomUUID(), 'another'), secret)).toBeUndefined()
  })

  test('is nothing once a character changed', () => {
    const token = consentToken(randomUUID(), secret)
    for (let at = 0; at < token.length - 1; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A'
      const changed = token.slice(0, at) + other + token.slice(at + 1)
      expect(readConsentToken(changed, secret)).toBeUndefined()
    }
  })

  test('is no other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readConsentToken(text, secret)).toBeUndefined()
      }),
    )
  })
})
