import { randomUUID } from 'node:crypto'

import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import {
  consentToken,
  readConsentToken,
} from '../../../../src/modules/leads/store/withdrawConsent.js'

const secret = 'a secret of the tests'
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

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
    for (let at = 0; at < token.length; at += 1) {
      for (const other of alphabet.replace(token.charAt(at), '')) {
        const changed = token.slice(0, at) + other + token.slice(at + 1)
        expect(readConsentToken(changed, secret)).toBeUndefined()
      }
    }
  })

  test('is written in one way only', () => {
    const token = consentToken(randomUUID(), secret)
    const [head, tail] = [token.slice(0, 20), token.slice(20)]
    for (const text of [`${token}=`, ` ${token}`, `${head}*${tail}`, `${head}\n${tail}`]) {
      expect(readConsentToken(text, secret)).toBeUndefined()
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
