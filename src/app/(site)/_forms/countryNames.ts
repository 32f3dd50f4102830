import { countries } from '../../../platform/countries.js'

type Choice = { value: string; label: string }

const known = new Map<string, Choice[]>()

/** All countries by name in a language, sorted by its rules. */
export function countryNames(locale: string): readonly Choice[] {
  const kept = known.get(locale) ?? named(locale)
  known.set(locale, kept)
  return kept
}

function named(locale: string): Choice[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return countries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
}
