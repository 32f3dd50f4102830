import { describe, expect, test } from '@jest/globals'

import { mailAddress } from '../../../src/platform/mail/mailAddress.js'

const longest = `${'l'.repeat(64)}@${'d'.repeat(63)}.${'e'.repeat(63)}.${'f'.repeat(58)}.io`

describe('mailAddress', () => {
  test.each([
    'ada@corp.example',
    "first.last+tag=1_!#$%&'*/?^`{|}~-@mail.corp.example",
    'postmaster@localhost',
    longest,
  ])('takes %s as it is', (address) => {
    expect(mailAddress.parse(address)).toBe(address)
  })

  test('writes the domain in A-labels and lower case, and leaves the local part alone', () => {
    expect(mailAddress.parse('Ada@Bücher.Example')).toBe('Ada@xn--bcher-kva.example')
  })

  test.each([
    ['two addresses', 'a@corp.example,b@evil.example'],
    ['two addresses with a semicolon', 'a@corp.example;b@evil.example'],
    ['a group', 'group: a@corp.example, b@evil.example;'],
    ['a name', 'Ada <ada@corp.example>'],
    ['a header', 'ada@corp.example\r\nBcc: eve@evil.example'],
    ['a header in the local part', 'ada\r\nBcc: eve@evil.example'],
    ['a line break at the end', 'ada@corp.example\n'],
    ['a NUL', 'ada@corp.example\0'],
    ['a comment', 'ada@corp.example(evil.example'],
    ['a quoted local part', '"ada"@corp.example'],
    ['two at signs', 'ada@corp.example@evil.example'],
    ['spaces', ' ada@corp.example'],
    ['a space within the domain', 'ada@corp .example'],
    ['an escape', 'ada@evil%2eexample'],
    ['dots side by side', 'ada..byron@corp.example'],
    ['a dot at the end of the domain', 'ada@corp.example.'],
    ['a dot at the end of the local part', 'ada.@corp.example'],
    ['a letter outside ASCII in the local part', 'adä@corp.example'],
    ['an IP address', 'ada@127.0.0.1'],
    ['an IP literal', 'ada@[127.0.0.1]'],
    ['no domain', 'ada@'],
    ['no local part', '@corp.example'],
    ['no at sign', 'ada'],
    ['nothing', ''],
    ['a local part of 65', `${'l'.repeat(65)}@corp.example`],
    ['a label of 64', `ada@${'d'.repeat(64)}.example`],
    ['255 characters', longest.replace('.io', 'f.io')],
  ])('refuses %s', (_, address) => {
    expect(mailAddress.safeParse(address).success).toBe(false)
  })
})
