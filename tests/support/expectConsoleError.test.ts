import { describe, expect, test } from '@jest/globals'

import { expectConsoleError, settleConsoleErrors } from './expectConsoleError.js'

describe('console.error in a test', () => {
  test('is a fault where nobody expected it', () => {
    console.error('lost %d rows', 3)
    expect(settleConsoleErrors()).toEqual(['unexpected console.error: lost 3 rows'])
  })

  test('is none where it was expected, once for each expectation', () => {
    expectConsoleError(/lost/)
    console.error('lost a row')
    console.error('lost a row')
    expect(settleConsoleErrors()).toHaveLength(1)
  })

  test('is missed where it was expected in vain', () => {
    expectConsoleError(/lost/)
    expect(settleConsoleErrors()).toEqual(['console.error was expected to print /lost/'])
  })

  test('is forgotten once settled', () => {
    console.error('lost a row')
    settleConsoleErrors()
    expect(settleConsoleErrors()).toEqual([])
  })
})
