import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { dateOf } from '../../../../src/demo/sampleParts.js'
import { type Answered, bootSample } from './bootSample.js'
import { bookingQuestions } from './bookingQuestions.js'
import { type Fact, factQuestions, foreignFactQuestions } from './factQuestions.js'

let sample: Awaited<ReturnType<typeof bootSample>>

/** How the facts read when the sample was begun and when it was written: midnight may lie between. */
let forms: RegExp[][][]

const formsNow = () =>
  factQuestions.map(({ facts, locale = 'en' }) => facts.map((fact) => formOf(fact, locale)))

beforeAll(async () => {
  const begun = formsNow()
  sample = await bootSample()
  forms = [begun, formsNow()]
})

afterAll(() => sample.foyer.stop())

describe('over the sample content', () => {
  test('answers 95 of 100 questions after facts with the fact and its source first', async () => {
    const missed: string[] = []
    for (const [at, { question, locale = 'en', from, facts }] of factQuestions.entries()) {
      const { grounded, answer, citations } = await sample.ask(question, locale)
      const [first] = citations
      const isRight = facts.every((_, of) => forms.some((read) => read[at]?.[of]?.test(answer)))
      if (grounded && first && isRight && isFrom(first, from)) continue
      missed.push(`${question} → ${first?.title ?? 'refused'}: ${answer}`)
    }
    if (process.env['SHOW']) console.log(missed.join('\n'))
    expect(factQuestions.length).toBeGreaterThanOrEqual(30)
    expect(1 - missed.length / factQuestions.length).toBeGreaterThanOrEqual(0.95)
  })

  test('answers no question about cancelling, dates and teachers wrongly, two thirds rightly, and shows the others where to read on', async () => {
    const missed: string[] = []
    const wrong: string[] = []
    const lost: string[] = []
    for (const { question, locale, right, from } of bookingQuestions) {
      const { grounded, answer, citations } = await sample.ask(question, locale)
      const isShown = citations.some(({ title, url }) =>
        from.some((one) => title.startsWith(one) || url.includes(one)),
      )
      if (grounded && right.test(answer)) continue
      missed.push(question)
      if (grounded) wrong.push(`${question} → ${answer}`)
      else if (!isShown)
        lost.push(`${question} → ${citations.map(({ title }) => title).join(', ')}`)
    }
    if (process.env['SHOW']) console.log(missed.join('\n'))
    expect(wrong).toEqual([])
    expect(lost).toEqual([])
    expect(1 - missed.length / bookingQuestions.length).toBeGreaterThanOrEqual(2 / 3)
  })

  test('refuses 90 of 100 questions after facts of what there is not', async () => {
    const answered: string[] = []
    for (const question of foreignFactQuestions) {
      const { grounded, answer } = await sample.ask(question, 'en')
      if (grounded) answered.push(`${question} → ${answer}`)
    }
    if (process.env['SHOW']) console.log(answered.join('\n'))
    expect(1 - answered.length / foreignFactQuestions.length).toBeGreaterThanOrEqual(0.9)
  })
})

function isFrom({ title, url }: Answered['citations'][number], from: readonly string[]): boolean {
  const last = new URL(url).pathname.split('/').at(-1)
  return from.some((source) => title.startsWith(source) || last === source)
}

function formOf(fact: Fact, locale: string): RegExp {
  if (fact instanceof RegExp) return fact
  const { inDays: startsInDays, days = 1 } = fact
  const { startsAt } = dateOf({ startsInDays, days, mode: 'online', capacity: 1 })
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new RegExp(
    new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, options).format(new Date(startsAt)),
  )
}
