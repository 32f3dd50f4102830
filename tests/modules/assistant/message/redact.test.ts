import { describe, expect, test } from '@jest/globals'

import { normalizeText } from '../../../../src/modules/assistant/message/normalizeText.js'
import { redact, withoutPlaceholders } from '../../../../src/platform/redact.js'

const masked = (text: string) => redact(normalizeText(text)).text

describe('redact', () => {
  test.each([
    ['e-mail addresses', 'Write to ada.lovelace+news@mail.example.co.uk.', 'Write to [email].'],
    ['addresses in disguise', 'ada [at] example (dot) org please', '[email] please'],
    ['addresses in full-width letters', 'ａｄａ＠ｅｘａｍｐｌｅ．ｏｒｇ', '[email]'],
    ['addresses cut by invisible characters', 'ada\u200b@exam\u00adple.org', '[email]'],
    ['international phone numbers', 'call +32 475 12 34 56 now', 'call [phone] now'],
    ['national phone numbers', 'at (020) 7946-0958 or 0475/12.34.56', 'at [phone] or [phone]'],
    ['Arabic digits', 'هاتفي ٠٥٠١٢٣٤٥٦٧', 'هاتفي [phone]'],
    ['Devanagari digits', 'मेरा फ़ोन ९८१००१२३४५ है', 'मेरा फ़ोन [phone] है'],
    ['numbers with typographic dashes', '+1‑415‑555‑2671, +44–20–7946–0321', '[phone], [phone]'],
    ['cards with typographic dashes', '4111–1111—1111−1111', '[card]'],
    ['addresses with every sign that one may have', 'john&co!x=1@x.example', '[email]'],
    ['two numbers with a slash', '+33612345678/+33612345679', '[phone]/[phone]'],
    ['national ones likewise', 'au 06 12 34 56 78/0612345679', 'au [phone]/[phone]'],
    ['numbers in links', 'https://wa.me/33612345678', 'https://wa.me/[phone]'],
    ['short numbers that are the visitor’s', 'my number is 03 123 456', 'my number is [phone]'],
    ['theirs in French', 'Mon numéro est le 03 123 456', 'Mon numéro est le [phone]'],
    ['theirs in Arabic', 'رقمي هو ٠٣١٢٣٤٥٦', 'رقمي هو [phone]'],
    ['short numbers said to be phones', 'my phone is 555 1234', 'my phone is [phone]'],
    [
      'IBANs, and not the word behind',
      'from GB82 WEST 1234 5698 7654 32 please',
      'from [iban] please',
    ],
    ['IBANs without gaps', 'be68539007547034', '[iban]'],
    ['card numbers', 'card 4111 1111-1111 1111, exp 12/28', 'card [card], exp 12/28'],
    [
      'cards in whatever they stand',
      'Visa4111111111111111, No.5555555555554444x',
      'Visa[card], No.[card]x',
    ],
    [
      'cards among other numbers',
      'room 12 4111 1111 1111 1111 12/28 123',
      'room 12 [card] 12/28 123',
    ],
    ['cards of RuPay', 'rupay 8171 9999 2766 0000', 'rupay [card]'],
    ['addresses in links', 'open /?to=ada%2540mail.example', 'open [email]'],
    ['keys of providers', 'sk-proj-abcdefghijklmnop1234 AKIAIOSFODNN7EXAMPLE', '[secret] [secret]'],
    ['passwords that are told', 'my password is hunter2!', 'my password is [secret]'],
    ['tokens', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0In0.dozjgNryP4J3jVmNHl0w5N', '[jwt]'],
    ['social security numbers', 'SSN 078-05-1120', 'SSN [id]'],
    ['network addresses', 'from 192.168.10.20.', 'from [ip].'],
    ['names that are told', 'My name is Ada Lovelace and I ask', 'My name is [name] and I ask'],
  ])('masks %s', (_, text, expected) => {
    expect(masked(text)).toBe(expected)
  })

  test.each([
    'What does Regulation (EU) 2024/1689 say about Article 50?',
    'Is the course on 2026-11-20 or in 2026 2027?',
    'Is ISO/IEC 42001:2023 better than NIST AI 600-1?',
    'We are 1200 people and pay 48000 a year.',
    'Which version, 1.2.3 or 10.4?',
    'Where is my order number 123456, and what of 20/11/2026 and Article 50/2024?',
    'GB82 is no account and 4111 1111 1111 1112 no card that passes',
  ])('leaves what is no personal data: %s', (text) => {
    const { text: left, masked: counts } = redact(text)
    expect(left.replace(/\[phone\]/, '4111 1111 1111 1112')).toBe(text)
    expect(counts).not.toHaveProperty('card')
    expect(counts).not.toHaveProperty('iban')
  })

  test('counts what it masked by kind', () => {
    expect(redact('a@b.example, c@d.example and +441632960961').masked).toEqual({
      email: 2,
      phone: 1,
    })
  })

  test('gives a question for the index without the placeholders', () => {
    expect(withoutPlaceholders('Mail [email] the price [card]')).toBe('Mail the price')
  })
})
