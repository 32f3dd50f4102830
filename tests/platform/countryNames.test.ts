import { describe, expect, test } from '@jest/globals'

import { countryNames } from '../../src/platform/countries.js'

describe('the countries of a form', () => {
  test('are all of them, by their names and in the order of the language', () => {
    expect(countryNames('en')).toHaveLength(249)
    const names = countryNames('fr').map(({ label }) => label)
    expect(names).toContain('Émirats arabes unis')
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'fr')))
    expect(names.indexOf('Émirats arabes unis')).toBeLessThan(names.indexOf('France'))
  })
})
