import { expect, test } from '@jest/globals'

import { normalizePath } from '../../src/platform/content/redirects.js'
import { reportRow } from '../../src/platform/csvRow.js'
import { peopleIn } from '../../src/platform/idempotency/keyStore.js'
import { keepTogether } from '../../src/platform/localization.js'
import { structuredFaults } from '../../src/platform/payload/structuredFaults.js'
import { readerLocale } from '../../src/platform/readerLocale.js'
import { oneSecond } from '../support/oneSecond.js'
import { timeProcessor } from '../support/timeProcessor.js'

/** How each took before its time grew with the length alone: from three seconds to a minute. */
const texts: [string, () => unknown][] = [
  ['an echoed value with a thousand colons', () => keepTogether(field('+ :'.repeat(40_000)), 'fr')],
  ['an echoed phone number', () => keepTogether(field('+44 2 '.repeat(40_000)), 'en')],
  ['a picture in base64', () => peopleIn(JSON.stringify({ body: 'x'.repeat(200_000) }), 'secret')],
  ['a header of half languages', () => readerLocale('en', 'en-,'.repeat(2_000_000))],
  ['a report of blank lines', () => reportRow([`a${'\n'.repeat(100_000)}b`])],
  ['an address of slashes', () => normalizePath(`/a${'/'.repeat(120_000)}b`)],
  [
    'a name of brackets',
    () => structuredFaults(new URLSearchParams(`w${'['.repeat(120_000)}`), {} as never, undefined),
  ],
]
const field = (value: string) => `<p>Votre message</p><input value="${value}">`

test.each(texts)('%s keeps nobody waiting for a second', (_, read) => {
  const tookMs = timeProcessor()
  read()
  expect(tookMs()).toBeLessThan(oneSecond())
})

test('an address is found among others, and in a long run of letters', () => {
  const [ada] = peopleIn('ada@acme.example', 'secret')
  const json = JSON.stringify({ to: 'Ada@acme.example', cc: `${'x'.repeat(70)}@acme.example` })
  expect(peopleIn(json, 'secret')).toEqual([ada, expect.any(String)])
})
