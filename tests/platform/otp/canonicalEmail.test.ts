import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { canonicalEmail } from '../../../src/platform/otp/otpProof.js'

describe('canonicalEmail', () => {
  test.each([
    ['Ada.Byron@Corp.Example', 'ada.byron@corp.example'],
    ['ada+news@corp.example', 'ada@corp.example'],
    ['ada+news+more@corp.example', 'ada@corp.example'],
    ['A.d.a+x@gmail.com', 'ada@gmail.com'],
    ['a.da@GoogleMail.com', 'ada@gmail.com'],
    ['a.da@notgmail.com', 'a.da@notgmail.com'],
    ['a.da@mail.gmail.com', 'a.da@mail.gmail.com'],
    ['+ada@corp.example', '+ada@corp.example'],
  ])('counts %s as %s', (email, canonical) => {
    expect(canonicalEmail(email)).toBe(canonical)
  })

  test('is the same in any case and with any tag, and stays as it is', () => {
    fc.assert(
      fc.property(fc.emailAddress(), fc.stringMatching(/^[a-z0-9+]{0,8}$/), (email, tag) => {
        const canonical = canonicalEmail(email)
        expect(canonicalEmail(email.toUpperCase())).toBe(canonical)
        expect(canonicalEmail(email.replace('@', `+${tag}@`))).toBe(canonical)
        expect(canonicalEmail(canonical)).toBe(canonical)
      }),
    )
  })
})
