import { describe, expect, test } from '@jest/globals'

import { localAddress } from '../../../../src/app/(site)/_frame/openSite.js'

describe('localAddress', () => {
  test('leaves addresses in the default language as they are', () => {
    expect(localAddress('/courses?q=ai#list', undefined)).toBe('/courses?q=ai#list')
  })

  test('adds the language to the query, before the fragment', () => {
    expect(localAddress('/', 'ar')).toBe('/?locale=ar')
    expect(localAddress('/courses?q=ai#list', 'ar')).toBe('/courses?q=ai&locale=ar#list')
    expect(localAddress('/courses?locale=fr', 'ar')).toBe('/courses?locale=ar')
  })

  test('leaves the API alone, where files and redirects live', () => {
    expect(localAddress('/api/media/file/a.png', 'ar')).toBe('/api/media/file/a.png')
  })
})
