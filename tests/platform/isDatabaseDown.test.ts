import { expect, test } from '@jest/globals'

import { isDatabaseDown } from '../../src/platform/isDatabaseDown.js'

const coded = (code: string) => Object.assign(new Error('x'), { code })

test.each([
  coded('ECONNREFUSED'),
  coded('57P01'),
  coded('57P03'),
  coded('53300'),
  coded('53100'),
  coded('08006'),
  coded('25006'),
  coded('EHOSTUNREACH'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('Query read timeout'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Connection terminated unexpectedly'),
  new Error('Failed query', { cause: coded('ECONNRESET') }),
  new Error('a', { cause: new Error('b', { cause: coded('57P02') }) }),
])('%s says that it is', (error) => {
  expect(isDatabaseDown(error)).toBe(true)
})

test.each([
  undefined,
  null,
  'ECONNREFUSED',
  new Error('x'),
  coded('23505'),
  coded('57014'),
  coded('22P02'),
  new Error('Failed query', { cause: coded('42P01') }),
])('%s does not', (error) => {
  expect(isDatabaseDown(error)).toBe(false)
})
