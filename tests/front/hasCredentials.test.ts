import { describe, expect, test } from '@jest/globals'

import { hasCredentials } from '../../src/front/answerApi.js'

describe('a request says who is calling', () => {
  test.each([
    { authorization: 'Bearer x' },
    { authorization: '' },
    { 'x-api-key': 'x' },
    { cookie: 'foyer-token=x' },
    { cookie: 'a=b; foyer-token=x' },
    { cookie: 'a=b;foyer-token=x' },
    { cookie: 'foyer-lng=fr; foyer-learner=x' },
    { cookie: 'foyer-lngx=fr' },
  ])('by %j', (headers) => {
    expect(hasCredentials(headers)).toBe(true)
  })

  test.each([
    {},
    { cookie: '' },
    { cookie: 'a=b' },
    { cookie: 'foyer-lng=fr' },
    { cookie: 'foyer-theme=dark; foyer-lng=fr' },
    { cookie: 'notfoyer-token=x' },
    { cookie: 'a=foyer-token' },
  ])('but not by %j', (headers) => {
    expect(hasCredentials(headers)).toBe(false)
  })
})
