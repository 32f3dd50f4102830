import { afterAll, beforeAll, expect, test } from '@jest/globals'

import {
  type GivenAnswer,
  verifyAnswer,
} from '../../../../src/modules/assistant/verification/createVerifier.js'
import { answeredQuestions } from './answeredQuestions.js'
import { bootSample } from './bootSample.js'
import { factQuestions } from './factQuestions.js'
import { strangersQuestions } from './strangersQuestions.js'

let sample: Awaited<ReturnType<typeof bootSample>>
let answers: (GivenAnswer & { question: string })[]

beforeAll(async () => {
  sample = await bootSample()
  const asked = [...answeredQuestions, ...strangersQuestions].map(({ question }) => ({
    question,
    locale: 'en',
  }))
  const all = [
    ...asked,
    ...factQuestions.map(({ question, locale = 'en' }) => ({ question, locale })),
  ]
  answers = []
  for (const { question, locale } of all) {
    const { answer, citations, grounded } = await sample.ask(question, locale)
    if (grounded) answers.push({ question, text: answer, citations, locale })
  }
})

afterAll(() => sample.foyer.stop())

const verify = (answer: GivenAnswer) => verifyAnswer(sample.foyer.payload, answer)

async function shareGrounded(given: readonly (GivenAnswer & { question: string })[]) {
  let grounded = 0
  for (const answer of given) {
    const { isGrounded } = await verify(answer)
    if (isGrounded) grounded += 1
    if (process.env['SHOW']) console.log(isGrounded, answer.question, '→', answer.text)
  }
  return grounded / given.length
}

test('answers taken word for word from what is published are found supported, and their sources valid', async () => {
  expect(answers.length).toBeGreaterThan(90)
  const began = performance.now()
  expect(await shareGrounded(answers)).toBeGreaterThanOrEqual(0.97)
  if (process.env['SHOW']) console.log((performance.now() - began) / answers.length, 'ms each')
  for (const answer of answers) {
    const { valid, unresolved } = await verify(answer)
    expect([answer.question, valid, unresolved]).toEqual([
      answer.question,
      answer.citations.length,
      0,
    ])
  }
})

test('an answer with another figure in it is not', async () => {
  const changed = answers.flatMap((answer) => {
    const [figure] = answer.text.replace(/\[\d+\]/g, '').match(/\d+/) ?? []
    if (figure === undefined) return []
    const text = answer.text.replace(figure, String(Number(figure) + 3))
    return text === answer.text ? [] : [{ ...answer, text }]
  })
  expect(changed.length).toBeGreaterThan(40)
  expect(await shareGrounded(changed)).toBeLessThanOrEqual(0.04)
})

test('an answer that cites another document is not', async () => {
  const swapped = answers.map((answer, at) => ({
    ...answer,
    citations: (answers.at(at - 7) ?? answer).citations.slice(0, 1),
  }))
  const elsewhere = swapped.filter(({ citations }, at) =>
    answers[at]?.citations.every(({ url }) => url !== citations[0]?.url),
  )
  expect(elsewhere.length).toBeGreaterThan(60)
  expect(await shareGrounded(elsewhere)).toBeLessThanOrEqual(0.02)
})
