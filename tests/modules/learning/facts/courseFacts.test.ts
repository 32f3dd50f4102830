import { describe, expect, test } from '@jest/globals'

import { courseFacts } from '../../../../src/modules/learning/facts/courseFacts.js'
import { parseQuestion } from '../../../../src/search/facts/parseQuestion.js'
import { isSoAt } from '../../../../src/platform/content/Fact.js'

const course = {
  price: { amount: 49_050, currency: 'EUR' },
  durationHours: 6,
  certificate: true,
  level: 'foundation',
  format: 'blended',
  language: 'fr-CA',
  dates: [
    date('2026-12-09T09:00:00.000Z', { mode: 'online', seatsLeft: 12 }),
    date('2027-01-11T14:30:00.000Z', { mode: 'onsite', seatsLeft: 0 }),
    date('2027-01-20T09:00:00.000Z', { mode: 'online', status: 'cancelled', seatsLeft: 4 }),
    date('2027-02-01T09:00:00.000Z', { mode: 'online', seatsLeft: 1 }),
  ],
}

function date(startsAt: string, fields: Record<string, unknown> = {}) {
  return { startsAt, timeZone: 'UTC', status: 'scheduled', mode: null, seatsLeft: null, ...fields }
}

function told(document: object, locale: string, at = '2026-11-20T00:00:00Z'): string[] {
  const facts = courseFacts.read(document as Record<string, unknown>)
  return facts
    .filter((fact) => isSoAt(fact, Date.parse(at)))
    .map(({ say }) => say({ title: 'T', locale }))
}

describe('a course', () => {
  test('states what it costs, when it starts and how it is', () => {
    expect(told(course, 'en')).toEqual([
      '“T” costs €490.50 per person.',
      '“T” starts on 9 December 2026, 09:00 UTC, online, with 12 places free.',
      '“T” starts on 11 January 2027, 14:30 UTC, on site, fully booked.',
      '“T” starts on 1 February 2027, 09:00 UTC, online, with 1 place free.',
      '“T” takes 6 hours.',
      'Whoever completes “T” receives a certificate.',
      '“T” is at foundation level.',
      '“T” is taught partly online and partly in a classroom.',
      '“T” is taught in Canadian French.',
    ])
  })

  test('states it in the language of its reader, with European digits', () => {
    expect(told(course, 'fr').join('\n')).toMatch(
      /coûte 490,50\s€ par personne[^]*9 décembre 2026[^]*12 places/,
    )
    expect(told(course, 'ar').join('\n')).toMatch(/490[^]*9 ديسمبر 2026، 9:00 ص UTC[^]*12/)
    expect(told(course, 'xx')).toEqual(told(course, 'en'))
  })

  test('says the first of a month as the pages do', () => {
    const march = { dates: [date('2027-03-01T09:00:00Z')] }
    expect(told(march, 'fr').join('\n')).toContain('1er mars 2027')
    expect(told(march, 'en').join('\n')).toContain('1 March 2027')
  })

  test('says when a date begins where it is held, and finds it by its month and weekday there', () => {
    const dates = [date('2027-04-30T22:30:00Z', { timeZone: 'Europe/Paris' })]
    expect(told({ dates }, 'en').join('\n')).toContain('1 May 2027, 00:30 CEST')
    expect(told({ dates }, 'fr').join('\n')).toContain('1er mai 2027, 00:30')
    const [begins] = courseFacts.read({ dates }).filter(({ kind }) => kind === 'start')
    expect(begins?.values).toEqual(['month:4', 'day:6', 'day:weekend', 'places:open'])
  })

  test('no longer states a date from its beginning on', () => {
    const starts = (at: string) =>
      told(course, 'en', at).filter((text) => /starts|dates/.test(text))
    expect(starts('2026-12-09T08:59:59Z')).toHaveLength(3)
    expect(starts('2026-12-09T09:00:00Z')).toHaveLength(2)
    expect(starts('2027-02-01T09:00:00Z')).toEqual(['“T” has no further dates at present.'])
  })

  test('without a price is free, without dates can be taken at any time', () => {
    expect(told({}, 'en')).toEqual([
      '“T” is free.',
      '“T” has no dates: it can be taken at any time.',
      '“T” ends without a certificate.',
    ])
    expect(told({ price: { amount: 0, currency: 'EUR' } }, 'en')[0]).toBe('“T” is free.')
  })

  test('whose dates are all cancelled has no further ones, and is not said to be taken at any time', () => {
    const dates = course.dates.map((date) => ({ ...date, status: 'cancelled' }))
    const starts = told({ ...course, dates }, 'en').filter((text) => /starts|dates/.test(text))
    expect(starts).toEqual(['“T” has no further dates at present.'])
  })

  test('in a classroom says on which day ahead it can be taken online, unless that is full', () => {
    const dates = [
      date('2026-12-09T09:00:00.000Z', { mode: 'onsite' }),
      date('2027-01-11T09:00:00.000Z', { mode: 'online', seatsLeft: 0 }),
      date('2027-01-15T08:00:00.000Z', { mode: 'online', seatsLeft: 4 }),
    ]
    const formatsOf = (format: string, isFurther: boolean, at = '2026-11-20T00:00:00Z') =>
      courseFacts
        .read({ format, dates })
        .filter((fact) => fact.kind === 'format' && isSoAt(fact, Date.parse(at)))
        .map(({ values, say }) => [values?.[0], say({ title: 'T', locale: 'en', isFurther })])
    const taught = ['classroom', '“T” is taught in a classroom.']
    expect(formatsOf('classroom', true)).toEqual([
      taught,
      ['online', 'It can also be taken online, on 15 January 2027.'],
    ])
    expect(formatsOf('classroom', false)[1]?.[1]).toBe(
      '“T” can be taken online on 15 January 2027.',
    )
    expect(formatsOf('classroom', true, '2027-01-15T08:00:00Z')).toEqual([taught])
    expect(formatsOf('online', true)[1]?.[0]).toBe('classroom')
    expect(formatsOf('blended', true)).toHaveLength(1)
  })
})

describe('a question in one’s own language', () => {
  const read = (locale: string, text: string) =>
    parseQuestion(text, courseFacts, { locale, now: Date.parse('2026-11-20T00:00:00Z') })

  test.each([
    ['en', 'Is there a course on a Saturday?', 'day:6'],
    ['en', 'Do you have courses on Mondays?', 'day:1'],
    ['en', 'Weekend courses', 'day:weekend'],
    ['fr', 'Y a-t-il des formations le samedi ?', 'day:6'],
    ['fr', 'Des formations le week-end ?', 'day:weekend'],
    ['ar', 'هل توجد دورات يوم السبت؟', 'day:6'],
  ])('names a day of the week: %s, %s', (locale, text, day) => {
    expect(read(locale, text)).toMatchObject({ kinds: ['start'], subject: '' })
    expect([...(read(locale, text).values.get('start') ?? [])]).toEqual([day])
  })

  test.each([
    ['en', 'Which course is the most expensive?', 'price'],
    ['en', 'What is your longest course?', 'duration'],
    ['fr', 'Quelle est la formation la plus chère ?', 'price'],
    ['fr', 'Quelle est la formation la plus longue ?', 'duration'],
    ['ar', 'ما هي أغلى دورة؟', 'price'],
    ['ar', 'ما هي أطول دورة؟', 'duration'],
  ])('asks for the last of a kind: %s, %s', (locale, text, kind) => {
    const asked = read(locale, text)
    expect(asked).toMatchObject({ kinds: [kind], isLast: true, isCalled: true, subject: '' })
    expect([...asked.first]).toEqual([kind])
  })

  test.each([
    ['en', 'Is there a waiting list for the sea charts course?', 'sea charts'],
    ['fr', 'Y a-t-il une liste d’attente pour la formation Cartes marines ?', 'Cartes marines'],
    ['ar', 'هل توجد قائمة انتظار لدورة Sea charts؟', 'Sea charts'],
  ])('after a waiting list is one after dates and places: %s, %s', (locale, text, subject) => {
    expect(read(locale, text).kinds).toEqual(['start'])
    expect(read(locale, text).subject).toContain(subject)
  })
})
