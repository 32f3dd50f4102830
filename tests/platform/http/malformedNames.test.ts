import { describe, expect, test } from '@jest/globals'

import { malformedNames } from '../../../src/platform/api/parseCall.js'

describe('a query string', () => {
  test.each([
    ['?q=caf%C3%A9&limit=5', []],
    ['?q=a+b%2Bc&empty', []],
    ['', []],
    ['?q=%ff', ['q']],
    ['?q=%ed%a0%80', ['q']],
    ['?q=100%', ['q']],
    ['?q=%4', ['q']],
    ['?a=1&first+name=%zz&b=%c0%80', ['first name', 'b']],
    ['?%ff=1', ['']],
  ])('%s names what is no text: %j', (search, names) => {
    expect(malformedNames(search)).toEqual(names)
  })
})
