import { describe, expect, test } from '@jest/globals'
import { disposableEmailBlocklist } from 'disposable-email-domains-js'
import fc from 'fast-check'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import {
  domainLists,
  domainsFolder,
  entriesOf,
  isWorkAddress,
  readDomains,
} from '../../../../src/modules/leads/emailDomains/isWorkAddress.js'
import { emailAddress } from '../../../../src/platform/otp/otpProof.js'

const isWork = (address: string) => isWorkAddress(emailAddress.parse(address))

const label = fc.stringMatching(/^[a-z][a-z0-9]{0,10}$/)

describe('a work address', () => {
  test.each([
    'ada@acme.example',
    'ada@microsoft.com',
    'ada@sap.com',
    'ada@example.com',
    'ada@acme.co.uk',
    'ada@notgmail.com',
    'ada@gmail.com.acme.example',
    'ada@gmail.acme.example',
    'ada@münchen.example',
    'ada@пример.example',
    // They look like 10mail.com and thankyou2010.com, which are thrown away after use.
    'ada@lomail.com',
    'ada@thankyou20lo.com',
    'ada@company.co.cc',
  ])('may be %s', (address) => {
    expect(isWork(address)).toBe(true)
  })

  test.each([
    'ada@gmail.com',
    'ada@GMAIL.com',
    'ada@mail.gmail.com',
    'ada@yahoo.co.uk',
    'ada@eu.yahoo.co.uk',
    'ada@mailinator.com',
    'ada@a.b.c.mailinator.com',
    'ada@web.de',
    'ada@qq.com',
    'ada@privaterelay.appleid.com',
    'ada@hey.com',
    'ada@minuteinbox.com',
    'ada@a.generator.email',
    'ada@fexpost.com',
    'ada@fexbox.org',
    'ada@rover.info',
    'ada@chitthi.in',
    'ada@any.pink',
    'ada@merepost.com',
    'ada@abyssmail.com',
    'ada@dropjar.com',
    'ada@robot-mail.com',
    'ada@0-mail.com',
    'ada@mvrht.com',
    'ada@smailpro.com',
    'ada@tempmail.com',
    'ada@tempmailaddress.com',
    'ada@maildim.com',
  ])('is not %s', (address) => {
    expect(isWork(address)).toBe(false)
  })

  test.each([
    ['a Cyrillic а', 'ada@gm\u0430il.com'],
    ['a Greek ο', 'ada@\u03bfutlook.com'],
    ['its A-labels', 'ada@xn--gmil-63d.com'],
    ['an accent', 'ada@gm\u00e1il.com'],
    ['digits for letters', 'ada@0ut1ook.com'],
    ['a soft hyphen', 'ada@gm\u00adail.com'],
    ['an ideographic full stop', 'ada@gmail\u3002com'],
    ['full-width letters', 'ada@ｇｍａｉｌ.com'],
    ['a dotless i below a subdomain', 'ada@x.gma\u0131l.com'],
  ])('is not a free one that is disguised by %s', (_, address) => {
    expect(isWork(address)).toBe(false)
  })

  test('is under no listed domain, however deep', () => {
    const listed = fc.constantFrom(...readDomains('free'), ...readDomains('disposable'))
    fc.assert(
      fc.property(listed, fc.array(label, { maxLength: 4 }), (domain, labels) => {
        expect(isWorkAddress(`ada@${[...labels, domain].join('.')}`)).toBe(false)
      }),
    )
  })

  test('may be of any of the companies that visitors come from', () => {
    const companies =
      'accenture.com adobe.com airbus.com allianz.com amazon.com apple.com atlassian.com axa.com barclays.com ' +
      'bosch.com bp.com capgemini.com cern.ch cisco.com deloitte.com dell.com europa.eu ey.com github.com google.com ' +
      'gsk.com harvard.edu hsbc.com hp.com ibm.com infosys.com intel.com kpmg.com mckinsey.com meta.com nestle.com ' +
      'nvidia.com oracle.com orange.com ox.ac.uk pwc.com redhat.com roche.com salesforce.com samsung.com shell.com ' +
      'siemens.com slack.com sony.com stripe.com tcs.com telekom.de tum.de ubs.com un.org unilever.com who.int wipro.com'
    expect(companies.split(' ').filter((domain) => !isWork(`ada@${domain}`))).toEqual([])
  })

  test('is one whose domain merely ends or begins like a listed one', () => {
    const listed = fc.constantFrom(...readDomains('free'), ...readDomains('disposable'))
    fc.assert(
      fc.property(listed, label, (domain, word) => {
        expect(isWorkAddress(`ada@${domain}.${word}.example`)).toBe(true)
        expect(isWorkAddress(`ada@${word}qzx${domain}`)).toBe(true)
      }),
    )
  })
})

describe('the lists', () => {
  test('hold hundreds of free domains and thousands of disposable ones', () => {
    expect(readDomains('free').size).toBeGreaterThan(500)
    expect(readDomains('disposable').size).toBeGreaterThan(8_000)
  })

  test('say once what others keep already', () => {
    const file = readFileSync(join(domainsFolder, domainLists.disposable), 'utf8')
    const kept = new Set(disposableEmailBlocklist())
    expect(entriesOf(file).filter((domain) => kept.has(domain))).toEqual([])
  })

  test('hold no public suffix and no domain of documentation', () => {
    const all = new Set([...readDomains('free'), ...readDomains('disposable')])
    for (const domain of ['com', 'co.uk', 'com.au', 'co.cc', 'com.br', 'github.io', 'eu.org']) {
      expect(all.has(domain)).toBe(false)
    }
    expect([...all].filter((domain) => /(?:^|\.)example(?:\.|$)/.test(domain))).toEqual([])
  })
})
