import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'

import { passcodeMail } from '../../../../src/platform/mail/outbox/passcodeMail.js'
import { renderMail } from '../../../../src/platform/mail/templates/renderMail.js'
import { sampleBrand as brand } from '../templates/sampleBrand.js'

const purpose = { en: 'request a demo', fr: 'demander une démonstration', ar: 'طلب عرض توضيحي' }
const locales = ['en', 'fr', 'ar'] as const

describe.each(locales)('the passcode mail in %s', (locale) => {
  test('says what the code is for, and shows it once in each part', () => {
    const mail = write({ locale })
    expect(mail.subject).toContain(purpose[locale])
    expect(mail.text).toContain(mail.subject)
    expect(mail.text.match(/^402917$/gm)).toHaveLength(1)
    expect(mail.html.replace(/<[^>]*>/g, '').match(/402917/g)).toHaveLength(1)
  })

  test('tells how long the code is valid, from where it comes and who asks for it never', () => {
    const { text } = write({ locale, minutes: 10 })
    expect(text).toContain('10')
    expect(text).toContain('harbour.example')
    expect(text.match(/Harbour/g)?.length).toBeGreaterThanOrEqual(2)
  })

  test('never has the code in its subject or in what lists of mails show', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100_000, max: 999_999 }).map(String), (code) => {
        const { subject, html } = write({ locale, code })
        const hidden = /<div style="display:none[^>]*>(.*?)<\/div>/.exec(html)?.[1]
        expect(subject).not.toContain(code)
        expect(hidden).not.toContain(code)
        expect(/<title>(.*)<\/title>/.exec(html)?.[1]).not.toContain(code)
      }),
    )
  })
})

test('minutes are counted as each language counts', () => {
  const sentence = (locale: (typeof locales)[number], minutes: number) =>
    write({ locale, minutes }).text
  expect(sentence('en', 1)).toContain('within 1 minute.')
  expect(sentence('en', 10)).toContain('within 10 minutes.')
  expect(sentence('fr', 10)).toMatch(/pendant 10\sminutes\./)
  expect(sentence('ar', 10)).toContain('10 دقائق')
  expect(sentence('ar', 20)).toContain('20 دقيقة')
})

test('each language has words of its own', () => {
  const texts = locales.map((locale) => write({ locale }).text.split('\n\n'))
  const [english = [], ...others] = texts
  for (const other of others) {
    expect(other).toHaveLength(english.length)
    expect(other.filter((line) => english.includes(line))).toEqual(['402917', '--'])
  }
})

function write(change: Partial<Parameters<typeof passcodeMail>[0]>) {
  const given = {
    brand,
    site: 'harbour.example',
    locale: 'en',
    code: '402917',
    minutes: 10,
  } as const
  const mail = passcodeMail({ ...given, purpose: purpose[change.locale ?? 'en'], ...change })
  return renderMail({ brand, ...mail })
}
