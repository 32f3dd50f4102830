import { expect, test } from '@jest/globals'

import type { FactDeclaration } from '../../../src/platform/content/Fact.js'
import { formOf } from '../../../src/search/evidence/formOf.js'
import { findFacts } from '../../../src/search/facts/findFacts.js'
import { createIndex } from '../../../src/search/index/createIndex.js'
import { oneSecond } from '../../support/oneSecond.js'
import { timeProcessor } from '../../support/timeProcessor.js'

const boats: FactDeclaration = {
  called: { one: { en: ['boat'] }, many: { en: ['boats'] } },
  kinds: { overview: { asked: {} }, price: { asked: { en: ['price'] } } },
  fields: [],
  read: () => [],
}

const of = (text: string) => ({ text, language: 'en' })

/** As many long documents as are read for each part, all of them about the same. */
function fleet() {
  const index = createIndex({ locales: ['en'] })
  const body = Array.from({ length: 3_000 }, (_, at) => `sail${at.toString(36)}`).join(' ')
  for (let at = 0; at < 30; at += 1) {
    const title = `Tern ${String(at)}`
    index.put({
      ...{ key: title, documentId: title, type: 'boat', locales: ['en'], language: 'en' },
      ...{
        title: of(title),
        keywords: [],
        sections: [{ body: of(body) }],
        path: '/',
        updatedAt: '',
      },
      facts: { declared: boats, known: [{ kind: 'price', say: () => `${title} costs 20.` }] },
    })
  }
  return index
}

test.each([
  ['a price of three hundred things', `price ${'tern, '.repeat(330)}`],
  ['eighty questions in one', 'price of tern wolf and '.repeat(86)],
])('no question keeps the process: %s', (_, text) => {
  const index = fleet()
  const tookMs = timeProcessor()
  findFacts(index, [boats], { text: text.slice(0, 2_000), locale: 'en', now: 0 })
  expect(tookMs()).toBeLessThan(oneSecond())
})

test('eight things are compared, and the end of two questions is answered', () => {
  const ask = (text: string) =>
    findFacts(fleet(), [boats], { text, locale: 'en', now: 0 })?.found.map(
      ({ statements }) => statements[0]?.text,
    )
  const seven = 'What is the price: nothing, no wolf, no bear, no lynx, no hare, '
  expect(ask(`${seven}Tern 4, Tern 7?`)).toEqual(['Tern 4 costs 20.', 'Tern 7 costs 20.'])
  expect(ask('May I bring a violin, and what is the price of Tern 4?')).toEqual([
    'Tern 4 costs 20.',
  ])
})

test.each(['from ', 'start\n', '2024 ', 'a'])(
  'no text of a page keeps who looks for a beginning in it: %j',
  (unit) => {
    const form = formOf('When does it start?')
    const tookMs = timeProcessor()
    expect(form?.answer.test(unit.repeat(20_000 / unit.length))).toBe(false)
    expect(tookMs()).toBeLessThan(oneSecond())
  },
)
