import { describe, expect, test } from '@jest/globals'

import type { Bound, Fact, FactDeclaration } from '../../../src/platform/content/Fact.js'
import { findFacts } from '../../../src/search/facts/findFacts.js'
import { createIndex } from '../../../src/search/index/createIndex.js'

const early: Bound = (question) => {
  const text = /before (\d+)/.exec(question)
  if (!text) return undefined
  const most = Number(text[1])
  return {
    text: text[0],
    fits: ({ rank = NaN }) => rank < most,
    nearest: ({ rank = NaN }) => rank >= most,
  }
}

const boats: FactDeclaration = {
  called: { one: { en: ['boat'] }, many: { en: ['boats'] } },
  kinds: {
    price: {
      ...{ asked: { en: ['how much', 'price'] }, values: { free: { en: ['free'] } } },
      last: { en: ['dearest'] },
    },
    sails: {
      asked: { en: ['when', 'sail'] },
      first: { en: ['next'] },
      ofAll: { en: ['sailings'] },
      values: {
        'places:open': { en: ['places left'] },
        'day:even': { en: ['even hour'] },
        'day:odd': { en: ['odd hour'] },
      },
      bound: early,
    },
  },
  fields: [],
  read: () => [],
}

const fact = (kind: string, words: string, more: Partial<Fact> = {}): Fact => ({
  kind,
  say: ({ title }) => `${title} ${words}.`,
  ...more,
})

const sails = (at: number, isTaken = false) =>
  fact('sails', `sails at ${String(at)}${isTaken ? ', full' : ''}`, {
    ...{ rank: at, isTaken },
    values: [at % 2 === 0 ? 'day:even' : 'day:odd', ...(isTaken ? [] : ['places:open'])],
  })

function harbour(unit = 'EUR') {
  const index = createIndex({ locales: ['en', 'ar'] })
  const put = (title: string, known: readonly Fact[]) =>
    index.put({
      key: title,
      type: 'boat',
      documentId: title,
      locales: ['en', 'ar'],
      language: 'en',
      title: { text: title, language: 'en' },
      keywords: [],
      sections: [],
      facts: { declared: boats, known },
      path: '/',
      updatedAt: '',
    })
  put('Grey Heron', [
    fact('price', 'costs 20', { rank: 20, unit: 'EUR' }),
    sails(9, true),
    sails(12),
  ])
  put('Blue Tern', [fact('price', 'is free', { values: ['free'] }), sails(10)])
  put('Red Kite', [fact('price', 'costs 30', { rank: 30, unit }), sails(8, true), sails(11, true)])
  return index
}

function answerTo(text: string, earlier?: string) {
  const found = findFacts(harbour(), [boats], { text, earlier, locale: 'en', now: 0 })
  return found?.found.map(({ statements }) => statements.map((said) => said.text))
}

describe('who asks for the next', () => {
  test('is told of the next with something left as well, or that there is none', () => {
    expect(answerTo('When does the Grey Heron sail next?')).toEqual([
      ['Grey Heron sails at 9, full.', 'Grey Heron sails at 12.'],
    ])
    expect(answerTo('When does the Red Kite sail next?')).toEqual([['Red Kite sails at 8, full.']])
  })

  test('of all gets those first that have something left', () => {
    expect(answerTo('Which boats sail next?')).toEqual([
      ['Blue Tern sails at 10.'],
      ['Grey Heron sails at 9, full.', 'Grey Heron sails at 12.'],
    ])
    expect(answerTo('Sailings with places left')).toEqual([
      ['Blue Tern sails at 10.'],
      ['Grey Heron sails at 12.'],
    ])
  })
})

test('who asks for what nothing is within gets what comes nearest, and is told so', () => {
  const ask = (text: string) => findFacts(harbour(), [boats], { text, locale: 'en', now: 0 })
  const within = ask('Sailings before 11')
  expect([within?.isNearest, within?.found.length]).toEqual([undefined, 3])
  const nearest = ask('Sailings before 5')
  expect(nearest?.isNearest).toBe(true)
  expect(nearest?.found.flatMap(({ statements }) => statements[0]?.text)).toEqual([
    'Blue Tern sails at 10.',
    'Grey Heron sails at 9, full.',
  ])
})

test('who asks for two things of one kind gets what is both', () => {
  expect(answerTo('Sailings at an odd hour')).toHaveLength(2)
  expect(answerTo('Sailings at an even hour with places left')).toEqual([
    ['Blue Tern sails at 10.'],
    ['Grey Heron sails at 12.'],
  ])
})

test('who asks for a value that nothing has gets what comes first, and is told so', () => {
  const text = 'Sailings at an odd hour with places left'
  const nearest = findFacts(harbour(), [boats], { text, locale: 'en', now: 0 })
  expect(nearest?.isNearest).toBe(true)
  expect(nearest?.found[0]?.statements[0]?.text).toBe('Blue Tern sails at 10.')
})

test('who names a document and a time gets what it has then, and all where it has nothing left', () => {
  expect(answerTo('When does the Grey Heron sail at an even hour?')).toEqual([
    ['Grey Heron sails at 12.'],
  ])
  expect(answerTo('When does the Grey Heron sail at an odd hour?')).toEqual([
    ['Grey Heron sails at 9, full.', 'Grey Heron sails at 12.'],
  ])
})

test('who asks for the dearest gets it first, and the one of each currency where there are several', () => {
  expect(answerTo('Which boat is the dearest?')).toEqual([
    ['Red Kite costs 30.'],
    ['Grey Heron costs 20.'],
  ])
  const asked = { text: 'Which boat is the dearest?', locale: 'en', now: 0 }
  const mixed = findFacts(harbour('USD'), [boats], asked)?.found
  expect(mixed?.map(({ entry }) => entry.document.title.text)).toEqual(['Red Kite', 'Grey Heron'])
})

test('who goes on to another document asks of it what was asked before', () => {
  const earlier = 'How much is the Grey Heron?'
  expect(answerTo('And the Blue Tern?', earlier)).toEqual([['Blue Tern is free.']])
  expect(answerTo('The Blue Tern?', earlier)).toBeUndefined()
  expect(answerTo('And the Black Swan?', earlier)).toBeUndefined()
})

test('a word that nobody publishes is read as the one a letter away that is asked by', () => {
  expect(answerTo('prise of the Grey Heron')).toEqual([['Grey Heron costs 20.']])
  expect(answerTo('how much are the boots')).toBeUndefined()
})

test('what follows “not want” is not wanted', () => {
  expect(answerTo("I don't want free boats")).toEqual([
    ['Grey Heron costs 20.'],
    ['Red Kite costs 30.'],
  ])
})
