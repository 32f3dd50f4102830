import { describe, expect, test } from '@jest/globals'

import { catalogQuery, listAddress } from '../../../../src/app/(site)/courses/catalogQuery.js'

const query = (text: string) => new URLSearchParams(text)

describe('catalogQuery', () => {
  test('passes on the filters, not empty fields nor what others append to links', () => {
    const asked = catalogQuery(query('q=&level=expert&level=foundation&utm_source=x&locale=fr'))
    expect(asked.toString()).toBe('level=expert&level=foundation&limit=12')
  })

  test('does not let a link choose how many courses a page has', () => {
    expect(catalogQuery(query('limit=100')).getAll('limit')).toEqual(['12'])
  })
})

describe('listAddress', () => {
  test('drops one value of a filter and begins again at the first page', () => {
    const address = listAddress(query('level=expert&level=foundation&page=2'), {
      drop: ['level', 'expert'],
    })
    expect(address).toBe('/courses?level=foundation')
  })

  test('names a page only from the second on', () => {
    expect(listAddress(query('q=ai'), { page: 2 })).toBe('/courses?q=ai&page=2')
    expect(listAddress(query('page=2'), { page: 1 })).toBe('/courses')
  })
})
