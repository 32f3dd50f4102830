import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { otpProof } from '../../../src/platform/otp/otpProof.js'

const challengeId = 'AbCdEfGhIjKlMnOpQr_-12'
const read = (code: unknown) => otpProof.parse({ challengeId, code }).code

describe('a code', () => {
  test('is the six digits in it, whatever spaces and dashes stand between them', () => {
    const ignored = fc.stringMatching(/^[ \t\n\u00a0\u2009\u202f\u200f\-\u2011\u2013\u2014]{0,4}$/)
    const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 6, maxLength: 6 })
    fc.assert(
      fc.property(digits, fc.array(ignored, { minLength: 7, maxLength: 7 }), (code, between) => {
        const typed = between.map((gap, at) => gap + String(code[at] ?? '')).join('')
        expect(read(typed)).toBe(code.join(''))
      }),
    )
  })

  test.each(['１２３　４５６', '١٢٣٤٥٦', '۱۲۳ ۴۵۶'])(
    'may be typed in other digits: %s',
    (typed) => {
      expect(read(typed)).toBe('123456')
    },
  )

  test.each(['', '12345', '1234567', '12345a', '+123456', '12.3456', '1e5000'])(
    'may be anything else, such as %j, which is no fault of the body',
    (typed) => {
      expect(read(typed)).toBe(typed)
    },
  )

  test.each([[123456], [true], [null], [['123456']], [{ $gt: '' }], [undefined]])(
    'that is no text is a fault: %j',
    (code) => {
      const { error } = otpProof.safeParse({ challengeId, code })
      expect(error?.issues).toMatchObject([{ code: 'invalid_type', path: ['code'] }])
    },
  )
})

test.each([
  ['12345\0', 'custom'],
  ['\ud800', 'custom'],
  ['1'.repeat(129), 'too_big'],
])('neither part of a proof may be %j', (text, code) => {
  const { error } = otpProof.safeParse({ challengeId: text, code: text })
  expect(error?.issues).toMatchObject([
    { code, path: ['challengeId'] },
    { code, path: ['code'] },
  ])
})

test('a challenge id of any form is no fault, and taken as it is', () => {
  for (const id of [challengeId, 'nope', '01990000-0000-7000-8000-000000000000', '1'.repeat(128)]) {
    expect(otpProof.parse({ challengeId: id, code: '1'.repeat(64) }).challengeId).toBe(id)
  }
})

test('a proof has no other fields', () => {
  const { error } = otpProof.safeParse({ challengeId, code: '123456', purpose: 'demo' })
  expect(error?.issues).toMatchObject([{ code: 'unrecognized_keys' }])
})
