import { expect, test } from '@jest/globals'

import { days, mostHours, mostMoney } from '../../../../src/modules/learning/facts/bounds.js'

const now = Date.UTC(2026, 10, 30, 9)

const price = (rank: number, unit?: string) => ({
  kind: 'price',
  rank,
  ...(unit && { unit }),
  say: () => '',
})

test.each([
  ['Which courses cost less than 600 euros?', 'en', 59_999, 60_000],
  ['anything under €1,000', 'en', 99_999, 100_000],
  ['courses up to 600.50 EUR', 'en', 60_050, 60_051],
  ['no more than 1000 €', 'en', 100_000, 100_001],
  ['des formations à moins de 1 000 €', 'fr', 99_999, 100_000],
  ['jusqu’à 600 euros', 'fr', 60_000, 60_001],
  ['دورات بأقل من 600 يورو', 'ar', 59_999, 60_000],
  ['What costs under 600?', 'en', 59_999, 60_000],
  ['For up to 10 people, what costs less than 600 euros?', 'en', 59_999, 60_000],
  ['Which take less than 4 hours and cost less than €600?', 'en', 59_999, 60_000],
])('“%s” bounds the price in its currency', (...[question, locale, within, beyond]) => {
  const { fits } = mostMoney(question, { locale, now }) ?? {}
  expect([fits?.(price(within, 'EUR')), fits?.(price(beyond, 'EUR'))]).toEqual([true, false])
  expect(fits?.(price(0))).toBe(true)
})

test.each([
  ['Which courses cost not less than 600 euros?', 'en'],
  ['Which courses cost no less than €600?', 'en'],
  ['courses that don’t cost less than 600 euros', 'en'],
  ['Quels cours ne coûtent pas moins de 600 euros ?', 'fr'],
  ['دورات لا تقل عن 600 يورو', 'ar'],
  ['دورات ليست أقل من 600 يورو', 'ar'],
])('“%s” is the least that it costs', (question, locale) => {
  const { fits } = mostMoney(question, { locale, now }) ?? {}
  expect([fits?.(price(60_000, 'EUR')), fits?.(price(59_999, 'EUR'))]).toEqual([true, false])
  expect(fits?.(price(0))).toBe(false)
})

test('a bound is in the currency that it names, with its decimals, and in any where it names none', () => {
  expect(mostMoney('under €600', { locale: 'en', now })?.fits(price(10, 'USD'))).toBe(false)
  const priced = mostMoney('priced under 600', { locale: 'en', now })
  expect([priced?.fits(price(599, 'JPY')), priced?.fits(price(600, 'JPY'))]).toEqual([true, false])
})

test.each(['less than 4 hours', 'under 4h', 'moins de 4 heures', 'أقل من 4 ساعات'])(
  '“%s” bounds the hours, and no price',
  (question) => {
    const locale = question.startsWith('moins') ? 'fr' : question.startsWith('أ') ? 'ar' : 'en'
    const hours = (rank: number) =>
      mostHours(question, { locale, now })?.fits({ kind: 'duration', rank, say: () => '' })
    expect([hours(3), hours(4)]).toEqual([true, false])
    expect(mostMoney(question, { locale, now })).toBeUndefined()
  },
)

test.each([
  ...['more than 600 euros', 'Article 50', 'underwater 600', '24 hours', 'under the AI Act'],
  ...['Can I take a course if I am under 18?', 'Do courses have at most 12 per class?'],
  ...['up to 10 people', 'less than 10 employees', 'in under 30 days', 'under 600 pages'],
])('“%s” bounds nothing', (question) => {
  expect([
    mostMoney(question, { locale: 'en', now }),
    mostHours(question, { locale: 'en', now }),
  ]).toEqual([undefined, undefined])
})

/** The first and the last day of the next 500 on which a course may begin by a question asked on 30 November 2026. */
function daysIn(question: string, locale: string): (string | undefined)[] {
  const { fits } = days(question, { locale, now }) ?? {}
  const all = Array.from({ length: 500 }, (_, day) => now + day * 86_400_000)
  const within = all.filter((rank) => fits?.({ kind: 'start', rank, say: () => '' }))
  const end = within.at(-1) === all.at(-1) ? undefined : within.at(-1)
  return [within[0], end].map((time) => {
    return time === undefined ? undefined : new Date(time).toISOString().slice(0, 10)
  })
}

test.each([
  ['courses before Christmas', 'en', '2026-11-30', '2026-12-24'],
  ['any courses next week?', 'en', '2026-12-07', '2026-12-13'],
  ['courses after 15 January', 'en', '2027-01-16', undefined],
  ['a course tomorrow', 'en', '2026-12-01', '2026-12-01'],
  ['courses in January 2027', 'en', '2027-01-01', '2027-01-31'],
  ['a course starting on December 14th', 'en', '2026-12-14', '2026-12-14'],
  ['courses by the end of the year', 'en', '2026-11-30', '2026-12-31'],
  ['courses before March', 'en', '2026-11-30', '2027-02-28'],
  ['sessions in the next 3 weeks', 'en', '2026-11-30', '2026-12-21'],
  ['formation avant Noël', 'fr', '2026-11-30', '2026-12-24'],
  ['des formations la semaine prochaine ?', 'fr', '2026-12-07', '2026-12-13'],
  ['formation avant la fin de l’année', 'fr', '2026-11-30', '2026-12-31'],
  ['une session à partir du 1er fevrier', 'fr', '2027-02-01', undefined],
  ['formation d’ici fin mars', 'fr', '2026-11-30', '2027-03-31'],
  ['هل هناك دورة الأسبوع القادم؟', 'ar', '2026-12-07', '2026-12-13'],
  ['دورات بعد 15 يناير', 'ar', '2027-01-16', undefined],
  ['دورات قبل نهاية العام', 'ar', '2026-11-30', '2026-12-31'],
])('“%s” bounds the days on which it begins', (...[question, locale, first, last]) => {
  expect(daysIn(question, locale)).toEqual([first, last])
})

test('what can be begun at any time can be begun then, and what has no further dates cannot', () => {
  const { fits } = days('a course tomorrow', { locale: 'en', now }) ?? {}
  const never = { kind: 'start', say: () => '', from: now - 1 }
  expect([fits?.({ kind: 'start', say: () => '' }), fits?.(never)]).toEqual([true, false])
})

test.each(['What applies after 2 August 2026?', 'courses in January', 'May I send 2 colleagues?'])(
  '“%s” bounds no days',
  (question) => {
    expect(days(question, { locale: 'en', now })).toBeUndefined()
  },
)
