import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { answeredQuestions, type AnsweredQuestion } from './answeredQuestions.js'
import { type Answered, bootSample } from './bootSample.js'
import { foreignQuestions } from './foreignQuestions.js'
import { strangersQuestions } from './strangersQuestions.js'

let sample: Awaited<ReturnType<typeof bootSample>>

beforeAll(async () => {
  sample = await bootSample()
}, 120_000)

afterAll(() => sample.foyer.stop())

describe('over the sample content', () => {
  test.each([
    { share: 80, questions: 'that it answers', asked: answeredQuestions },
    { share: 75, questions: 'of strangers', asked: strangersQuestions },
  ])('shows the right page for $share of 100 questions $questions', async (given) => {
    const { share, asked } = given
    const missed: string[] = []
    for (const each of asked) {
      const { citations, probability } = await sample.ask(each.question, 'en')
      if (citations.some((citation) => isFrom(citation, each))) continue
      missed.push(`${each.question} → ${citations[0]?.title ?? 'refused'} (${probability})`)
    }
    if (process.env['SHOW']) console.log(missed.join('\n'))
    expect(asked.length).toBeGreaterThanOrEqual(60)
    expect(1 - missed.length / asked.length).toBeGreaterThanOrEqual(share / 100)
  })

  test('refuses 90 of 100 questions that it does not answer', async () => {
    const answered: string[] = []
    for (const question of foreignQuestions) {
      const { grounded, citations, probability } = await sample.ask(question, 'en')
      if (grounded) answered.push(`${question} → ${citations[0]?.title ?? ''} (${probability})`)
    }
    if (process.env['SHOW']) console.log(answered.join('\n'))
    expect(foreignQuestions).toHaveLength(255)
    expect(1 - answered.length / foreignQuestions.length).toBeGreaterThanOrEqual(0.9)
  })
})

function isFrom(citation: Answered['citations'][number] | undefined, { from }: AnsweredQuestion) {
  if (!citation) return false
  const last = new URL(citation.url).pathname.split('/').at(-1)
  return from.some((source) => citation.title.startsWith(source) || last === source)
}
