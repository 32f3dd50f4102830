import { describe, expect, test } from '@jest/globals'

import {
  encodedEntityTag,
  entityTag,
  matchesEntityTag,
} from '../../../src/platform/http/entityTag.js'

describe('an entity tag', () => {
  test('is strong, and the same for the same bytes only', () => {
    expect(entityTag('a')).toMatch(/^"[\w-]{27}"$/)
    expect(entityTag('a')).toBe(entityTag(new TextEncoder().encode('a')))
    expect(entityTag('a')).not.toBe(entityTag('b'))
  })

  test('differs by encoding', () => {
    expect(encodedEntityTag('"x"', 'identity')).toBe('"x"')
    expect(encodedEntityTag('"x"', 'br')).toBe('"x-br"')
    expect(encodedEntityTag('"x"', 'gzip')).toBe('"x-gzip"')
  })

  test.each(['"x"', ' "x" ', '*', ' * ', 'W/"x"', '"a", "x"', '"a",W/"x" , "b"'])(
    'is named by %p',
    (header) => {
      expect(matchesEntityTag(header, '"x"')).toBe(true)
    },
  )

  test.each([undefined, null, '', 'x', '"X"', '"x-br"', '"a", "b"', 'w/"x"', '"*"'])(
    'is not named by %p',
    (header) => {
      expect(matchesEntityTag(header, '"x"')).toBe(false)
    },
  )
})
