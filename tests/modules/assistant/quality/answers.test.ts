import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { customOf } from '../../../../src/platform/extend.js'
import { answeredQuestions, type AnsweredQuestion } from './answeredQuestions.js'
import { type Answered, bootSample } from './bootSample.js'
import { foreignQuestions, nearQuestions } from './foreignQuestions.js'
import { strangersQuestions } from './strangersQuestions.js'

let sample: Awaited<ReturnType<typeof bootSample>>

beforeAll(async () => {
  sample = await bootSample()
})

afterAll(() => sample.foyer.stop())

describe('over the sample content', () => {
  test.each([
    { share: 60, questions: 'that it answers', asked: answeredQuestions },
    { share: 55, questions: 'of strangers', asked: strangersQuestions },
  ])('answers $share of 100 questions $questions from the right source', async (given) => {
    const { share, asked } = given
    const missed: string[] = []
    for (const each of asked) {
      const { grounded, citations, probability } = await sample.ask(each.question, 'en')
      if (grounded && isFrom(citations[0], each)) continue
      missed.push(`${each.question} → ${citations[0]?.title ?? 'refused'} (${probability})`)
    }
    if (process.env['SHOW']) console.log(missed.join('\n'))
    expect(asked.length).toBeGreaterThanOrEqual(60)
    expect(1 - missed.length / asked.length).toBeGreaterThanOrEqual(share / 100)
  })

  test.each([
    { share: 94, questions: 'of other subjects', asked: foreignQuestions, count: 205 },
    { share: 75, questions: 'near its subjects', asked: nearQuestions, count: 50 },
  ])('leaves $share of 100 questions $questions unanswered', async ({ share, asked, count }) => {
    const answered: string[] = []
    for (const question of asked) {
      const { grounded, citations, probability } = await sample.ask(question, 'en')
      if (grounded) answered.push(`${question} → ${citations[0]?.title ?? ''} (${probability})`)
    }
    if (process.env['SHOW']) console.log(answered.join('\n'))
    expect(asked).toHaveLength(count)
    expect(1 - answered.length / asked.length).toBeGreaterThanOrEqual(share / 100)
  })

  test('leaves what no document speaks of unanswered, whichever document is named: its own test passes', async () => {
    const { payload } = sample.foyer
    expect(await customOf(payload.config).selfTests?.['assistant.grounding']?.run(payload)).toBe(
      'passed',
    )
  })
})

function isFrom(citation: Answered['citations'][number] | undefined, { from }: AnsweredQuestion) {
  if (!citation) return false
  const last = new URL(citation.url).pathname.split('/').at(-1)
  return from.some((source) => citation.title.startsWith(source) || last === source)
}
