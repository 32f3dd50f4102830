import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'

import { answeredQuestions, type AnsweredQuestion } from './answeredQuestions.js'
import { type Answered, bootSample } from './bootSample.js'
import { foreignQuestions } from './foreignQuestions.js'

let sample: Awaited<ReturnType<typeof bootSample>>

beforeAll(async () => {
  sample = await bootSample()
}, 120_000)

afterAll(() => sample.foyer.stop())

describe('over the sample content', () => {
  test('names the right source first for 85 of 100 questions that it answers', async () => {
    const missed: string[] = []
    for (const asked of answeredQuestions) {
      const { grounded, citations, confidence } = await sample.ask(asked.question, 'en')
      if (grounded && isFrom(citations[0], asked)) continue
      missed.push(`${asked.question} → ${citations[0]?.title ?? 'refused'} (${confidence})`)
    }
    if (process.env['SHOW']) console.log(missed.join('\n'))
    expect(answeredQuestions).toHaveLength(60)
    expect(1 - missed.length / answeredQuestions.length).toBeGreaterThanOrEqual(0.85)
  })

  test('refuses 90 of 100 questions that it does not answer', async () => {
    const answered: string[] = []
    for (const question of foreignQuestions) {
      const { grounded, citations, confidence } = await sample.ask(question, 'en')
      if (grounded) answered.push(`${question} → ${citations[0]?.title ?? ''} (${confidence})`)
    }
    if (process.env['SHOW']) console.log(answered.join('\n'))
    expect(foreignQuestions).toHaveLength(60)
    expect(1 - answered.length / foreignQuestions.length).toBeGreaterThanOrEqual(0.9)
  })
})

function isFrom(citation: Answered['citations'][number] | undefined, { from }: AnsweredQuestion) {
  if (!citation) return false
  const last = new URL(citation.url).pathname.split('/').at(-1)
  return from.some((source) => citation.title.startsWith(source) || last === source)
}
