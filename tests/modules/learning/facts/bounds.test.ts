import { expect, test } from '@jest/globals'

import { mostHours, mostMoney } from '../../../../src/modules/learning/facts/bounds.js'

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
  const { fits } = mostMoney(question, locale) ?? {}
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
  const { fits } = mostMoney(question, locale) ?? {}
  expect([fits?.(price(60_000, 'EUR')), fits?.(price(59_999, 'EUR'))]).toEqual([true, false])
  expect(fits?.(price(0))).toBe(false)
})

test('a bound is in the currency that it names, with its decimals, and in any where it names none', () => {
  expect(mostMoney('under €600', 'en')?.fits(price(10, 'USD'))).toBe(false)
  const priced = mostMoney('priced under 600', 'en')
  expect([priced?.fits(price(599, 'JPY')), priced?.fits(price(600, 'JPY'))]).toEqual([true, false])
})

test.each(['less than 4 hours', 'under 4h', 'moins de 4 heures', 'أقل من 4 ساعات'])(
  '“%s” bounds the hours, and no price',
  (question) => {
    const locale = question.startsWith('moins') ? 'fr' : question.startsWith('أ') ? 'ar' : 'en'
    const hours = (rank: number) =>
      mostHours(question, locale)?.fits({ kind: 'duration', rank, say: () => '' })
    expect([hours(3), hours(4)]).toEqual([true, false])
    expect(mostMoney(question, locale)).toBeUndefined()
  },
)

test.each([
  ...['more than 600 euros', 'Article 50', 'underwater 600', '24 hours', 'under the AI Act'],
  ...['Can I take a course if I am under 18?', 'Do courses have at most 12 per class?'],
  ...['up to 10 people', 'less than 10 employees', 'in under 30 days', 'under 600 pages'],
])('“%s” bounds nothing', (question) => {
  expect([mostMoney(question, 'en'), mostHours(question, 'en')]).toEqual([undefined, undefined])
})
