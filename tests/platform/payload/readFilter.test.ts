import { describe, expect, test } from '@jest/globals'

import { readFilter } from '../../../src/platform/payload/exportFile.js'

const filter = {
  or: [{ and: [{ status: { equals: 'new' } }, { kind: { in: ['demo'], not_equals: 'tco' } }] }],
}

describe('a filter', () => {
  test('is the same as JSON and as parameters put together', () => {
    expect(readFilter(filter)).toEqual(filter)
    expect(readFilter(JSON.stringify(filter))).toEqual(filter)
  })

  test('may be left out, or say that there is none', () => {
    expect(readFilter(undefined)).toEqual({})
    expect(readFilter('{}')).toEqual({})
  })

  test.each([
    [''],
    ['{'],
    ['null'],
    ['"status"'],
    [[]],
    [{ status: '' }],
    [{ status: {} }],
    [{ status: ['new'] }],
    [{ and: [] }],
    [{ and: [{}] }],
    [{ AND: [''] }],
    [{ or: [{ and: [{ status: 'new' }] }] }],
    [{ status: { in: { a: 'new' } } }],
    [{ status: { not_in: null } }],
  ])('that would be passed over in part is none: %j', (given) => {
    expect(readFilter(given)).toBeUndefined()
  })
})
