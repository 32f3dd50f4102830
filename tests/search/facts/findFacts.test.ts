import { describe, expect, test } from '@jest/globals'

import type { Fact, FactDeclaration } from '../../../src/platform/content/Fact.js'
import { findFacts } from '../../../src/search/facts/findFacts.js'
import { createIndex } from '../../../src/search/index/createIndex.js'

const boats: FactDeclaration = {
  called: { one: { en: ['boat'] }, many: { en: ['boats'] } },
  kinds: {
    overview: { asked: {} },
    price: {
      asked: { en: ['price', 'how much', 'cost'] },
      values: { free: { en: ['free', 'free of charge'] } },
    },
    sails: {
      asked: { en: ['when', 'sail'] },
      first: { en: ['next'] },
      values: { morning: { en: ['morning'] } },
      ofAll: { en: ['sailings'] },
    },
    mail: { asked: { en: ['mail address'] } },
    place: { asked: { en: ['address', 'where'] } },
  },
  fields: [],
  read: () => [],
}

const fact = (kind: string, words: string, more: Partial<Fact> = {}): Fact => ({
  kind,
  say: ({ title }) => `${title} ${words}.`,
  ...more,
})

const hour = 3_600_000

function harbour() {
  const index = createIndex({ locales: ['en', 'fr'] })
  const put = (
    title: string,
    known: readonly Fact[],
    more: { type?: string; body?: string } = {},
  ) =>
    index.put({
      key: `boats ${title} en`,
      type: more.type ?? 'boat',
      documentId: title,
      locales: ['en', 'fr'],
      language: 'en',
      title: { text: title, language: 'en' },
      keywords: [{ text: 'harbour trip', language: 'en' }],
      sections: [{ body: { text: more.body ?? '', language: 'en' } }],
      ...(known.length > 0 && { facts: { declared: boats, known } }),
      path: '/',
      updatedAt: '',
    })
  put('Grey Heron', [
    fact('overview', 'is a large boat'),
    fact('price', 'costs 20'),
    fact('sails', 'sails at nine', {
      ...{ rank: 9 * hour, until: 9 * hour, values: ['morning'], place: 'North Quay, London' },
    }),
    fact('sails', 'sails at noon', { rank: 12 * hour, until: 12 * hour }),
    fact('sails', 'sails no more', { from: 12 * hour }),
    fact('place', 'lies at the quay'),
    fact('mail', 'has a letter box'),
  ])
  put('Blue Tern', [
    fact('price', 'is free', { values: ['free'] }),
    fact('sails', 'sails at ten', { rank: 10 * hour, until: 10 * hour }),
  ])
  put('Red Kite', [
    fact('overview', 'is a small boat'),
    fact('price', 'is free', { values: ['free'] }),
  ])
  put('Tern boat', [], { type: 'page', body: 'A page about a boat.' })
  put('Lighthouse', [], { type: 'page', body: 'The light of the heron coast.' })
  return index
}

function ask(text: string, { now = 0, earlier }: { now?: number; earlier?: string } = {}) {
  const found = findFacts(harbour(), [boats], { text, earlier, locale: 'en', now: now * hour })
  return found?.found.flatMap(({ statements }) => statements.map((said) => said.text))
}

describe('a question after a fact', () => {
  test('gets the fact of the document that it names', () => {
    expect(ask('How much does the Grey Heron cost?')).toEqual(['Grey Heron costs 20.'])
    expect(ask('price of the heron boat')).toEqual(['Grey Heron costs 20.'])
  })

  test('gets nothing where it names what is not there, or something of another kind', () => {
    expect(ask('How much does the Black Swan cost?')).toBeUndefined()
    expect(ask('How much does the Black Swan boat cost?')).toBeUndefined()
    expect(ask('How much does the lighthouse cost?')).toBeUndefined()
    expect(ask('Tell me about the Grey Heron')).toBeUndefined()
    expect(ask('How much does the tern boat cost?')).toBeUndefined()
    expect(ask('How much does the blue tern boat cost?')).toEqual(['Blue Tern is free.'])
  })

  test('gets nothing for a part of a title unless it says what it means', () => {
    expect(ask('How much does a grey suit cost?')).toBeUndefined()
    expect(ask('How much does the grey boat cost?')).toEqual(['Grey Heron costs 20.'])
  })

  test('is not told what is past, and the first where it asks for that', () => {
    const when = 'When does the Grey Heron sail?'
    expect(ask(when)).toEqual(['Grey Heron sails at nine.', 'Grey Heron sails at noon.'])
    expect(ask('When does the Grey Heron sail next?', { now: 9 })).toEqual([
      'Grey Heron sails at noon.',
    ])
    expect(ask(when, { now: 12 })).toEqual(['Grey Heron sails no more.'])
  })

  test('may stand beside another question, which is left', () => {
    const both = 'How much is the Grey Heron and may I bring my violin on board?'
    expect(ask(both)).toEqual(['Grey Heron costs 20.'])
    expect(ask('May I bring my violin and boats?')).toBeUndefined()
  })

  test('means the longest phrase: a mail address is no address', () => {
    expect(ask('mail address of the Grey Heron')).toEqual(['Grey Heron has a letter box.'])
    expect(ask('address of the Grey Heron')).toEqual(['Grey Heron lies at the quay.'])
  })

  test('is answered for all where it names none: the soonest first, at a place or of a value', () => {
    const nine = 'Grey Heron sails at nine.'
    const ten = 'Blue Tern sails at ten.'
    expect(ask('What sailings are there?')).toEqual([nine, ten])
    expect(ask('Sailings in the morning', { now: 8 })).toEqual([nine])
    expect(ask('Sailings from London')).toEqual([nine])
    expect(ask('Sailings from Madrid')).toBeUndefined()
    const earlier = 'How much does the Blue Tern cost?'
    expect(ask('And what sailings are there?', { earlier })).toEqual([ten])
  })

  test('may leave out of what where the question before named it', () => {
    const earlier = 'How much does the Grey Heron cost?'
    expect(ask('And when does it sail next?', { earlier })).toEqual(['Grey Heron sails at nine.'])
    const vague = 'How much is the Grey Heron coast boat?'
    expect(ask(vague)).toEqual(['Grey Heron costs 20.'])
    expect(ask('And where is it?', { earlier: vague })).toEqual(['Grey Heron lies at the quay.'])
    expect(ask('And when does it sail next?')).toBeUndefined()
  })
})

describe('a question after several', () => {
  test('gets all of which it is so', () => {
    expect(ask('Which boats are free?')).toEqual(['Blue Tern is free.', 'Red Kite is free.'])
    expect(ask('Which boats are free of charge?')).toHaveLength(2)
  })

  test.each(['are not free', "aren't free of charge", 'aren’t free'])(
    'gets those of which it is not so: “Which boats %s?”',
    (what) => {
      expect(ask(`Which boats ${what}?`)).toEqual(['Grey Heron costs 20.'])
    },
  )

  test('gets those of which any is so where it says “or”, and those of which all is so elsewhere', () => {
    const [nine, blue, red] = [
      'Grey Heron sails at nine.',
      'Blue Tern is free.',
      'Red Kite is free.',
    ]
    expect(ask('Which boats are free or sail in the morning?')).toEqual([nine, blue, red])
    expect(ask('Boats in the morning or free boats')).toHaveLength(3)
    expect(ask('Free boats in the morning')).toBeUndefined()
  })

  test('gets those of which it is so where the denial is of something else', () => {
    const free = ['Blue Tern is free.', 'Red Kite is free.']
    expect(ask('Don’t you have any free boats?')).toEqual(free)
    expect(ask('I do not know, which boats are free?')).toEqual(free)
    expect(ask('Sailings not in the morning')).toEqual([
      'Blue Tern sails at ten.',
      'Grey Heron sails at noon.',
    ])
  })

  test('gets those that come first', () => {
    expect(ask('Which boat sails next?')).toEqual([
      'Grey Heron sails at nine.',
      'Blue Tern sails at ten.',
    ])
    expect(ask('Which boat sails next?', { now: 9 })?.[0]).toBe('Blue Tern sails at ten.')
  })

  test('sets those beside each other that it names, of each the same', () => {
    const both = ['Grey Heron costs 20.', 'Red Kite is free.']
    expect(ask('What is the price: the heron boat or the Red Kite?')).toEqual(both)
    expect(ask('Does the Grey Heron cost more than the red kite?')).toEqual(both)
    expect(ask('What is the difference between the kite and the heron?')).toEqual([
      'Red Kite is a small boat.',
      'Grey Heron is a large boat.',
    ])
  })

  test('is no comparison where it names one alone, or what is not there', () => {
    expect(ask('How much and when: the Grey Heron?')).toHaveLength(3)
    expect(ask('Does the Grey Heron cost more than a black swan?')).toBeUndefined()
    expect(ask('What is the difference between a heron and a tern coast?')).toBeUndefined()
  })

  test('gets nothing where no more than a name is left of it', () => {
    expect(ask('How much do boats cost?')).toBeUndefined()
    expect(ask('Where are boats?')).toBeUndefined()
  })

  test('says how many more there are than it names', () => {
    const index = harbour()
    for (let at = 0; at < 10; at += 1) {
      index.put({
        key: `boats ${String(at)} en`,
        type: 'boat',
        documentId: String(at),
        locales: ['en'],
        language: 'en',
        title: { text: `Skiff ${String(at)}`, language: 'en' },
        keywords: [],
        sections: [],
        facts: { declared: boats, known: [fact('price', 'is free', { values: ['free'] })] },
        path: '/',
        updatedAt: '',
      })
    }
    const question = { text: 'Which boats are free?', locale: 'en', now: 0 }
    const answer = findFacts(index, [boats], question)
    expect([answer?.found.length, answer?.more]).toEqual([6, 6])
    expect(findFacts(index, [boats], { ...question, locale: 'fr' })).toBeUndefined()
  })
})
