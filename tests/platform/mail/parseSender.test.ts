import { describe, expect, test } from '@jest/globals'

import { parseSender } from '../../../src/platform/mail/OutgoingMail.js'
import { StartupError } from '../../../src/platform/StartupError.js'

describe('parseSender', () => {
  test.each([
    ['ada@corp.example', { name: '', address: 'ada@corp.example' }],
    ['Corp Ltd <ada@corp.example>', { name: 'Corp Ltd', address: 'ada@corp.example' }],
    ['"Corp, Ltd" <ada@corp.example>', { name: 'Corp, Ltd', address: 'ada@corp.example' }],
    ['Café <ada@bücher.example>', { name: 'Café', address: 'ada@xn--bcher-kva.example' }],
  ])('reads %s', (value, sender) => {
    expect(parseSender(value)).toEqual(sender)
  })

  test('is Foyer at a domain of nobody where nothing is set', () => {
    expect(parseSender(undefined)).toEqual({ name: '', address: 'no-reply@foyer.example' })
  })

  test.each([
    '',
    'Foyer',
    'Foyer <>',
    'a@corp.example, b@corp.example',
    'Team: a@corp.example;',
    'Foyer <"a b"@corp.example>',
    'Foyer\r\nBcc: eve@evil.example <ada@corp.example>',
  ])('refuses %j and names the setting', (value) => {
    expect(() => parseSender(value)).toThrow(StartupError)
    expect(() => parseSender(value)).toThrow('MAIL_FROM')
  })
})
