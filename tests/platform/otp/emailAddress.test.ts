import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { emailAddress } from '../../../src/platform/otp/otpProof.js'

const strict = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/
const longest = `${'l'.repeat(64)}@${'d'.repeat(63)}.${'e'.repeat(63)}.${'f'.repeat(58)}.io`

describe('emailAddress', () => {
  test.each([
    [' ada@corp.example ', 'ada@corp.example'],
    ['Ada.Byron+tag@Corp.Example', 'Ada.Byron+tag@corp.example'],
    ['ada@Bücher.example', 'ada@xn--bcher-kva.example'],
    ['ada@bu\u0308cher.example', 'ada@xn--bcher-kva.example'],
    ['ada@corp。example', 'ada@corp.example'],
    ['ada@gm\u00adail.com', 'ada@gmail.com'],
    ['ada@ﬁle.example', 'ada@file.example'],
    [longest, longest],
  ])('reads %j as %s', (typed, address) => {
    expect(emailAddress.parse(typed)).toBe(address)
  })

  test.each([
    ['no dot in the domain', 'ada@localhost'],
    ['two addresses', 'ada@corp.example,eve@evil.example'],
    ['two addresses with a semicolon', 'ada@corp.example;eve@evil.example'],
    ['a group', 'all: ada@corp.example, eve@evil.example;'],
    ['a name', 'Ada <ada@corp.example>'],
    ['another header', 'ada@corp.example\r\nBcc: eve@evil.example'],
    ['an escaped header', 'ada@corp.example%0d%0aBcc:eve@evil.example'],
    ['a comment', 'ada@corp.example(evil.example)'],
    ['a quoted local part', '"ada"@corp.example'],
    ['an IP literal', 'ada@[127.0.0.1]'],
    ['an IP address', 'ada@127.0.0.1'],
    ['an IP address in hexadecimal', 'ada@0x7f.1'],
    ['a domain that ends in a number', 'ada@corp.42'],
    ['a dot first', '.ada@corp.example'],
    ['a dot last', 'ada@corp.example.'],
    ['a full-width at sign', 'ada＠corp.example'],
    ['a Cyrillic letter in the local part', 'аda@corp.example'],
    ['a long s in the local part', 'je\u017fter@corp.example'],
    ['a control character in the domain', 'ada@corp\u0085.example'],
    ['an invalid A-label', 'ada@xn--a.example'],
    ['a space', 'ada@corp .example'],
    ['255 characters', longest.replace('.io', 'f.io')],
  ])('refuses %s', (_, typed) => {
    const { error } = emailAddress.safeParse(typed)
    expect(error?.issues).toHaveLength(1)
  })

  test.each([
    ['ada', 'invalid_email'],
    ['ada@corp.example\0', 'invalid_character'],
    ['ada\ud800@corp.example', 'invalid_character'],
  ])('says of %j that it is %s', (typed, code) => {
    const { error } = emailAddress.safeParse(typed)
    expect(error?.issues).toMatchObject([{ code: 'custom', params: { code } }])
  })

  test('gives one strict ASCII address or a fault, for anything', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 })
    const parts = fc.tuple(text, fc.constantFrom('@', '@@', '＠', ''), text)
    const likely = fc.tuple(fc.emailAddress(), text, fc.nat(40))
    const inputs = fc.oneof(
      text,
      parts.map((all) => all.join('')),
      fc.emailAddress(),
      likely.map(([email, more, at]) => email.slice(0, at) + more + email.slice(at)),
    )
    fc.assert(
      fc.property(inputs, (input) => {
        const { success, data = '' } = emailAddress.safeParse(input)
        const isStrict = strict.test(data) && data.length <= 254 && data.indexOf('@') <= 64
        return !success || (isStrict && emailAddress.parse(data) === data)
      }),
      { numRuns: 300 },
    )
  })
})
