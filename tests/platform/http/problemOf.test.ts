import { expect, test } from '@jest/globals'

import { problemOf } from '../../../src/platform/http/failureResponse.js'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each(['40P01', '40001', '25P03', '57014', '08006'])(
  'who met the error %s of PostgreSQL is told to try again',
  (code) => {
    const problem = problemOf(new Error('Failed query', { cause: coded(code) }))
    expect([problem?.status, problem?.headers['retry-after']]).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
    ])
  },
)

test.each(['23505', '22P02', '42P01'])('the error %s is a fault, and no outage', (code) => {
  expect(problemOf(coded(code))).toBeUndefined()
})

test('who waited for a lock in vain is not told that something took long to look up', () => {
  const problem = problemOf(new Error('Failed query', { cause: coded('57014') }))
  expect(problem?.message).toBe(
    'This took too long, and was stopped. Ask for less, or try again in a few seconds.',
  )
})
